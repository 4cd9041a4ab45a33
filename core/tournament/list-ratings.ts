import type { PlayerId } from '../rules/identity.ts';
import type { RatingKind } from '../rules/rating-kind.ts';
import type { Title } from '../rules/title.ts';

/** What a later list than that of the first day says of a player. */
export interface ListRating {
  readonly player: PlayerId;
  /** 0 for none on that list. */
  readonly rating: number;
  /** The development coefficient beside it; missing where the list had none. */
  readonly k?: number;
  /** The title on that list; missing where the list does not tell (B.01 1.1.4). */
  readonly title?: Title | 'none';
}

/** By kind and month, as `standard 2026-04`. */
export type RatingsOfLists = ReadonlyMap<string, Omit<ListRating, 'player'>>;

export const listKey = (kind: RatingKind, month: string): string => `${kind} ${month}`;

/** The rating of the latest list kept up to a month, with its month; null where the first day's holds. */
export function ratingInMonth(
  { listRatings }: { readonly listRatings?: ReadonlyMap<PlayerId, RatingsOfLists> },
  player: PlayerId,
  kind: RatingKind,
  month: string,
): ({ readonly month: string } & Omit<ListRating, 'player'>) | null {
  const upTo = listKey(kind, month);
  const [latest] = [...(listRatings?.get(player) ?? [])]
    .filter(([key]) => key.startsWith(`${kind} `) && key <= upTo)
    .toSorted(([a], [b]) => (a < b ? 1 : -1));
  return latest === undefined ? null : { month: latest[0].slice(kind.length + 1), ...latest[1] };
}
