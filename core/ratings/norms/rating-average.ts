import type { NormTitle, TitleProperties } from '../../rules/editions/title-properties.ts';
import { raisedRatings } from '../../rules/raised-ratings.ts';
import { roundedQuotient } from '../../rules/rounded-quotient.ts';
import type { NormGame } from './candidate.ts';
import { countedRating } from './game-sets.ts';

/** The opponents' ratings as a norm counts them. */
export interface NormRatings {
  readonly sum: number;
  readonly average: number;
  /** Opponents raised to the floor of the title, the lowest of all (B.01 1.4.6c). */
  readonly raised: readonly number[];
}

export function countedRatings(
  title: NormTitle,
  games: readonly NormGame[],
  { raised, unratedCountsAs }: Pick<TitleProperties, 'raised' | 'unratedCountsAs'>,
): NormRatings {
  const counted = new Map<number, number>();
  for (const { opponent } of games) {
    counted.set(opponent.id, countedRating(opponent.rating, unratedCountsAs));
  }
  const { ratings, raised: lifted } = raisedRatings(counted, raised.to[title], raised.opponents);
  const sum = games.reduce((total, { opponent }) => total + (ratings.get(opponent.id) ?? 0), 0);
  const average = games.length === 0 ? 0 : roundedQuotient(sum, games.length);
  return { sum, average, raised: lifted };
}
