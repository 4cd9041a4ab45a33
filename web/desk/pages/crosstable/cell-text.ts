import { ratingCell } from '@ronde/core/rules/rating-text.ts';
import { resultMark, sayCrosstableCell } from '@ronde/core/documents/lists/say-result.ts';
import type { CsvCell } from '@ronde/core/formats/csv/write-csv.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { PlayerOutcome } from '@ronde/core/rules/outcome.ts';
import { POINT } from '@ronde/core/rules/points.ts';
import { printedValue } from '@ronde/core/standings/figure.ts';
import type { CrosstableCell, CrosstableLine } from '@ronde/core/standings/ranking/crosstable.ts';
import {
  gamesByOpponent,
  type CrosstableGame,
} from '@ronde/core/standings/ranking/games-by-opponent.ts';
import type {
  CrosstableView,
  RatedCrosstableLine,
} from '@ronde/core/tournament/views/crosstable.ts';

/** By what number cells name an opponent: the line in the table, or the pairing number. */
export type Order = 'rank' | 'number';

export const inOrder = <Line extends CrosstableLine>(
  lines: readonly Line[],
  order: Order,
): Line[] => (order === 'rank' ? [...lines] : lines.toSorted((a, b) => a.tpn - b.tpn));

/** The opponent's number in this order; null without an opponent. */
export function opponentNumber(cell: CrosstableCell, order: Order): number | null {
  return order === 'rank' ? cell.opponentLine : cell.opponent;
}

/** The legend, and whose games stand in the table without counting: the figures of a line add up no more (C.05 6.6). */
export function legendOf(
  legend: string,
  lines: readonly CrosstableLine[],
  notCounted: (names: string) => string,
): string {
  const struck = lines.filter(({ outside }) => outside === 'underHalf').map(({ name }) => name);
  return struck.length === 0 ? legend : `${legend} ${notCounted(struck.join(' · '))}`;
}

const OPEN: readonly PlayerOutcome[] = ['adjourned', 'notEntered'];

const isScored = ({ outcome, counts }: CrosstableCell): boolean =>
  counts && !OPEN.includes(outcome);

/** How deep the ground is: 0 to 4 by quarters of a win; null for what is open or counts for nobody. */
export function heatOf(cell: CrosstableCell | null, win: number = POINT): number | null {
  if (cell === null || !isScored(cell)) return null;
  return Math.max(0, Math.min(4, Math.round((4 * cell.points) / win)));
}

/** The same of all games against one opponent that are over. */
export function heatOfGames(games: readonly CrosstableGame[], win: number = POINT): number | null {
  const over = games.filter(({ cell }) => isScored(cell));
  if (over.length === 0) return null;
  const points = over.reduce((sum, { cell }) => sum + cell.points, 0);
  return Math.max(0, Math.min(4, Math.round((4 * points) / (win * over.length))));
}

/** `1`, `1 ½`: the games against one opponent. */
export const marksOf = (games: readonly CrosstableGame[], language: Language): string =>
  games.map(({ cell }) => resultMark(cell, language)).join(' ');

interface Heads {
  readonly line: string;
  readonly rank: string;
  readonly number: string;
  readonly name: string;
  readonly rating: string;
  readonly points: string;
  readonly performance: string;
  readonly roundShort: (round: number) => string;
}

/** What a crosstable shows, for files and the clipboard. */
export function rowsShown(
  view: CrosstableView,
  lines: readonly RatedCrosstableLine[],
  shown: { readonly order: Order; readonly grid: boolean; readonly language: Language },
  words: Heads,
): CsvCell[][] {
  const { order, language } = shown;
  const opponents = inOrder(view.lines, order);
  const rounds = Array.from({ length: view.round }, (_, index) => index);
  const heads = shown.grid
    ? opponents.map(({ line, tpn }) => (order === 'rank' ? line : tpn))
    : rounds.map((index) => words.roundShort(index + 1));
  const cellsOf = (line: CrosstableLine): CsvCell[] => {
    if (!shown.grid)
      return rounds.map((index) => plainCell(line.rounds[index] ?? null, order, language));
    const meetings = gamesByOpponent(line);
    return opponents.map(({ tpn }) =>
      tpn === line.tpn ? '×' : marksOf(meetings.get(tpn) ?? [], language),
    );
  };
  // Two may share a rank: cells name an opponent by the line.
  const byLine = order === 'rank';
  return [
    [
      ...(byLine ? [words.line] : []),
      words.rank,
      words.number,
      words.name,
      words.rating,
      words.points,
      ...heads,
      ...view.descriptors,
      words.performance,
    ],
    ...lines.map((line) => [
      ...(byLine ? [line.line] : []),
      line.rank,
      line.tpn,
      line.name,
      ratingCell(line),
      line.points / POINT,
      ...cellsOf(line),
      ...line.figures.map(printedValue),
      line.performance,
    ]),
  ];
}

/** The cell in one word, as papers and files have it: `12w 1`, `3b +`, `bye ½`. */
const plainCell = (cell: CrosstableCell | null, order: Order, language: Language): string =>
  cell === null ? '' : sayCrosstableCell(opponentNumber(cell, order), cell, language);
