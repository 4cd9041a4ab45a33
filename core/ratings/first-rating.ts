import type { FirstRatingMethod, RatingProperties } from '../rules/editions/rating-properties.ts';
import { differenceForScore } from '../rules/expectancy.ts';
import type { IsoDate } from '../rules/identity.ts';
import type { RatingKind } from '../rules/rating-kind.ts';
import { roundedQuotient } from '../rules/rounded-quotient.ts';
import { calculationOf } from './rated-event.ts';

/** A game of an unrated player against a rated opponent. */
export interface FirstRatingGame {
  readonly opponent: number;
  readonly halfPoints: 0 | 1 | 2;
}

/** Games of one event; events are given oldest first. */
export interface FirstRatingEvent {
  /** The first day; missing where only one event is known. */
  readonly day?: IsoDate;
  readonly games: readonly FirstRatingGame[];
}

/** Ru with its working (B.02 8.2). */
export interface FirstRating {
  readonly games: number;
  readonly halfPoints: number;
  /** Events left out: a first one without a point, and those too old to be pooled. */
  readonly disregarded: number;
  /** Ra is this sum over so many, hypothetical opponents included. */
  readonly sum: number;
  readonly over: number;
  /** The score p in hundredths, where the table of dp is read with it. */
  readonly percentage: number | null;
  /** What the score adds to Ra. */
  readonly difference: number;
  /** Ra plus the difference, rounded; before the maximum. */
  readonly figure: number;
  /** After the maximum. */
  readonly rating: number;
  /** What it lacks to be published; null where nothing. */
  readonly lacks: 'games' | 'floor' | null;
}

/** The first rating of an unrated player; null without a game that counts. */
export function firstRating(
  events: readonly FirstRatingEvent[],
  rules: RatingProperties,
  kind: RatingKind,
): FirstRating | null {
  const pooled = pooledEvents(events, rules);
  const games = pooled.flatMap((event) => event.games);
  if (games.length === 0) return null;
  let [sum, halfPoints] = [0, 0];
  for (const game of games) {
    sum += game.opponent;
    halfPoints += game.halfPoints;
  }
  const { method, maximum } = calculationOf(rules, kind).firstRating;
  const made = workedOut(sum, halfPoints, games.length, method);
  const figure = roundedQuotient(made.sum + made.difference * made.over, made.over);
  const rating = maximum === null ? figure : Math.min(figure, maximum);
  return {
    ...{ games: games.length, halfPoints, disregarded: events.length - pooled.length },
    ...made,
    ...{ figure, rating },
    lacks: games.length < rules.firstRatingGames ? 'games' : rating < rules.floor ? 'floor' : null,
  };
}

/** Without a first event of no points (8.2.1), and within the months that are pooled (7.1.4). */
function pooledEvents(
  events: readonly FirstRatingEvent[],
  { zeroFirstEventDisregarded, firstRatingMonths }: RatingProperties,
): readonly FirstRatingEvent[] {
  const [first, ...others] = events;
  const isWithoutPoint = first?.games.every(({ halfPoints }) => halfPoints === 0) ?? false;
  const counted = zeroFirstEventDisregarded && isWithoutPoint ? others : events;
  const last = counted.at(-1)?.day;
  if (last === undefined) return counted;
  return counted.filter(
    ({ day }) => day === undefined || months(last) - months(day) < firstRatingMonths,
  );
}

const months = (day: IsoDate): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));

type Working = Pick<FirstRating, 'sum' | 'over' | 'percentage' | 'difference'>;

function workedOut(
  sum: number,
  halfPoints: number,
  games: number,
  method: FirstRatingMethod,
): Working {
  switch (method.kind) {
    case 'halfPointsAboveEven': {
      const above = halfPoints - games;
      if (above >= 0) {
        return { sum, over: games, percentage: null, difference: method.perHalfPoint * above };
      }
      return { sum, over: games, ...byTable(halfPoints, games) };
    }
    case 'hypotheticalDraws': {
      const over = games + method.opponents;
      return {
        sum: sum + method.opponents * method.opponentRating,
        over,
        ...byTable(halfPoints + method.opponents, over),
      };
    }
  }
}

/** p to the nearest hundredth, half up as B.01 1.4.9 says; B.02 does not. */
function byTable(halfPoints: number, games: number): Pick<Working, 'percentage' | 'difference'> {
  const percentage = roundedQuotient(50 * halfPoints, games);
  return { percentage, difference: differenceForScore(percentage) };
}
