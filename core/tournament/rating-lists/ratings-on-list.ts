import { rankedTitle, type ListedPlayer } from '../../formats/player-list/listed-player.ts';
import type { RatingKind } from '../../rules/rating-kind.ts';
import type { ListRating } from '../list-ratings.ts';
import type { Player } from '../player.ts';
import type { Tournament } from '../state.ts';

/** The ratings and titles of all players whom a list knows, as it has them. */
export const ratingsOnList = (
  state: Tournament,
  lookUp: (player: Player) => ListedPlayer | null,
  kind: RatingKind,
  list: string,
): ListRating[] =>
  [...state.players.values()].flatMap((player) => {
    const listed = lookUp(player);
    if (listed === null) return [];
    const rating = listed[kind]?.origin === 'fide' ? listed[kind] : null;
    const k = rating?.k ?? null;
    // FIDE's own list has every title; elsewhere one that is missing may only be unknown.
    const title = rankedTitle(listed.title) ?? (list === 'fide' ? 'none' : null);
    return [
      {
        ...{ player: player.id, rating: rating?.rating ?? 0 },
        ...(k === null ? {} : { k }),
        ...(title === null ? {} : { title }),
      },
    ];
  });
