import { ENTRY_LIST_FIELDS, type ColumnMap } from '@ronde/core/formats/entries/column-map.ts';

/** `name=2,standard=5,rating=0`, counted from 1; what no column holds is not to be guessed: 0. */
export const columnsText = (columns: ColumnMap): string =>
  ENTRY_LIST_FIELDS.map((field) => `${field}=${(columns[field] ?? -1) + 1}`).join(',');

/** As many cells as tell what a column holds. */
const MOST_SAMPLES = 3;

/** The first different cells of a column, those with something in them. */
export const samplesOf = (rows: readonly (readonly string[])[], column: number): string =>
  [...new Set(rows.map((row) => row[column] ?? ''))]
    .filter((cell) => cell !== '')
    .slice(0, MOST_SAMPLES)
    .join(' · ');

/** A column given another meaning: a meaning has one column, a column one meaning. */
export function withColumn(columns: ColumnMap, column: number, field: string): ColumnMap {
  return Object.fromEntries(
    ENTRY_LIST_FIELDS.flatMap((known) => {
      if (known === field) return [[known, column]];
      const before = columns[known];
      return before === undefined || before === column ? [] : [[known, before]];
    }),
  );
}
