import type { Column } from './data-column.ts';

/** The columns that fold away because no row has anything in them; none of an empty list. */
export function emptyColumns<Row>(
  columns: readonly Pick<Column<Row>, 'key' | 'value' | 'foldsEmpty'>[],
  rows: readonly Row[],
): ReadonlySet<string> {
  if (rows.length === 0) return new Set();
  const isEmpty = (value: string | number | null): boolean => value === null || value === '';
  return new Set(
    columns
      .filter(
        ({ foldsEmpty, value }) => foldsEmpty === true && rows.every((row) => isEmpty(value(row))),
      )
      .map(({ key }) => key),
  );
}
