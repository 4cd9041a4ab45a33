import { rankedTitle, type ListedPlayer } from '../../formats/player-list/listed-player.ts';
import type { RatingKind } from '../../rules/rating-kind.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { PlayerDetails, Ratings, RatingSource } from '../player.ts';

/** Which list, of which month. */
export interface ListOfMonth {
  readonly source: string;
  /** `YYYY-MM` */
  readonly month: string;
}

/** Where the rating of a kind stands in a player's details, by who gave it. */
export function ratingsFrom(
  listed: ListedPlayer,
  list: ListOfMonth,
  kind: RatingKind,
): Pick<PlayerDetails, 'ratings' | 'ratingSources'> {
  const rating = listed[kind];
  const standard = kind === 'standard' ? null : listed.standard;
  const beside = standard?.origin === 'fide' ? { standardRating: standard.rating } : {};
  const source: RatingSource = { list: list.source, month: list.month, kind };
  if (rating === null) {
    // Nothing on this list: the standard rating may stand in (B.02 RB 7.2.1).
    return standard?.origin === 'fide'
      ? { ratings: {}, ratingSources: { fide: { ...source, ...beside } } }
      : { ratings: {} };
  }
  const ratings: Ratings = { [rating.origin]: rating.rating };
  if (rating.origin === 'estimate') return { ratings };
  return {
    ratings,
    ratingSources: {
      [rating.origin]: {
        ...source,
        ...(rating.k === null ? {} : { k: rating.k }),
        ...(rating.games === null ? {} : { games: rating.games }),
        ...(listed.inactive && rating.origin === 'fide' ? { inactive: true as const } : {}),
        ...(rating.origin === 'fide' ? beside : {}),
      },
    },
  };
}

/** A person of a list as a player of an event. */
export function detailsOfListed(
  listed: ListedPlayer,
  list: ListOfMonth,
  { id, kind, fromRound = 1 }: { id: PlayerId; kind: RatingKind; fromRound?: number },
): PlayerDetails {
  const title = rankedTitle(listed.title);
  return {
    id,
    name: listed.name,
    ...(listed.sex ? { sex: listed.sex } : {}),
    ...(title ? { title } : {}),
    ...(listed.federation ? { federation: listed.federation } : {}),
    ...(listed.fideId ? { fideId: listed.fideId } : {}),
    ...(listed.nationalId ? { nationalId: listed.nationalId } : {}),
    ...(listed.club ? { club: listed.club } : {}),
    ...(listed.league ? { league: listed.league } : {}),
    ...(listed.licence ? { licence: listed.licence } : {}),
    ...ratingsFrom(listed, list, kind),
    fromRound,
    ...(listed.birth ? { private: { birthDate: listed.birth } } : {}),
  };
}
