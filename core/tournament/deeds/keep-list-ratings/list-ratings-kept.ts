import { inBoth } from '../../../rules/in-both.ts';
import { RATING_KINDS, type RatingKind } from '../../../rules/rating-kind.ts';
import { TITLES } from '../../../rules/title.ts';
import { listKey, type ListRating } from '../../list-ratings.ts';
import { object, oneOf, optional, type Schema } from '../../schema/schema.ts';
import { aCount, aFilledLine, aPlayer, listOf, matching } from '../../schema/words.ts';
import { audited, namesIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { toldPeople } from '../told.ts';

/** Ratings of a later list, for the games of its month in an event over thirty days. */
export interface ListRatingsKept {
  readonly type: 'listRatingsKept';
  /** Whose list, such as `fide`; `typed` where an arbiter wrote them down. */
  readonly list: string;
  /** `YYYY-MM` */
  readonly month: string;
  readonly kind: RatingKind;
  readonly ratings: readonly ListRating[];
}

const aRating: Schema<number> = { kind: 'whole', least: 0, most: 4_000 };

export const listRatingsFields = {
  list: aFilledLine,
  month: matching(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  kind: oneOf(RATING_KINDS),
  ratings: listOf(
    object<ListRating>({
      player: aPlayer,
      rating: aRating,
      k: optional(aCount),
      title: optional(oneOf([...TITLES, 'none'])),
    }),
  ),
};

export const listRatingsKept: Fact<ListRatingsKept> = {
  fields: listRatingsFields,
  fold: (state, { month, kind, ratings }) => {
    const all = new Map(state.listRatings);
    for (const { player, ...said } of ratings) {
      all.set(player, new Map(all.get(player)).set(listKey(kind, month), said));
    }
    return { ...state, listRatings: all };
  },
  outdatesDraft: false,
  touches: ({ month, kind, ratings }) =>
    ratings.map(({ player }) => `listRating:${player}:${kind}:${month}`),
  heard: heard.change,
  words: inBoth(
    'Ratings of {month} ({list}): {players}',
    'Classements de {month} ({list}) : {players}',
  ),
  tell: ({ list, month, ratings }, context) => {
    const told = toldPeople(
      ratings.map(({ player }) => context.nameOf(player)),
      context,
    );
    return { params: { ...told.params, list, month }, ...(told.said ? { said: told.said } : {}) };
  },
  audit: (state, { month, kind, ratings }) =>
    audited(
      {
        month,
        kind,
        players: namesIn(
          state,
          ratings.map(({ player }) => player),
        ),
      },
      ratings.map(({ player }) => {
        return state?.listRatings?.get(player)?.get(listKey(kind, month))?.rating ?? null;
      }),
      ratings.map(({ rating }) => rating),
    ),
};
