import { NumberInput, Select } from '@mantine/core';
import type { SeatsPage } from '@ronde/server/api/screens.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import classes from './screens.module.css';
import { SCREENS_WORDS } from './screens-words.ts';

const WAYS = ['rutschBerger', 'rutsch'] as const;

/** How players slide along the tables, and which seating a page holds. */
export function SeatsFields(props: {
  readonly page: SeatsPage;
  readonly onChange: (page: SeatsPage) => void;
}): ReactNode {
  const words = useWords(SCREENS_WORDS);
  const { page, onChange } = props;
  return (
    <>
      <Select
        className={classes['narrow']}
        label={words.way}
        data={WAYS.map((value) => ({ value, label: words.ways[value] }))}
        value={page.way}
        allowDeselect={false}
        onChange={(way) => {
          onChange({ ...page, way: way ?? 'rutschBerger' });
        }}
      />
      <NumberInput
        className={classes['narrow']}
        label={words.seating}
        placeholder={words.seatingNow}
        min={1}
        max={1_000}
        value={page.seating ?? ''}
        onChange={(value) => {
          const seating = Math.round(Number(value));
          onChange({ ...page, seating: value === '' || seating < 1 ? null : seating });
        }}
      />
    </>
  );
}
