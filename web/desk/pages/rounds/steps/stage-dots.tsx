import { ROUND_STAGES, type RoundStage } from '@ronde/core/tournament/round.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import classes from '../rounds.module.css';
import { ROUNDS_WORDS } from '../rounds-words.ts';

/** draft → published → playing → complete → closed, the present one filled. */
export function StageDots({ stage }: { readonly stage: RoundStage }): ReactNode {
  const words = useWords(ROUNDS_WORDS);
  const now = ROUND_STAGES.indexOf(stage);
  return (
    <ol className={classes['dots']}>
      {ROUND_STAGES.map((name, index) => (
        <li key={name} aria-current={index === now ? 'step' : undefined} data-past={index < now}>
          <span title={words.stages[name]}>{words.stages[name]}</span>
        </li>
      ))}
    </ol>
  );
}
