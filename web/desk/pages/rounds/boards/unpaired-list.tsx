import { Title } from '@mantine/core';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ReactNode } from 'react';
import { unpairedText } from '../../../../words/results.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import classes from '../rounds.module.css';
import { ROUNDS_WORDS } from '../rounds-words.ts';

export function UnpairedList({ view }: { readonly view: RoundView }): ReactNode {
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  if (view.unpaired.length === 0) return null;
  return (
    <section className={classes['unpaired']}>
      <Title order={2} size="h4">
        {words.unpaired}
      </Title>
      <ul>
        {view.unpaired.map(({ player, outcome, reason }) => (
          <li key={player.id}>
            <strong>{player.name}</strong>
            {[...new Set([unpairedText({ outcome, reason }, language), words.reasons[reason]])].map(
              (text) => ` · ${text}`,
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
