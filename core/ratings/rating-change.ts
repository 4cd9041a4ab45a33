import type { RatingProperties } from '../rules/editions/rating-properties.ts';
import { probabilityForDifference } from '../rules/expectancy.ts';
import type { RatingKind } from '../rules/rating-kind.ts';
import { reducedK } from './development-coefficient.ts';
import { calculationOf } from './rated-event.ts';
import {
  countedDifferences,
  type CountedDifference,
  type RatingsMet,
} from './rating-difference.ts';

/** A game against a rated opponent. */
export interface RatedMeeting extends RatingsMet {
  readonly halfPoints: 0 | 1 | 2;
}

/** What one game does to a rating; probabilities and ΔR in hundredths of a point. */
export interface GameChange extends CountedDifference {
  readonly expected: number;
  readonly surplus: number;
}

/** What the games of a period do to a rating. */
export interface RatingChange {
  readonly games: number;
  readonly halfPoints: number;
  /** Sum of the probabilities, in hundredths. */
  readonly expected: number;
  /** ΣΔR, in hundredths. */
  readonly surplus: number;
  /** The K that counts: lower than the player's where K × n would pass its bound. */
  readonly k: number;
  /** K × ΣΔR in hundredths of a rating point. */
  readonly change: number;
  readonly rounded: number;
}

/** Game by game, within one event (B.02 8.3.1, 8.3.2 a and b). */
export function gameChanges(
  games: readonly RatedMeeting[],
  rules: RatingProperties,
  kind: RatingKind,
): GameChange[] {
  const { difference: rule } = calculationOf(rules, kind);
  return countedDifferences(games, rule).map((counted, index) => {
    const { difference, counted: used, reading } = counted;
    const expected = probabilityForDifference(used);
    const surplus = 50 * (games[index]?.halfPoints ?? 0) - expected;
    return { difference, counted: used, reading, expected, surplus };
  });
}

/** The sum over the events of a period, rounded once (B.02 8.3.2 c and d, 8.3.3, 8.3.4). */
export const ratingChange = (
  events: readonly (readonly RatedMeeting[])[],
  k: number,
  rules: RatingProperties,
  kind: RatingKind,
): RatingChange =>
  changeOfGames(
    events.flatMap((games) => gameChanges(games, rules, kind)),
    k,
    rules,
  );

/** The same of games whose changes are known. */
export function changeOfGames(
  changes: readonly GameChange[],
  k: number,
  rules: RatingProperties,
): RatingChange {
  let [expected, surplus] = [0, 0];
  for (const change of changes) {
    expected += change.expected;
    surplus += change.surplus;
  }
  const games = changes.length;
  const reduced = reducedK(k, games, rules.kTimesGames);
  const change = reduced * surplus;
  const rounded = ROUNDED[rules.rounding](change);
  const halfPoints = (expected + surplus) / 50;
  return { games, halfPoints, expected, surplus, k: reduced, change, rounded };
}

/** Hundredths of a rating point to whole points, by the rule of the edition. */
const ROUNDED: Readonly<Record<RatingProperties['rounding'], (change: number) => number>> = {
  halfAwayFromZero: (change) => {
    const points = Math.floor((Math.abs(change) + 50) / 100);
    return change < 0 ? 0 - points : points;
  },
};
