import { Title } from '@mantine/core';
import { DEADLINE_WORDS } from '@ronde/core/administration/deadlines/deadline-words.ts';
import type { AdministrationView } from '@ronde/core/tournament/views/administration.ts';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { ADMINISTRATION_WORDS } from './administration-words.ts';
import classes from './administration.module.css';

/** What a chief arbiter sees to, in its order (LA 5.1). */
export function SevenDuties(props: { readonly steps: AdministrationView['steps'] }): ReactNode {
  const words = useWords(ADMINISTRATION_WORDS);
  const { duties } = DEADLINE_WORDS[useLanguage()];
  return (
    <>
      <Title order={2} size="h3" mt="lg">
        {words.sevenDuties}
      </Title>
      <ol className={classes['steps']}>
        {props.steps.map(({ duty, standing }) => (
          <li key={duty} data-standing={standing}>
            {duties[duty]} <strong>{words.standings[standing]}</strong>
          </li>
        ))}
      </ol>
    </>
  );
}
