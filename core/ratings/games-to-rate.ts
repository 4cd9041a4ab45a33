import type { Colour } from '../rules/colour.ts';
import type { RatingCalculation } from '../rules/editions/rating-properties.ts';
import type { Tpn } from '../rules/identity.ts';
import { halfPoints, isOverTheBoard, isPlayed, OUTCOME_NATURE } from '../rules/outcome.ts';
import { minutesForSixtyMoves } from '../rules/rate-of-play.ts';
import type { RoundRecord } from '../rules/record.ts';
import { calculationOf, type EntrantToRate, type EventToRate } from './rated-event.ts';

/** Why a round is not rated. */
export const LEFT_OUT_REASONS = [
  'unplayed',
  'open',
  'underOneMove',
  'unratedOpponent',
  'unratedInMatch',
  'afterMatchDecided',
  'tooFarApart',
  'tooLittleTime',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** One round of a player, rated or not. */
export interface GameToRate {
  readonly round: number;
  /** Null without one. */
  readonly opponent: Tpn | null;
  readonly colour: Colour | null;
  readonly halfPoints: 0 | 1 | 2;
  /** Those of the list that holds in that round; null without one. */
  readonly ownRating: number | null;
  readonly opponentRating: number | null;
  /** Null where the game is rated. */
  readonly leftOut: { readonly reason: LeftOutReason; readonly article: string } | null;
}

/** The rating a player counts with, for the own calculation and for that of the opponents. */
export interface CountedRating {
  readonly own: number | null;
  readonly forOpponents: number | null;
  /** The standard rating in the place of a missing one. */
  readonly standsIn: boolean;
}

/** A rating of 0 is none; the standard one stands in where the edition lets it (B.02 RB 7.2.1). */
export function countedRating(
  { rating, standardRating, ratedMeanwhile }: EntrantToRate,
  { firstRating }: RatingCalculation,
): CountedRating {
  const listed = positive(rating);
  const standard = firstRating.standardRatingStandsIn ? positive(standardRating ?? null) : null;
  const forOpponents = listed ?? standard;
  const own = forOpponents ?? positive(ratedMeanwhile ?? null);
  return { own, forOpponents, standsIn: listed === null && standard !== null };
}

const positive = (rating: number | null): number | null =>
  rating !== null && rating > 0 ? rating : null;

/** Every round of every player, with what keeps it from being rated. */
export function gamesToRate(event: EventToRate): ReadonlyMap<Tpn, readonly GameToRate[]> {
  const calculation = calculationOf(event.rules, event.kind);
  const { articles } = calculation;
  const ratings = new Map(
    event.entrants.map((entrant) => [entrant.tpn, countedRating(entrant, calculation)]),
  );
  const byNumber = new Map(event.entrants.map((entrant) => [entrant.tpn, entrant]));
  const decidedAfter = matchDecidedAfter(event);
  const isTooShort = shortness(event);
  const atRound = (tpn: Tpn, round: number, side: 'own' | 'forOpponents'): number | null => {
    const then = byNumber.get(tpn)?.ratingsByRound?.[round - 1];
    return then === undefined ? (ratings.get(tpn)?.[side] ?? null) : positive(then);
  };
  const unratedMatch =
    event.matchOf !== null && event.entrants.some(({ tpn }) => !ratings.get(tpn)?.forOpponents);

  const reasonOf = (
    record: RoundRecord,
    round: number,
    own: number | null,
    opponent: number | null,
  ) => {
    if (!isPlayed(record.outcome)) return out('unplayed', articles.unplayedGames);
    if (!isOverTheBoard(record.outcome)) return out('open', articles.unplayedGames);
    if (!OUTCOME_NATURE[record.outcome].rated) return out('underOneMove', articles.unplayedGames);
    if (unratedMatch) return out('unratedInMatch', articles.matches);
    if (round > decidedAfter) return out('afterMatchDecided', articles.matches);
    if (isTooShort(own, opponent)) return out('tooLittleTime', articles.rateOfPlay);
    if (opponent === null) return out('unratedOpponent', articles.difference);
    if (own !== null && isTooFarApart(event, own, opponent)) {
      return out('tooFarApart', articles.difference);
    }
    return null;
  };

  return new Map(
    event.entrants.map(({ tpn, rounds }) => [
      tpn,
      rounds.map((record, index): GameToRate => {
        const round = index + 1;
        const { opponent, colour, outcome } = record;
        const ownRating = atRound(tpn, round, 'own');
        const opponentRating = opponent === null ? null : atRound(opponent, round, 'forOpponents');
        return {
          round,
          opponent,
          colour,
          halfPoints: halfPoints(outcome),
          ownRating,
          opponentRating,
          leftOut: reasonOf(record, round, ownRating, opponentRating),
        };
      }),
    ]),
  );
}

const out = (reason: LeftOutReason, article: string) => ({ reason, article });

/** What tells games a rate of play is too short for, though it is long enough for others (B.02 1.1). */
function shortness({
  kind,
  rateOfPlay,
  rules,
}: EventToRate): (own: number | null, opponent: number | null) => boolean {
  const minutes = rateOfPlay === null ? Infinity : minutesForSixtyMoves(rateOfPlay);
  if (kind !== 'standard' || minutes < minutesFor(0, rules)) return () => false;
  return (own, opponent) => minutes < minutesFor(Math.max(own ?? 0, opponent ?? 0), rules);
}

/** Minutes each player needs for sixty moves, by the higher of the two ratings (B.02 1.1). */
export function minutesFor(higher: number, { rateOfPlay }: EventToRate['rules']): number {
  const step = rateOfPlay.standard.minutes.find(({ ratingFrom }) => higher >= ratingFrom);
  return step?.atLeast ?? 0;
}

function isTooFarApart(event: EventToRate, own: number, opponent: number): boolean {
  const { excluded } = calculationOf(event.rules, event.kind);
  if (excluded === null || event.firstDay < excluded.from) return false;
  return (
    Math.abs(own - opponent) >= excluded.differenceFrom &&
    Math.max(own, opponent) > excluded.oneAbove
  );
}

/** The round in which a match of a fixed number of games was won; no round is after Infinity. */
function matchDecidedAfter({ matchOf, entrants }: EventToRate): number {
  if (matchOf === null) return Infinity;
  const decided = entrants.map(({ rounds }) => {
    let score = 0;
    const at = rounds.findIndex(({ outcome }) => {
      score += outcome === 'forfeitWin' ? 2 : halfPoints(outcome);
      return score > matchOf;
    });
    return at < 0 ? Infinity : at + 1;
  });
  return Math.min(...decided, Infinity);
}
