import type { Problem } from '../../rules/problem.ts';
import { RATING_KINDS, type RatingKind } from '../../rules/rating-kind.ts';
import { ENTRY_LIST_FIELDS, type ColumnMap } from './column-map.ts';
import { problem } from './entry-problem.ts';
import { lineText } from './left-out-lines.ts';

/** A column as spreadsheets name it: 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : columnLetters(Math.floor(column / 26) - 1) + rest;
}

/** Columns that hold something and are taken for nothing. */
export function unusedColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  how: { readonly headingLine: number; readonly columns: ColumnMap },
): Problem[] {
  const used = new Set(ENTRY_LIST_FIELDS.map((field) => how.columns[field]));
  const widest = rows.reduce((most, row) => Math.max(most, row.length), headings.length);
  return Array.from({ length: widest }, (_, column) => column).flatMap((column) => {
    if (used.has(column)) return [];
    const heading = lineText([headings[column] ?? '']);
    const filled = rows.some((row) => (row[column] ?? '').trim() !== '');
    return filled ? [unused(column, heading, how.headingLine)] : [];
  });
}

/** Ratings of another rate of play than the one asked for; a standard one may stand in (B.02 RB 7.2.1). */
export function otherRatings(
  table: Readonly<{ headings: readonly string[]; headingLine: number; columns: ColumnMap }>,
  kind: RatingKind,
): Problem[] {
  return RATING_KINDS.flatMap((other) => {
    const column = table.columns[other];
    if (other === kind || column === undefined) return [];
    const heading = lineText([table.headings[column] ?? '']);
    if (other === 'standard') {
      const message = `Column ${called(column, heading)}: counts only for players without a ${kind} rating.`;
      const standIn = problem('note', 'standInRating', table.headingLine, message);
      return [at(column, heading, standIn)];
    }
    const message = `Column ${called(column, heading)}: not used, the ratings asked for are ${kind}.`;
    return [at(column, heading, problem('note', 'otherRating', table.headingLine, message))];
  });
}

const unused = (column: number, heading: string, line: number): Problem =>
  at(
    column,
    heading,
    problem('note', 'unusedColumn', line, `Column ${called(column, heading)}: not used.`),
  );

const called = (column: number, heading: string): string =>
  heading === '' ? columnLetters(column) : `${columnLetters(column)}, “${heading}”`;

const at = (column: number, heading: string, found: Problem): Problem => ({
  ...found,
  record: heading,
  column: column + 1,
  params: { letters: columnLetters(column), heading },
});
