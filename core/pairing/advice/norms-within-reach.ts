import {
  NORM_TITLES,
  type NormTitle,
  type TitleProperties,
} from '../../rules/editions/title-properties.ts';
import { isPlayed } from '../../rules/outcome.ts';
import { raisedRatings } from '../../rules/raised-ratings.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { roundedQuotient } from '../../rules/rounded-quotient.ts';

/** What games and ratings alone say of norms. */
export type NormMinima = Pick<TitleProperties, 'games' | 'minimumAverage' | 'raised'>;

/**
 * The titles for which somebody of an event had games enough against an average high enough, the lowest of
 * them raised (B.01 1.4.1, 1.4.6c, 1.4.7). Titles and federations of the opponents are not looked at.
 */
export function normsWithinReach(
  players: readonly PlayerRecord[],
  { games, minimumAverage, raised }: NormMinima,
): NormTitle[] {
  if (minimumAverage === undefined) return [];
  const ratings = new Map(players.map(({ tpn, rating }) => [tpn, rating]));
  const fields = players
    .map(({ rounds }) =>
      rounds.flatMap(({ opponent, outcome }) =>
        opponent === null || !isPlayed(outcome) ? [] : [ratings.get(opponent) ?? 0],
      ),
    )
    .filter((opponents) => opponents.length >= games.minimum);
  return NORM_TITLES.filter((title) =>
    fields.some((opponents) => {
      const { ratings: counted } = raisedRatings(
        new Map(opponents.entries()),
        raised.to[title],
        raised.opponents,
      );
      const sum = [...counted.values()].reduce((total, rating) => total + rating, 0);
      return roundedQuotient(sum, counted.size) >= minimumAverage[title];
    }),
  );
}
