import { UnstyledButton } from '@mantine/core';
import { MISSING_MARKS, type MissingMark } from '@ronde/core/tournament/views/players.ts';
import type { ReactNode } from 'react';
import { formatCount } from '../../../words/counts.ts';
import { useLanguage, useWords } from '../../language.tsx';
import classes from './players.module.css';
import { PLAYERS_WORDS } from './players-words.ts';

export const markOf = (text: string | undefined): MissingMark | null =>
  MISSING_MARKS.find((mark) => mark === text) ?? null;

/** What is missing at a glance; a chip shows those who lack it. */
export function MissingChips(props: {
  readonly counts: Readonly<Record<MissingMark, number>>;
  readonly players: number;
  readonly chosen: MissingMark | null;
  readonly onChoose: (mark: MissingMark | null) => void;
}): ReactNode {
  const words = useWords(PLAYERS_WORDS);
  const language = useLanguage();
  const { counts, chosen, onChoose } = props;
  const lacking = MISSING_MARKS.filter((mark) => counts[mark] > 0 || mark === chosen);
  if (lacking.length === 0) return null;
  return (
    <div className={classes['chips']} role="group" aria-label={words.filters}>
      <UnstyledButton
        className={classes['chip']}
        data-all
        aria-pressed={chosen === null}
        onClick={() => {
          onChoose(null);
        }}
      >
        {words.all} <span className={classes['count']}>{formatCount(props.players, language)}</span>
      </UnstyledButton>
      {lacking.map((mark) => (
        <UnstyledButton
          key={mark}
          className={classes['chip']}
          aria-pressed={chosen === mark}
          onClick={() => {
            onChoose(chosen === mark ? null : mark);
          }}
        >
          {words.lacking[mark]}{' '}
          <span className={classes['count']}>{formatCount(counts[mark], language)}</span>
        </UnstyledButton>
      ))}
    </div>
  );
}
