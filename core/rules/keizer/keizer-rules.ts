/** A share of a player's value, in sixths: halves and thirds are whole numbers of them. */
export type Sixths = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** What a club fixes before its season by Keizer's system (docs/reference/keizer.md). */
export interface KeizerRules {
  /** Value of the first of the ranking; null: three times the value of the last (1.2). */
  readonly firstValue: number | null;
  /** Whether one's own value counts among the points, so that everybody begins in order of strength (2.1). */
  readonly ownValue: boolean;
  /** With the values of today for every round, or for each round with those of its evening (2.4). */
  readonly values: 'ofToday' | 'ofTheEvening';
  /** Share of the opponent's value for a loss (2.2). */
  readonly loss: Sixths;
  /** Shares of one's own value for an evening without a game (2.3). */
  readonly bye: Sixths;
  readonly clubDuty: Sixths;
  readonly excused: Sixths;
  readonly absent: Sixths;
  /** Excused absences that bring something; null for all (2.3). */
  readonly excusedMost: number | null;
  /** Rounds between two games of the same players, where that can be had (3.2). */
  readonly roundsBetween: number;
}

/** As most clubs play it. */
export const USUAL_KEIZER: KeizerRules = {
  firstValue: null,
  ownValue: true,
  values: 'ofToday',
  loss: 0,
  bye: 4,
  clubDuty: 4,
  excused: 2,
  absent: 0,
  excusedMost: 5,
  roundsBetween: 6,
};

/** Values run down by one from the first; nobody is worth nothing (1.2). */
export function keizerValue(rank: number, players: number, { firstValue }: KeizerRules): number {
  const first = firstValue ?? Math.ceil((3 * (players - 1)) / 2);
  return Math.max(1, first - rank + 1);
}
