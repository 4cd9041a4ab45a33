/** @jsxImportSource preact */
import { signal } from '@preact/signals';
import { RULING_WORDS } from '@ronde/core/decisions/situations/ruling-words.ts';
import type { Regime } from '@ronde/core/decisions/situations/ruling.ts';
import type { KnownAtBoards } from '@ronde/core/tournament/views/known-at-boards.ts';
import type { Answer } from '@ronde/core/decisions/situations/situation.ts';
import { SITUATION_FAMILIES } from '@ronde/core/decisions/situations/situation.ts';
import type { SituationName } from '@ronde/core/decisions/situations/situation-titles.ts';
import { SITUATIONS } from '@ronde/core/decisions/situations/situations.ts';
import { PLAYS } from '@ronde/core/rules/editions/laws.ts';
import type { JSX } from 'preact';
import { DECISION_WORDS } from '../../decisions/decision-words.ts';
import { groundOf, lawsOfEvent } from '../../decisions/ground-of.ts';
import { filledIn } from '../../decisions/known-at-hand.ts';
import { KNOWN_WORDS } from '../../decisions/known-words.ts';
import {
  foundSituations,
  nextQuestion,
  rulingSoFar,
  type Given,
  type Ground,
} from '../../decisions/question-line.ts';
import { overview } from '../event/phone.ts';
import { language, spoken } from '../language.ts';
import { Choices } from '../parts/choices.tsx';
import { CLAIM_PAGE_WORDS } from '../../decisions/claim-page-words.ts';
import { ClaimPage } from './claim.tsx';
import { atHand, PlaceFields, useKnown, usePlace } from './place.tsx';
import { QuestionCard } from './question-card.tsx';
import { RulingCard } from './ruling-card.tsx';

const words = spoken(DECISION_WORDS);
const knownWords = spoken(KNOWN_WORDS);
const claimWords = spoken(CLAIM_PAGE_WORDS);

/** Kept while the phone is open: whoever looks at another page comes back to the same question. */
const chosen = signal<SituationName | null>(null);
const steps = signal<readonly (readonly [key: string, answer: Answer])[]>([]);
/** The moves of a claim that was proven. */
const score = signal<string | null>(null);
const asked = signal('');
/** A claim is being proven. */
const claiming = signal(false);
const regimeChosen = signal<Partial<Regime>>({});

const event = () => overview.value?.overview;
const ground = (known: KnownAtBoards | null): Ground =>
  groundOf(event(), known, regimeChosen.value);

const begin = (
  name: SituationName | null,
  given: Given = {},
  proven: string | null = null,
): void => {
  chosen.value = name;
  score.value = proven;
  steps.value = Object.entries(given);
  window.scrollTo(0, 0);
};

/** What happened, one question at a time, and the ruling. */
export function DecidePage(): JSX.Element {
  const name = chosen.value;
  const known = useKnown();
  const place = usePlace();
  if (claiming.value) {
    return (
      <ClaimPage
        ground={ground(known)}
        onDecide={({ situation, given, score: proven }) => {
          claiming.value = false;
          begin(situation, given, proven);
        }}
        onBack={() => {
          claiming.value = false;
        }}
      />
    );
  }
  if (name === null) return <Situations known={known} />;
  const given: Given = Object.fromEntries(steps.value);
  const rules = ground(known);
  const hand = atHand(known, place);
  const next = nextQuestion(name, given, rules);
  const ruling = next === null ? rulingSoFar(name, given, rules) : null;
  const { title } = SITUATIONS[name];
  return (
    <>
      <h1>{title[language]}</h1>
      {next !== null && place !== null && (
        <div class="card">
          <PlaceFields place={place} />
        </div>
      )}
      {next !== null && (
        <QuestionCard
          key={next.key}
          question={next.question}
          colour={hand.colour}
          filled={filledIn(name, next.key, next.question, hand, language)}
          onAnswer={(answer) => {
            steps.value = [...steps.value, [next.key, answer]];
            window.scrollTo(0, 0);
          }}
        />
      )}
      {ruling !== null && (
        <RulingCard
          ruling={ruling}
          given={given}
          score={score.value}
          place={place}
          hand={hand}
          edition={lawsOfEvent(event())}
        />
      )}
      <div class="stack">
        {steps.value.length > 0 && (
          <button
            type="button"
            class="button wide"
            onClick={() => (steps.value = steps.value.slice(0, -1))}
          >
            {words.back}
          </button>
        )}
        <button
          type="button"
          class="button wide"
          onClick={() => {
            begin(null);
          }}
        >
          {words.again}
        </button>
      </div>
    </>
  );
}

function Situations({ known }: { readonly known: KnownAtBoards | null }): JSX.Element {
  const { regime } = ground(known);
  const found = foundSituations(asked.value);
  return (
    <>
      <h1>{words.heading}</h1>
      <p class="soft">{words.about}</p>
      <Choices
        label={words.regime}
        choices={PLAYS.map((play) => ({ value: play, name: words.plays[play] }))}
        chosen={regime.play}
        onChoose={(play) => (regimeChosen.value = { ...regimeChosen.value, play })}
      />
      {regime.play !== 'standard' && (
        <Choices
          label={words.supervised}
          choices={[
            { value: 'yes', name: words.supervisedYes },
            { value: 'no', name: words.supervisedNo },
          ]}
          chosen={regime.supervised ? 'yes' : 'no'}
          onChoose={(value) =>
            (regimeChosen.value = { ...regimeChosen.value, supervised: value === 'yes' })
          }
        />
      )}
      {regime.play !== 'standard' && known !== null && (
        <p class="soft">
          {known.supervised === null ? knownWords.supervisedNotSaid : knownWords.supervisedSaid}
        </p>
      )}
      <button type="button" class="button wide" onClick={() => (claiming.value = true)}>
        {claimWords.open}
      </button>
      <label class="field">
        {words.search}
        <input
          type="search"
          value={asked.value}
          onInput={(event) => (asked.value = event.currentTarget.value)}
        />
      </label>
      {found.length === 0 && (
        <p class="note" role="status">
          {words.none}
        </p>
      )}
      {SITUATION_FAMILIES.map((family) => {
        const own = found.filter((name) => SITUATIONS[name].family === family);
        return (
          own.length > 0 && (
            <section key={family} class="stack">
              <h2>{RULING_WORDS[language].families[family]}</h2>
              {own.map((name) => (
                <button
                  key={name}
                  type="button"
                  class="button wide"
                  onClick={() => {
                    begin(name);
                  }}
                >
                  {SITUATIONS[name].title[language]}
                </button>
              ))}
            </section>
          )
        );
      })}
    </>
  );
}
