import { NativeSelect, NumberInput } from '@mantine/core';
import type { RoundPage } from '@ronde/server/api/screens.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { boardTyped, lastTyped, rangeTyped } from './board-range.ts';
import classes from './screens.module.css';
import { SCREENS_WORDS } from './screens-words.ts';

/** Which round, and which of its boards: a room of its own has a screen of its own. */
export function RoundFields(props: {
  readonly page: RoundPage;
  /** How many rounds the event has. */
  readonly rounds: number;
  readonly onChange: (page: RoundPage) => void;
}): ReactNode {
  const { page, rounds, onChange } = props;
  const words = useWords(SCREENS_WORDS);
  const first = page.boards?.from ?? null;
  const last = lastTyped(page.boards);
  const range = (from: number | null, to: number | null): void => {
    const { boards: _, ...whole } = page;
    const boards = rangeTyped(from, to);
    onChange(boards === undefined ? whole : { ...whole, boards });
  };
  const numbers = Array.from(
    { length: Math.max(rounds, page.round ?? 0) },
    (_, index) => index + 1,
  );
  return (
    <>
      <NativeSelect
        className={classes['round']}
        label={words.round}
        value={page.round === null ? '' : String(page.round)}
        data={[
          { value: '', label: words.latestRound },
          ...numbers.map((number) => ({ value: String(number), label: words.roundNamed(number) })),
        ]}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChange({ ...page, round: value === '' ? null : Number(value) });
        }}
      />
      <span className={classes['pair']}>
        <NumberInput
          className={classes['narrow']}
          label={words.firstBoard}
          placeholder="1"
          min={1}
          value={first ?? ''}
          onChange={(value) => {
            range(boardTyped(value), last);
          }}
        />
        <NumberInput
          className={classes['narrow']}
          label={words.lastBoard}
          placeholder={words.lastOfAll}
          min={1}
          value={last ?? ''}
          onChange={(value) => {
            const to = boardTyped(value);
            // The first box shows the number it stands for once there is a range.
            range(to === null && first === 1 ? null : first, to);
          }}
        />
      </span>
    </>
  );
}
