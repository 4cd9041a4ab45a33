/** @jsxImportSource preact */
import { useSignal } from '@preact/signals';
import {
  judgedSentence,
  type CompleteRuling,
} from '@ronde/core/decisions/situations/complete-ruling.ts';
import { RULING_WORDS } from '@ronde/core/decisions/situations/ruling-words.ts';
import type { EditionOf } from '@ronde/core/rules/editions/registry.ts';
import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import type { JSX } from 'preact';
import { articlesOf, citedLaws } from '../../decisions/cited-laws.ts';
import { DECISION_WORDS } from '../../decisions/decision-words.ts';
import type { AtHand } from '../../decisions/known-at-hand.ts';
import type { Given } from '../../decisions/question-line.ts';
import { LANGUAGE_NAMES } from '../../words/language-names.ts';
import { language, spoken } from '../language.ts';
import { Choices } from '../parts/choices.tsx';
import type { PhonePlace } from './place.tsx';
import { AtTheBoard } from './at-the-board.tsx';

const words = spoken(DECISION_WORDS);

/** The ruling: game, clocks, articles, what is left to judge, what to say and what to do. */
export function RulingCard(props: {
  readonly ruling: CompleteRuling;
  readonly given: Given;
  /** The moves by which a claim was proven; null where nothing was. */
  readonly score: string | null;
  readonly place: PhonePlace | null;
  readonly hand: AtHand;
  readonly edition: EditionOf<'laws'>;
}): JSX.Element {
  const { ruling, given, score, place, hand, edition } = props;
  const to = useSignal<Language>(language);
  const judged = judgedSentence(ruling, language);
  return (
    <>
      <section class="card" aria-labelledby="ruling" data-outcome={ruling.outcome}>
        <h2 id="ruling">{words.ruling}</h2>
        <p class="giant-text" role="status">
          {RULING_WORDS[language].outcomes[ruling.outcome]}
        </p>
        <p>
          <strong>{words.clocks}</strong>{' '}
          {ruling.opponentSeconds === 0
            ? words.clocksStay
            : words.opponentGets(ruling.opponentSeconds)}
        </p>
        <ol class="steps">
          {ruling.told[language].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        {judged !== null && <p class="note attention">{judged}</p>}
      </section>
      <section class="card" aria-labelledby="say">
        <h2 id="say">{words.say}</h2>
        <Choices
          label={words.sayIn}
          choices={LANGUAGES.map((one) => ({ value: one, name: LANGUAGE_NAMES[one], lang: one }))}
          chosen={to.value}
          onChoose={(one) => (to.value = one)}
        />
        <blockquote lang={to.value}>{ruling.say[to.value]}</blockquote>
      </section>
      {place !== null && (
        <AtTheBoard ruling={ruling} given={given} score={score} place={place} hand={hand} />
      )}
      <section class="card" aria-labelledby="cited">
        <h2 id="cited">{words.articles}</h2>
        {citedLaws(articlesOf(ruling), edition).map(({ id, title, says }) => (
          <details key={id} class="cited">
            <summary>
              {id} {title[language]}
            </summary>
            <p>{says[language]}</p>
          </details>
        ))}
      </section>
    </>
  );
}
