import { Title } from '@mantine/core';
import { DEADLINE_WORDS } from '@ronde/core/administration/deadlines/deadline-words.ts';
import type { AdministrationView } from '@ronde/core/tournament/views/administration.ts';
import type { ReactNode } from 'react';
import { formatDays } from '../../dates.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ADMINISTRATION_WORDS } from './administration-words.ts';
import classes from './administration.module.css';

type Step = AdministrationView['steps'][number];

/** What a chief arbiter sees to, in its order (LA 5.1). */
export function SevenDuties(props: { readonly steps: AdministrationView['steps'] }): ReactNode {
  const words = useWords(ADMINISTRATION_WORDS);
  const language = useLanguage();
  const { duties } = DEADLINE_WORDS[language];
  return (
    <>
      <Title order={2} size="h3" mt="lg">
        {words.sevenDuties}
      </Title>
      <ol className={classes['steps']}>
        {props.steps.map(({ duty, standing, due, record }) => (
          <li key={duty} data-standing={standing}>
            {duties[duty]} <strong>{words.standings[standing]}</strong>
            {proofOf(due, record).map((part) => (
              <span key={part}> · {part}</span>
            ))}
          </li>
        ))}
      </ol>
    </>
  );

  /** The day it was done and the proof; else the day it is due. */
  function proofOf(due: string | null, record: Step['record']): readonly string[] {
    const { on, proof } = record ?? {};
    const day = (one: string): string => formatDays(one, one, language);
    if (record === null) return due === null ? [] : [day(due.slice(0, 10))];
    return [
      ...(on === undefined ? [] : [words.doneOn(day(on))]),
      ...(proof === undefined ? [] : [proof]),
    ];
  }
}
