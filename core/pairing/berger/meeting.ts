import { roundOfMeeting, tableSize } from './tables.ts';

/**
 * Why a number has White in the single table (Livre de l'Arbitre, lines 4574 and 4618-4620): of an
 * odd and an even number the lower one, of two odd or two even the higher one; the last number of
 * the table has White against the upper half and Black against the lower.
 */
export const BERGER_COLOUR_RULES = ['lower', 'higher', 'last'] as const;
export type BergerColourRule = (typeof BERGER_COLOUR_RULES)[number];

/** Where two numbers of the single table meet, and the sum that says it. */
export interface BergerMeeting {
  readonly line: number;
  /** Both numbers together; the last one counts as its opponent does. */
  readonly sum: number;
  /** What is taken off the sum to have the line. */
  readonly less: number;
  readonly white: number;
  readonly black: number;
  readonly rule: BergerColourRule;
}

/** The meeting of two numbers by the formula, without the table (C.05 annex 1). */
export function bergerMeeting(players: number, a: number, b: number): BergerMeeting {
  const size = tableSize(players);
  const [lower, higher] = a < b ? [a, b] : [b, a];
  const line = roundOfMeeting(players, a, b);
  const sum = higher === size ? 2 * lower : lower + higher;
  const rule = higher === size ? 'last' : lower % 2 === higher % 2 ? 'higher' : 'lower';
  const higherIsWhite = rule === 'higher' || (rule === 'last' && lower > size / 2);
  return {
    line,
    sum,
    less: sum - line,
    white: higherIsWhite ? higher : lower,
    black: higherIsWhite ? lower : higher,
    rule,
  };
}
