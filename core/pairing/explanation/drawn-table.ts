import type { Tpn } from '../../rules/identity.ts';

/** One game of a table, by drawn numbers. */
export interface TableGame {
  /** From 1, in the order of the printed tables: the pivot's game first. */
  readonly board: number;
  readonly white: number;
  readonly black: number;
}

/** A round of the event, and the line of the single table it is. */
export interface TableRound {
  readonly round: number;
  /** The second one has every colour reversed. */
  readonly cycle: 1 | 2;
  /** The line of the single table, from 1. */
  readonly line: number;
  readonly games: readonly TableGame[];
  /** Who meets the free place of an odd field, and does not play. */
  readonly free: number | null;
  /** The others without an opponent, where one of two sides has several players more. */
  readonly alsoFree?: readonly number[];
}

/** A game of the round, with the sums and the rule behind it in sentences. */
export interface ExplainedGame {
  readonly white: Tpn;
  readonly black: Tpn;
  readonly sentences: readonly string[];
}

/** The table of an event, and the line of it that is a given round (C.05 annex 1). */
export interface RoundTable {
  /** Numbers in the table, the free place included. */
  readonly size: number;
  readonly freePlace: number | null;
  readonly double: boolean;
  readonly reverseLastTwo: boolean;
  /** The rounds of the event, by numbers of the table. */
  readonly rounds: readonly TableRound[];
  /** Who has number n, at index n − 1. */
  readonly numbers: readonly Tpn[];
  /** Which line the round is, and who rests. */
  readonly sentences: readonly string[];
  readonly games: readonly ExplainedGame[];
  readonly resting: Tpn | null;
}
