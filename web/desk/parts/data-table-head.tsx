import { Checkbox, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import type { Column, RowSelection } from './data-column.ts';
import classes from './data-table.module.css';
import { nextSorting, type Sorting } from './list-rows.ts';
import { allToggled } from './row-selection.ts';
import { TABLE_WORDS } from './table-words.ts';

/** The heads of a list: each sorts by its column; the box picks everybody listed. */
export function DataTableHead<Row>(props: {
  readonly shown: readonly Column<Row>[];
  readonly listed: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly selection: RowSelection<Row> | undefined;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly printing: boolean;
}): ReactNode {
  const { shown, listed, rowKey, selection, sorting, printing } = props;
  const words = useWords(TABLE_WORDS);
  return (
    <thead>
      <tr>
        {selection !== undefined && !printing && (
          <th scope="col" className={classes['pick']}>
            <Checkbox
              size="md"
              aria-label={words.pickAll}
              checked={listed.every((row) => selection.picked.has(rowKey(row)))}
              indeterminate={
                listed.some((row) => selection.picked.has(rowKey(row))) &&
                !listed.every((row) => selection.picked.has(rowKey(row)))
              }
              onChange={() => {
                selection.onPick(allToggled(selection.picked, listed.map(rowKey)));
              }}
            />
          </th>
        )}
        {shown.map(({ key, title, hint, numeric, stays }) => (
          <th
            key={key}
            scope="col"
            data-numeric={numeric}
            data-stays={stays}
            aria-sort={sorting?.key !== key ? 'none' : sorting.down ? 'descending' : 'ascending'}
          >
            {/* Browsers repeat a head on every sheet only where nothing in it is pressed. */}
            {printing && title}
            {!printing && title !== '' && (
              <Tooltip label={hint} disabled={hint === undefined} multiline maw="20rem">
                <button
                  type="button"
                  aria-description={hint}
                  onClick={() => {
                    props.onSort(nextSorting(sorting, key));
                  }}
                >
                  {title}
                  <span aria-hidden>{sorting?.key !== key ? '' : sorting.down ? ' ↓' : ' ↑'}</span>
                </button>
              </Tooltip>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
