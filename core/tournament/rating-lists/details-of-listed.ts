import {
  rankedTitle,
  type ListedPlayer,
  type ListedRating,
} from '../../formats/player-list/listed-player.ts';
import type { RatingKind } from '../../rules/rating-kind.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { PlayerDetails, Ratings, RatingSource } from '../player.ts';

/** Which list, of which month. */
export interface ListOfMonth {
  readonly source: string;
  /** `YYYY-MM` */
  readonly month: string;
}

type KnownRatings = Pick<PlayerDetails, 'ratings' | 'ratingSources'>;

/** The rating of a kind alone, under who gave it, as a file records it. */
export function ratingsAsRecorded(
  listed: ListedPlayer,
  list: ListOfMonth,
  kind: RatingKind,
): KnownRatings {
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
  if (rating.origin === 'estimate') return { ratings: { estimate: rating.rating } };
  return rated(rating, { ...source, ...(rating.origin === 'fide' ? beside : {}) }, listed.inactive);
}

/**
 * The rating of a kind, under who gave it. In rapid and blitz a standard rating of FIDE's counts where
 * FIDE has none of that kind, and says so by its source (B.02 RB 7.2.1).
 */
export function ratingsFrom(
  listed: ListedPlayer,
  list: ListOfMonth,
  kind: RatingKind,
): KnownRatings {
  const recorded = ratingsAsRecorded(listed, list, kind);
  const { standard } = listed;
  if (recorded.ratings.fide !== undefined || standard?.origin !== 'fide') return recorded;
  const source: RatingSource = { list: list.source, month: list.month, kind: 'standard' };
  const standIn = rated(standard, source, listed.inactive);
  return {
    ratings: { ...recorded.ratings, ...standIn.ratings },
    ratingSources: { ...recorded.ratingSources, ...standIn.ratingSources },
  };
}

function rated(
  { rating, origin, k, games }: ListedRating,
  source: RatingSource,
  inactive: boolean,
): KnownRatings {
  return {
    ratings: { [origin]: rating },
    ratingSources: {
      [origin]: {
        ...source,
        ...(k === null ? {} : { k }),
        ...(games === null ? {} : { games }),
        ...(inactive && origin === 'fide' ? { inactive: true as const } : {}),
      },
    },
  };
}

/** A player of a rating list, and the list. */
export interface OnList {
  readonly list: ListOfMonth;
  readonly player: ListedPlayer;
}

/** The other records of a person among those of several lists, by the FIDE number. */
export const samePerson = <T extends OnList>(one: OnList, all: readonly T[]): readonly T[] =>
  one.player.fideId === null
    ? []
    : all.filter(
        ({ player, list }) =>
          player.fideId === one.player.fideId && list.source !== one.list.source,
      );

/**
 * The ratings of one person on several lists: FIDE's list first, then the others in their order. A
 * higher figure of another list never takes the place of FIDE's.
 */
export function ratingsOnLists(onLists: readonly OnList[], kind: RatingKind): KnownRatings {
  const inOrder = [
    ...onLists.filter(({ list }) => list.source === 'fide'),
    ...onLists.filter(({ list }) => list.source !== 'fide'),
  ];
  return inOrder
    .map(({ player, list }) => ratingsFrom(player, list, kind))
    .reduce<KnownRatings>(
      (before, { ratings, ratingSources }) => joined(before, ratings, ratingSources),
      {
        ratings: {},
      },
    );
}

/** Ratings of a list added where nothing is known yet; an estimate only where nobody is rated. */
function joined(
  before: KnownRatings,
  ratings: Ratings,
  ratingSources: KnownRatings['ratingSources'],
): KnownRatings {
  const { estimate, ...own } = ratings;
  const isRated = before.ratings.fide !== undefined || before.ratings.national !== undefined;
  const sources = { ...ratingSources, ...before.ratingSources };
  return {
    ratings: {
      ...(estimate === undefined || isRated ? {} : { estimate }),
      ...own,
      ...before.ratings,
    },
    ...(Object.keys(sources).length === 0 ? {} : { ratingSources: sources }),
  };
}

/** A person of a list as a player of an event; other lists may know more ratings. */
export function detailsOfListed(
  listed: ListedPlayer,
  list: ListOfMonth,
  {
    id,
    kind,
    fromRound = 1,
    alsoOn = [],
  }: { id: PlayerId; kind: RatingKind; fromRound?: number; alsoOn?: readonly OnList[] },
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
    ...ratingsOnLists([{ player: listed, list }, ...alsoOn], kind),
    fromRound,
    ...(listed.birth ? { private: { birthDate: listed.birth } } : {}),
  };
}
