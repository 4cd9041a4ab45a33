import { Anchor, Group, SegmentedControl, Text, Title } from '@mantine/core';
import {
  judgedSentence,
  type CompleteRuling,
} from '@ronde/core/decisions/situations/complete-ruling.ts';
import { RULING_WORDS } from '@ronde/core/decisions/situations/ruling-words.ts';
import type { EditionOf } from '@ronde/core/rules/editions/registry.ts';
import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import { useState, type ReactNode } from 'react';
import { articlesOf, citedLaws } from '../../../decisions/cited-laws.ts';
import { DECISION_WORDS } from '../../../decisions/decision-words.ts';
import { LANGUAGE_NAMES } from '../../../words/language-names.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import classes from './decide.module.css';

/** The ruling: game, clocks, articles, what is left to judge, and the sentence to say. */
export function RulingPart(props: {
  readonly ruling: CompleteRuling;
  readonly edition: EditionOf<'laws'>;
}): ReactNode {
  const { ruling, edition } = props;
  const words = useWords(DECISION_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const [to, setTo] = useState<Language>(language);
  const judged = judgedSentence(ruling, language);
  const cited = citedLaws(articlesOf(ruling), edition);
  return (
    <>
      <section className={classes['card']} aria-labelledby="ruling" data-outcome={ruling.outcome}>
        <Title order={3} size="h4" id="ruling">
          {words.ruling}
        </Title>
        <p className={classes['outcome']} role="status">
          {RULING_WORDS[language].outcomes[ruling.outcome]}
        </p>
        <p>
          <strong>{words.clocks}</strong>{' '}
          {ruling.opponentSeconds === 0
            ? words.clocksStay
            : words.opponentGets(ruling.opponentSeconds)}
        </p>
        <ol>
          {ruling.told[language].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        {judged !== null && <Text c="var(--attention)">{judged}</Text>}
        <h4>{words.articles}</h4>
        {cited.map(({ id: article, title, says }) => (
          <details key={article} className={classes['cited']}>
            <summary>
              {article} {title[language]}
            </summary>
            <p>{says[language]}</p>
            {/* The ruling stays where it is. */}
            <Anchor
              className="no-print"
              href={`/event/${encodeURIComponent(id)}/laws?article=${encodeURIComponent(article)}`}
              target="_blank"
            >
              {words.inTheLaws}
            </Anchor>
          </details>
        ))}
      </section>
      <section className={classes['card']} aria-labelledby="say">
        <Group justify="space-between">
          <Title order={3} size="h4" id="say">
            {words.say}
          </Title>
          <SegmentedControl
            className="no-print"
            aria-label={words.sayIn}
            value={to}
            data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={setTo}
          />
        </Group>
        <blockquote className={classes['say']} lang={to}>
          {ruling.say[to]}
        </blockquote>
      </section>
    </>
  );
}
