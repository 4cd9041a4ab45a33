/** @jsxImportSource preact */
import { signal } from '@preact/signals';
import { COLOURS } from '@ronde/core/rules/colour.ts';
import type { JSX } from 'preact';
import { CLAIM_PAGE_WORDS } from '../../decisions/claim-page-words.ts';
import {
  CLAIMS,
  NO_CLAIM,
  proveClaim,
  type ClaimDraft,
  type ClaimProof,
} from '../../decisions/proven-claim.ts';
import type { Ground } from '../../decisions/question-line.ts';
import { language, spoken } from '../language.ts';
import { Choices } from '../parts/choices.tsx';

const words = spoken(CLAIM_PAGE_WORDS);

/** Kept while the phone is open: a score is long to type. */
const draft = signal<ClaimDraft>(NO_CLAIM);
const proof = signal<ClaimProof | null>(null);

/** A claim proven from the moves as they are typed, or from a position. */
export function ClaimPage(props: {
  readonly ground: Ground;
  readonly onDecide: (decided: NonNullable<ClaimProof['leadsTo']>) => void;
  readonly onBack: () => void;
}): JSX.Element {
  const { claimed, score, next, flag } = draft.value;
  const found = proof.value;
  const set = (typed: Partial<ClaimDraft>): void => {
    draft.value = { ...draft.value, ...typed };
    proof.value = null;
  };
  return (
    <>
      <h1>{words.heading}</h1>
      <p class="soft">{words.about}</p>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          proof.value = proveClaim(draft.value, props.ground, language);
        }}
      >
        <Choices
          label={words.claimed}
          choices={CLAIMS.map((one) => ({ value: one, name: words.claims[one] }))}
          chosen={claimed}
          onChoose={(one) => {
            set({ claimed: one });
          }}
        />
        <label class="field">
          {words.score}
          <textarea
            rows={5}
            spellcheck={false}
            autocapitalize="off"
            value={score}
            onInput={(event) => {
              set({ score: event.currentTarget.value });
            }}
          />
        </label>
        <label class="field">
          {words.next}
          <input
            spellcheck={false}
            autocapitalize="off"
            value={next}
            onInput={(event) => {
              set({ next: event.currentTarget.value });
            }}
          />
        </label>
        <Choices
          label={words.flag}
          choices={[
            { value: 'none', name: words.noFlag },
            ...COLOURS.map((colour) => ({ value: colour, name: words.flags[colour] })),
          ]}
          chosen={flag}
          onChoose={(chosen) => {
            set({ flag: chosen });
          }}
        />
        <button type="submit" class="button primary wide" disabled={score.trim() === ''}>
          {words.prove}
        </button>
      </form>
      {found !== null && (
        <section class="card" role="status" aria-label={words.proof}>
          <ul class="steps">
            {found.told.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {found.leadsTo !== null && <DecideOn leadsTo={found.leadsTo} onDecide={props.onDecide} />}
        </section>
      )}
      <button type="button" class="button wide" onClick={props.onBack}>
        {words.back}
      </button>
    </>
  );
}

const DecideOn = ({
  leadsTo,
  onDecide,
}: {
  readonly leadsTo: NonNullable<ClaimProof['leadsTo']>;
  readonly onDecide: (decided: NonNullable<ClaimProof['leadsTo']>) => void;
}): JSX.Element => (
  <button
    type="button"
    class="button primary wide"
    onClick={() => {
      onDecide(leadsTo);
    }}
  >
    {words.decide}
  </button>
);
