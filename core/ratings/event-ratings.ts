import type { Tpn } from '../rules/identity.ts';
import { developmentCoefficient, type DevelopmentCoefficient } from './development-coefficient.ts';
import {
  countedFirstGames,
  countedMeetings,
  listedFirstRating,
  listedRating,
} from './counted-games.ts';
import { firstRating, type FirstRating } from './first-rating.ts';
import {
  countedRating,
  gamesToRate,
  type GameToRate,
  type LeftOutReason,
} from './games-to-rate.ts';
import { calculationOf, type EntrantToRate, type EventToRate } from './rated-event.ts';
import { changeOfGames, gameChanges, type GameChange, type RatingChange } from './rating-change.ts';

/** A round with what it did to the rating; null where it is not rated, or the player is unrated. */
export interface RatedRound extends GameToRate {
  readonly change: GameChange | null;
}

/** What an arbiter should know beside the figures. */
export const RATING_NOTES = [
  'kAssumed',
  'kTyped',
  'gamesTyped',
  'kReduced',
  'standardStandsIn',
  'ratedMeanwhile',
  'belowFloor',
  'tooFewGames',
  'firstBelowFloor',
  'firstLimited',
  'zeroFirstEvent',
] as const;
export type RatingNoteCode = (typeof RATING_NOTES)[number] | LeftOutReason;

export interface RatingNote {
  readonly code: RatingNoteCode;
  readonly article: string;
  /** Rounds it is about; missing where it is about the player. */
  readonly rounds?: readonly number[];
}

/** The rating of one player after an event, with everything that made it. */
export interface PlayerRating {
  readonly tpn: Tpn;
  readonly name: string;
  /** What the player counts with; null for an unrated player. */
  readonly rating: number | null;
  /** Null for an unrated player. */
  readonly k: DevelopmentCoefficient | null;
  /** Null for an unrated player. */
  readonly change: RatingChange | null;
  /** Null while there is none to publish. */
  readonly newRating: number | null;
  /** For an unrated player with a game that counts. */
  readonly firstRating: FirstRating | null;
  /** Round by round. */
  readonly rounds: readonly RatedRound[];
  readonly notes: readonly RatingNote[];
}

/** The ratings of an event, player by player. */
export function ratingsOfEvent(event: EventToRate): PlayerRating[] {
  const games = gamesToRate(event);
  return event.entrants.map((entrant) => ratingOf(event, entrant, games.get(entrant.tpn) ?? []));
}

function ratingOf(
  event: EventToRate,
  entrant: EntrantToRate,
  rounds: readonly GameToRate[],
): PlayerRating {
  const calculation = calculationOf(event.rules, event.kind);
  const counted = countedRating(entrant, calculation);
  const { tpn, name } = entrant;
  return counted.own === null
    ? { tpn, name, ...unrated(event, rounds) }
    : { tpn, name, ...rated(event, entrant, counted.own, rounds, counted) };
}

type Calculated = Omit<PlayerRating, 'tpn' | 'name'>;

function rated(
  { rules, kind, firstDay }: EventToRate,
  entrant: EntrantToRate,
  rating: number,
  rounds: readonly GameToRate[],
  { standsIn, forOpponents }: { readonly standsIn: boolean; readonly forOpponents: number | null },
): Calculated {
  const { articles, k: ladder } = calculationOf(rules, kind);
  const k = developmentCoefficient(ladder, rating, entrant.development, firstDay);
  const meetings = countedMeetings(rounds, rating);
  const changes = gameChanges(meetings, rules, kind);
  const byRound = new Map(meetings.map(({ round }, index) => [round, changes[index] ?? null]));
  const change = changeOfGames(changes, k.k, rules);
  const newRating = listedRating(rating + change.rounded, rules);
  const notes: RatingNote[] = [
    ...(k.assumed ? [{ code: 'kAssumed', article: articles.k } as const] : []),
    ...(k.reason === 'given' ? [{ code: 'kTyped', article: articles.k } as const] : []),
    ...(k.reason !== 'given' && entrant.development.gamesTyped === true
      ? [{ code: 'gamesTyped', article: articles.k } as const]
      : []),
    ...(change.k < k.k ? [{ code: 'kReduced', article: articles.k } as const] : []),
    ...(standsIn ? [{ code: 'standardStandsIn', article: articles.firstRating } as const] : []),
    ...(forOpponents === null
      ? [{ code: 'ratedMeanwhile', article: articles.ratedMeanwhile } as const]
      : []),
    ...(newRating === null ? [{ code: 'belowFloor', article: articles.floor } as const] : []),
    ...leftOutNotes(rounds),
  ];
  return {
    ...{ rating, k, change, notes, firstRating: null },
    newRating,
    rounds: rounds.map((game) => ({ ...game, change: byRound.get(game.round) ?? null })),
  };
}

function unrated({ rules, kind }: EventToRate, rounds: readonly GameToRate[]): Calculated {
  const { articles } = calculationOf(rules, kind);
  const games = countedFirstGames(rounds);
  const first = firstRating([{ games }], rules, kind);
  const notes: RatingNote[] = [
    ...(first === null && games.length > 0
      ? [{ code: 'zeroFirstEvent', article: articles.firstRating } as const]
      : []),
    ...(first?.lacks === 'games'
      ? [{ code: 'tooFewGames', article: articles.firstRatingGames } as const]
      : []),
    ...(first?.lacks === 'floor'
      ? [{ code: 'firstBelowFloor', article: articles.firstRatingGames } as const]
      : []),
    ...(first !== null && first.figure > first.rating
      ? [{ code: 'firstLimited', article: articles.firstRating } as const]
      : []),
    ...leftOutNotes(rounds),
  ];
  return {
    ...{ rating: null, k: null, change: null, notes, firstRating: first },
    newRating: listedFirstRating(first),
    rounds: rounds.map((game) => ({ ...game, change: null })),
  };
}

/** Which games against somebody are not rated, by reason; a bye needs no note. */
function leftOutNotes(rounds: readonly GameToRate[]): RatingNote[] {
  const found = new Map<LeftOutReason, { article: string; rounds: number[] }>();
  for (const { round, opponent, leftOut } of rounds) {
    if (leftOut === null || opponent === null) continue;
    const held = found.get(leftOut.reason);
    if (held === undefined)
      found.set(leftOut.reason, { article: leftOut.article, rounds: [round] });
    else held.rounds.push(round);
  }
  return [...found].map(([code, note]) => ({ code, ...note }));
}
