import type { RatingProperties } from '../rules/editions/rating-properties.ts';
import type { FirstRating, FirstRatingGame } from './first-rating.ts';
import type { GameToRate } from './games-to-rate.ts';
import type { RatedMeeting } from './rating-change.ts';

/** The games of a rated player that count, each with its round. */
export const countedMeetings = (
  rounds: readonly GameToRate[],
  rating: number,
): (RatedMeeting & { readonly round: number })[] =>
  rounds.flatMap(({ round, leftOut, ownRating, opponentRating: opponent, halfPoints }) =>
    leftOut !== null || opponent === null
      ? []
      : [{ round, own: ownRating ?? rating, opponent, halfPoints }],
  );

/** The games of an unrated player that count. */
export const countedFirstGames = (rounds: readonly GameToRate[]): FirstRatingGame[] =>
  rounds.flatMap(({ leftOut, opponentRating: opponent, halfPoints }) =>
    leftOut !== null || opponent === null ? [] : [{ opponent, halfPoints }],
  );

/** A rating as the next list has it: none below the floor (B.02 7.2.1). */
export const listedRating = (rating: number, { floor }: RatingProperties): number | null =>
  rating < floor ? null : rating;

/** A first rating as the next list has it: none while it lacks something (B.02 7.1.4). */
export const listedFirstRating = (first: FirstRating | null): number | null =>
  first?.lacks === null ? first.rating : null;
