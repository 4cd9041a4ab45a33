import { differenceForScore } from './expectancy.ts';
import { roundedQuotient } from './rounded-quotient.ts';

/**
 * The tables that turn a score into a rating difference, each named after where it is printed:
 * `la-2010s` is the points × games table of the book, `fide-dp` the table B.02 8.1.1.
 */
export const PERFORMANCE_TABLES = ['la-2010s', 'baf101-2003', 'fide-dp'] as const;
export type PerformanceTable = (typeof PERFORMANCE_TABLES)[number];

/**
 * By games played, from half of the points upwards in half points. Below half the tables print the
 * opposite figures.
 */
type PrintedColumns = Readonly<Record<number, readonly number[]>>;

/** Livre de l'Arbitre 5.2 « La Performance », lines 10165-10194; all 180 cells mirror about half. */
const LIVRE_DE_L_ARBITRE: PrintedColumns = {
  4: [0, 95, 193, 336, 736],
  5: [0, 72, 149, 240, 366, 736],
  6: [0, 65, 125, 193, 284, 401, 736],
  7: [0, 57, 110, 166, 230, 309, 422, 736],
  8: [0, 50, 95, 141, 193, 251, 336, 444, 736],
  9: [0, 43, 87, 125, 175, 220, 284, 351, 470, 736],
  10: [0, 36, 72, 110, 149, 193, 240, 296, 366, 470, 736],
  11: [0, 36, 72, 102, 141, 175, 220, 262, 322, 383, 501, 736],
  12: [0, 36, 72, 95, 125, 158, 193, 240, 284, 336, 401, 501, 736],
  13: [0, 29, 57, 87, 117, 149, 184, 211, 251, 296, 351, 422, 538, 736],
};

/** BAF 101 (November 2003) 2.5 « Performance Elo », lines 1168-1196. */
const BAF_101: PrintedColumns = {
  4: [0, 87, 193, 322, 736],
  5: [0, 72, 149, 240, 366, 736],
  6: [0, 57, 125, 184, 284, 401, 736],
  7: [0, 50, 102, 158, 230, 309, 422, 736],
  8: [0, 43, 87, 141, 184, 251, 322, 444, 736],
  9: [0, 43, 80, 125, 166, 220, 273, 351, 444, 736],
  10: [0, 36, 72, 110, 149, 193, 240, 296, 366, 470, 736],
  11: [0, 36, 65, 102, 133, 175, 211, 262, 309, 383, 470, 736],
  12: [0, 29, 57, 87, 125, 158, 184, 230, 273, 322, 401, 501, 736],
  13: [0, 29, 57, 87, 110, 141, 175, 211, 251, 296, 336, 401, 501, 736],
};

const COLUMNS: Readonly<Record<PerformanceTable, PrintedColumns | null>> = {
  'la-2010s': LIVRE_DE_L_ARBITRE,
  'baf101-2003': BAF_101,
  'fide-dp': null,
};

/** What a score of so many half points from so many games adds to the average; null outside the table. */
export function scoreDifference(
  table: PerformanceTable,
  halfPoints: number,
  games: number,
): number | null {
  const columns = COLUMNS[table];
  // C.07 10.2: the fractional score is rounded to two decimals, half up, before B.02 8.1.1 is read.
  if (columns === null) return differenceForScore(roundedQuotient(50 * halfPoints, games));
  const found = columns[games]?.[Math.abs(halfPoints - games)];
  if (found === undefined) return null;
  return halfPoints < games ? -found : found;
}
