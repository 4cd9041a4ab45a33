import { FOOT, type SeatPlace, type SeatRow } from './seating.ts';

/** Places along one row, from one table to another. */
const along = (row: SeatRow, from: number, to: number): SeatPlace[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => ({
    table: from <= to ? from + index : from - index,
    row,
  }));

/** Down the first row, to the foot, and up the second: the ring of an odd Rutsch. */
export const ringWithFoot = (tables: number): SeatPlace[] => [
  ...along('first', 1, tables),
  FOOT,
  ...along('second', tables, 1),
];

/** The places around a pivot, and the pivot's own. */
export interface PivotRing {
  readonly ring: readonly SeatPlace[];
  readonly pivot: SeatPlace;
}

/**
 * All places but the pivot's, which is at table 1: away along one row and back along the other. The
 * pivot changes sides each round and sits in the row of the way back in odd ones.
 */
export function ringAroundPivot(tables: number, away: SeatRow, isOdd: boolean): PivotRing {
  const back = away === 'first' ? 'second' : 'first';
  const [from, to] = isOdd ? [1, 2] : [2, 1];
  return {
    ring: [
      ...(from <= tables ? along(away, from, tables) : []),
      ...(to <= tables ? along(back, tables, to) : []),
    ],
    pivot: { table: 1, row: isOdd ? back : away },
  };
}

/** Numbers laid along a ring, from the one at index `from` on and round again. */
export const laid = (
  ring: readonly SeatPlace[],
  numbers: readonly number[],
  from: number,
): (readonly [SeatPlace, number])[] => {
  const start = ((from % numbers.length) + numbers.length) % numbers.length;
  return ring.map((place, index) => [place, numbers[(start + index) % numbers.length] ?? 0]);
};

/** 1, 2 and so on. */
export const countedTo = (last: number): number[] =>
  Array.from({ length: last }, (_, index) => index + 1);
