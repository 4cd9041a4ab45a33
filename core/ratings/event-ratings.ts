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
  type CountedRating,
  type GameToRate,
  type LeftOutReason,
} from './games-to-rate.ts';
import { calculationOf, type EntrantToRate, type EventToRate } from './rated-event.ts';
import {
  changeOfGames,
  gameChanges,
  type GameChange,
  type RatedMeeting,
  type RatingChange,
} from './rating-change.ts';
import { ratingAfterMonths, sumOfMonths, type MonthOfRating } from './rating-months.ts';

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
  'ratedDuring',
  'standardStandsIn',
  'ratedMeanwhile',
  'belowFloor',
  'tooFewGames',
  'firstBelowFloor',
  'firstLimited',
  'zeroFirstEvent',
  'inactive',
  'activeAgain',
] as const;
export type RatingNoteCode = (typeof RATING_NOTES)[number] | LeftOutReason;

export interface RatingNote {
  readonly code: RatingNoteCode;
  readonly article: string;
  /** Rounds it is about; missing where it is about the player. */
  readonly rounds?: readonly number[];
  /** Months without a rated game that make a player inactive. */
  readonly months?: number;
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
  /** Month by month in an event over thirty days; empty in an event of one list. */
  readonly months: readonly MonthOfRating[];
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
  // Who is first rated on a later list of a long event is so from its month on.
  const own = counted.own ?? rounds.find(({ ownRating }) => ownRating !== null)?.ownRating ?? null;
  return own === null
    ? { tpn, name, ...unrated(event, rounds) }
    : { tpn, name, ...rated(event, entrant, own, rounds, counted) };
}

type Calculated = Omit<PlayerRating, 'tpn' | 'name'>;

function rated(
  event: EventToRate,
  entrant: EntrantToRate,
  rating: number,
  rounds: readonly GameToRate[],
  { own, standsIn, forOpponents }: CountedRating,
): Calculated {
  const { rules, kind, firstDay } = event;
  const { articles, k: ladder } = calculationOf(rules, kind);
  const unratedYet = own === null ? rounds.filter(({ ownRating }) => ownRating === null) : [];
  const meetings = countedMeetings(
    rounds.filter((round) => !unratedYet.includes(round)),
    rating,
  );
  const changes = gameChanges(meetings, rules, kind);
  const byRound = new Map(meetings.map(({ round }, index) => [round, changes[index] ?? null]));
  const months = monthsOf(event, entrant, rating, meetings, byRound);
  const k =
    months.at(-1)?.k ?? developmentCoefficient(ladder, rating, entrant.development, firstDay);
  const change = sumOfMonths(months) ?? changeOfGames(changes, k.k, rules);
  const isReduced =
    months.length === 0 ? change.k < k.k : months.some((month) => month.change.k < month.k.k);
  const newRating = listedRating(ratingAfterMonths(months) ?? rating + change.rounded, rules);
  const firstGames = countedFirstGames(unratedYet);
  const notes: RatingNote[] = [
    ...(k.assumed ? [{ code: 'kAssumed', article: articles.k } as const] : []),
    ...(k.reason === 'given' ? [{ code: 'kTyped', article: articles.k } as const] : []),
    ...(k.reason !== 'given' && entrant.development.gamesTyped === true
      ? [{ code: 'gamesTyped', article: articles.k } as const]
      : []),
    ...(isReduced ? [{ code: 'kReduced', article: articles.k } as const] : []),
    ...(firstGames.length > 0
      ? [
          {
            ...({ code: 'ratedDuring', article: articles.firstRating } as const),
            rounds: unratedYet.flatMap(({ round, leftOut }) => (leftOut === null ? [round] : [])),
          },
        ]
      : []),
    ...(standsIn ? [{ code: 'standardStandsIn', article: articles.firstRating } as const] : []),
    ...(forOpponents === null && own !== null
      ? [{ code: 'ratedMeanwhile', article: articles.ratedMeanwhile } as const]
      : []),
    ...(newRating === null ? [{ code: 'belowFloor', article: articles.floor } as const] : []),
    ...inactivityNotes(event, entrant, meetings.length),
    ...leftOutNotes(rounds),
  ];
  return {
    ...{ rating, k, change, notes, months },
    firstRating: firstGames.length === 0 ? null : firstRating([{ games: firstGames }], rules, kind),
    newRating,
    rounds: rounds.map((game) => ({ ...game, change: byRound.get(game.round) ?? null })),
  };
}

/** Off the active list after a year without a rated game; one brings a player back (B.02 7.2.2). */
function inactivityNotes(
  { rules, kind }: EventToRate,
  { inactive }: EntrantToRate,
  games: number,
): RatingNote[] {
  if (inactive !== true) return [];
  const { articles } = calculationOf(rules, kind);
  const code = games > 0 ? 'activeAgain' : 'inactive';
  return [{ code, article: articles.inactivity, months: rules.inactiveAfterMonths }];
}

/** The games by the month of their day, each month with its own list, K and rounding. */
function monthsOf(
  { rules, kind, firstDay }: EventToRate,
  { development, monthsByRound, listsKept }: EntrantToRate,
  rating: number,
  meetings: readonly (RatedMeeting & { readonly round: number })[],
  changes: ReadonlyMap<number, GameChange | null>,
): MonthOfRating[] {
  if (monthsByRound === undefined) return [];
  const { k: ladder } = calculationOf(rules, kind);
  const monthOf = (round: number): string | null => monthsByRound[round - 1] ?? null;
  return [...new Set(meetings.map(({ round }) => monthOf(round)))]
    .toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1))
    .map((month): MonthOfRating => {
      const games = meetings.filter(({ round }) => monthOf(round) === month);
      const list = month === null ? undefined : listsKept?.get(month);
      const known = list?.k === undefined ? development : { ...development, listedK: list.k };
      const ownRating = games[0]?.own ?? rating;
      const from = month === null || `${month}-01` < firstDay ? firstDay : `${month}-01`;
      const k = developmentCoefficient(ladder, ownRating, known, from);
      const ofMonth = games.flatMap(({ round }) => changes.get(round) ?? []);
      return {
        ...{ month, k, rating: ownRating, hasList: list !== undefined },
        rounds: games.map(({ round }) => round),
        change: changeOfGames(ofMonth, k.k, rules),
      };
    });
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
    ...{ rating: null, k: null, change: null, notes, months: [], firstRating: first },
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
