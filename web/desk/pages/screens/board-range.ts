import type { BoardRange } from '@ronde/server/api/screens.ts';

/** `from` this board to the last there is, whatever the number of boards. */
export const NO_LAST_BOARD = 1_000_000;

/** What two boxes say; undefined for all boards. An empty box is the first or the last board. */
export function rangeTyped(from: number | null, to: number | null): BoardRange | undefined {
  if (from === null && to === null) return undefined;
  return { from: from ?? 1, to: to ?? NO_LAST_BOARD };
}

/** A range as the boxes show it. */
export const lastTyped = (range: BoardRange | undefined): number | null =>
  range === undefined || range.to === NO_LAST_BOARD ? null : range.to;

/** The number in a box; null when it is empty. */
export function boardTyped(value: string | number): number | null {
  const board = Math.round(Number(value));
  return value === '' || !Number.isFinite(board)
    ? null
    : Math.min(NO_LAST_BOARD, Math.max(1, board));
}

/** The range names no board at all. */
export const isBackwards = (range: BoardRange | undefined): boolean =>
  range !== undefined && range.from > range.to;
