/** @jsxImportSource preact */
import { signal } from '@preact/signals';
import { claimText } from '@ronde/core/decisions/claims/claim-text.ts';
import { CLAIM_WORDS } from '@ronde/core/decisions/claims/claim-words.ts';
import { readScore, withNextMove } from '@ronde/core/decisions/claims/played-game.ts';
import { shownClaim } from '@ronde/core/decisions/claims/shown-claim.ts';
import { COLOURS, type Colour } from '@ronde/core/rules/colour.ts';
import type { LawsProperties, Play } from '@ronde/core/rules/editions/laws.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { JSX } from 'preact';
import { CLAIM_PAGE_WORDS } from '../../decisions/claim-page-words.ts';
import { language, spoken } from '../language.ts';
import { Choices } from '../parts/choices.tsx';

const words = spoken(CLAIM_PAGE_WORDS);

/** What the player claims; a position needs no claim. */
const CLAIMS = ['repetition', 'moves', 'position'] as const;
type Claimed = (typeof CLAIMS)[number];

/** Kept while the phone is open: a score is long to type. */
const claimed = signal<Claimed>('repetition');
const score = signal('');
const next = signal('');
const flag = signal<Colour | 'none'>('none');
const told = signal<readonly string[] | null>(null);

/** A claim proven from the moves as they are typed, or from a position. */
export function ClaimPage(props: {
  readonly laws: LawsProperties;
  readonly play: Play;
  readonly onBack: () => void;
}): JSX.Element {
  return (
    <>
      <h1>{words.heading}</h1>
      <p class="soft">{words.about}</p>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          told.value = judged(props.laws, props.play);
        }}
      >
        <Choices
          label={words.claimed}
          choices={CLAIMS.map((one) => ({ value: one, name: words.claims[one] }))}
          chosen={claimed.value}
          onChoose={(one) => (claimed.value = one)}
        />
        <label class="field">
          {words.score}
          <textarea
            rows={5}
            spellcheck={false}
            autocapitalize="off"
            value={score.value}
            onInput={(event) => (score.value = event.currentTarget.value)}
          />
        </label>
        <label class="field">
          {words.next}
          <input
            spellcheck={false}
            autocapitalize="off"
            value={next.value}
            onInput={(event) => (next.value = event.currentTarget.value)}
          />
        </label>
        <Choices
          label={words.flag}
          choices={[
            { value: 'none', name: words.noFlag },
            ...COLOURS.map((colour) => ({ value: colour, name: words.flags[colour] })),
          ]}
          chosen={flag.value}
          onChoose={(chosen) => (flag.value = chosen)}
        />
        <button type="submit" class="button primary wide" disabled={score.value.trim() === ''}>
          {words.prove}
        </button>
      </form>
      {told.value !== null && (
        <section class="card" role="status" aria-label={words.proof}>
          <ul class="steps">
            {told.value.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <button type="button" class="button wide" onClick={props.onBack}>
        {words.back}
      </button>
    </>
  );
}

function judged(laws: LawsProperties, play: Play): readonly string[] {
  const said = CLAIM_WORDS[language];
  const read = readScore(score.value);
  if ('refused' in read) {
    const params = { value: score.value.trim(), games: read.games, asked: 1 };
    return [fill(said.refused[read.refused], params)];
  }
  const written = next.value.trim();
  const after = written === '' ? read : withNextMove(read.game, written);
  if ('fault' in after) return [fill(said.nextFault, { written })];
  const fallen = flag.value === 'none' ? null : flag.value;
  const asked = {
    repetition: claimed.value === 'repetition',
    moves: claimed.value === 'moves',
    position: true,
  };
  const shown = shownClaim(after.game, laws, { play, flag: fallen, asked });
  return claimText(language, shown, laws).split('\n');
}
