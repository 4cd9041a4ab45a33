import type { Field, Scoregroup } from './field.ts';

/** A group of players to be paired (C.04.3 A.3, 2026: 1.3), by their places in the field. */
export interface Bracket {
  /** Moved-down players first, then residents; each in rank order: place + 1 is the BSN. */
  readonly members: Int32Array;
  /** M0: how many have moved down. */
  readonly moved: number;
  readonly field: Field;
  /** The scoregroup of the following bracket; null in the last one. */
  readonly next: Scoregroup | null;
  /** The first player below the bracket; the end of the field in the last one. */
  readonly restFrom: number;
}

/** The places from `from` up to, not including, `to`. */
export const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, place) => from + place);
