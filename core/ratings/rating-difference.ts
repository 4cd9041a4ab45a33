import type { RatingCalculation } from '../rules/editions/rating-properties.ts';

/** Two ratings that meet. */
export interface RatingsMet {
  readonly own: number;
  readonly opponent: number;
}

/** What became of a difference in rating. */
export const DIFFERENCE_READINGS = ['true', 'capped', 'exempt', 'benefitUsed'] as const;
export type DifferenceReading = (typeof DIFFERENCE_READINGS)[number];

export interface CountedDifference {
  /** Own less opponent's. */
  readonly difference: number;
  /** What the table is read with. */
  readonly counted: number;
  /**
   * `true`: within the cap. `exempt`: from this own rating on the true one counts. `benefitUsed`:
   * beyond the cap, but the one upgrade went to a larger difference.
   */
  readonly reading: DifferenceReading;
}

/** The differences of one player's games of one event, as they count (B.02 8.3.1). */
export function countedDifferences(
  games: readonly RatingsMet[],
  { cap, benefit, exemptFrom }: RatingCalculation['difference'],
): CountedDifference[] {
  const differences = games.map(({ own, opponent }) => own - opponent);
  // The cap helps the higher rated of the two; only the largest difference may be helped once.
  const helped =
    benefit === 'always' ? null : differences.indexOf(Math.max(...differences, -Infinity));
  return games.map(({ own }, index) => {
    const difference = differences[index] ?? 0;
    if (Math.abs(difference) <= cap) return { difference, counted: difference, reading: 'true' };
    if (exemptFrom !== null && own >= exemptFrom) {
      return { difference, counted: difference, reading: 'exempt' };
    }
    if (difference < 0) return { difference, counted: -cap, reading: 'capped' };
    return helped === null || helped === index
      ? { difference, counted: cap, reading: 'capped' }
      : { difference, counted: difference, reading: 'benefitUsed' };
  });
}
