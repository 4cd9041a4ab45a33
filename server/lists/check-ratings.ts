import type { RatingKind } from '@ronde/core/rules/rating-kind.ts';
import {
  ratingDifferences,
  type ListCheck,
} from '@ronde/core/tournament/rating-lists/rating-differences.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { lookUpOn } from '@ronde/exchange/player-lists/look-up.ts';
import type { PlayerLists } from '@ronde/exchange/player-lists/player-lists.ts';

export interface CheckAsked {
  readonly source: string;
  /** The newest of the source when missing. */
  readonly month: string | undefined;
  readonly kind: RatingKind;
}

export interface RatingsChecked {
  readonly list: { readonly source: string; readonly month: string };
  readonly check: ListCheck;
}

/** The players of a tournament beside a list kept here; null when there is no such list. */
export function checkRatings(
  state: Tournament,
  lists: PlayerLists,
  { source, month, kind }: CheckAsked,
): RatingsChecked | null {
  const kept = lists
    .lists()
    .find((one) => one.source === source && (month === undefined || one.month === month));
  if (kept === undefined) return null;
  const list = { source, month: kept.month };
  return { list, check: ratingDifferences(state, lookUpOn(lists, list), { list, kind }) };
}
