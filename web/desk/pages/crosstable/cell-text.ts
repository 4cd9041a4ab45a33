import type { PlayerOutcome } from '@ronde/core/rules/outcome.ts';
import { displayPoints, POINT } from '@ronde/core/rules/points.ts';
import type { CrosstableCell } from '@ronde/core/standings/ranking/crosstable.ts';

/** By what number cells name an opponent: the line in the table, or the pairing number. */
export type Order = 'rank' | 'number';

/** Signs where no game was played, or none is over; points say the rest. */
const SIGNS: Readonly<Partial<Record<PlayerOutcome, string>>> = {
  forfeitWin: '+',
  forfeitLoss: '−',
  adjourned: '…',
  notEntered: '·',
};

/** `1`, `½`, `0`, `+`, `−`; the points of a bye. */
export function resultSign({ outcome, points }: CrosstableCell): string {
  return SIGNS[outcome] ?? displayPoints(points);
}

/** The opponent's number in this order; null without an opponent. */
export function opponentNumber(cell: CrosstableCell, order: Order): number | null {
  return order === 'rank' ? cell.opponentLine : cell.opponent;
}

const OPEN: readonly PlayerOutcome[] = ['adjourned', 'notEntered'];

/** How deep the ground is: 0 to 4 by quarters of a win; null while the game is open. */
export function heatOf(cell: CrosstableCell | null, win: number = POINT): number | null {
  if (cell === null || OPEN.includes(cell.outcome)) return null;
  return Math.max(0, Math.min(4, Math.round((4 * cell.points) / win)));
}

/** The cell in one word, for files: `12w 1`, `3b +`, `bye ½`; never a sign first, which is a formula. */
export function plainCell(
  cell: CrosstableCell | null,
  order: Order,
  words: {
    readonly bye: string;
    readonly colourLetter: Readonly<Record<'white' | 'black', string>>;
  },
): string {
  if (cell === null) return '';
  const opponent = opponentNumber(cell, order);
  const colour = cell.colour === null ? '' : words.colourLetter[cell.colour];
  return `${opponent === null ? words.bye : `${opponent}${colour}`} ${resultSign(cell)}`;
}
