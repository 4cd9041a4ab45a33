import type { RatingKind } from '../../../rules/rating-kind.ts';
import { allow, refuse, unknownPlayer, type Judgement } from '../../judgement.ts';
import { listKey, type ListRating } from '../../list-ratings.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { listRatingsFields } from './list-ratings-kept.ts';

/** Keeps ratings of a later list for the games of its month; other players' stay as they are. */
export interface KeepListRatings {
  readonly type: 'keepListRatings';
  readonly list: string;
  readonly month: string;
  readonly kind: RatingKind;
  readonly ratings: readonly ListRating[];
}

export const keepListRatings: Deed<KeepListRatings> = {
  fields: listRatingsFields,
  roles: ARBITERS,
  touches: ({ month, kind, ratings }) =>
    ratings.map(({ player }) => `listRating:${player}:${kind}:${month}`),
  judge,
};

function judge(state: Tournament, { list, month, kind, ratings }: KeepListRatings): Judgement {
  const stranger = ratings.find(({ player }) => !state.players.has(player));
  if (stranger !== undefined) return unknownPlayer(stranger.player);
  // The list of the first day is the one the players were entered with.
  if (month <= state.settings.firstDay.slice(0, 7)) {
    return refuse('notALaterList', HOUSE_RULES.wellFormed, { month });
  }
  const changed = ratings.filter(({ player, rating, k, title }) => {
    const before = state.listRatings?.get(player)?.get(listKey(kind, month));
    return before?.rating !== rating || before.k !== k || before.title !== title;
  });
  if (changed.length === 0) return allow([]);
  return allow([{ type: 'listRatingsKept', list, month, kind, ratings: changed }]);
}
