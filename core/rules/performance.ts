import type { PerformanceFigures } from './editions/tie-breaks.ts';
import { scoreDifference } from './performance-tables.ts';
import { failure, success, type Result } from './result.ts';
import { roundedQuotient } from './rounded-quotient.ts';

/** A game over the board against somebody with a rating. */
export interface RatedGame {
  readonly round: number;
  /** The opponent's. */
  readonly rating: number;
  readonly halfPoints: 0 | 1 | 2;
}

/** How a performance is made from games. */
export interface PerformanceRule extends PerformanceFigures {
  /** What happens beyond the widest difference: the rating is brought nearer, or the game is left out. */
  readonly beyond: 'broughtNearer' | 'tooFar';
  readonly article: string;
}

/** A performance is the average plus the difference. */
export interface Performance {
  /** Of the opponents' ratings. */
  readonly average: number;
  /** What the table gives for the score. */
  readonly difference: number;
  readonly halfPoints: number;
  /** Those that count. */
  readonly games: number;
}

/** Average rating of the opponents, and what the table gives for the score against them. */
export function performanceOf(
  games: readonly RatedGame[],
  own: number | null,
  rule: PerformanceRule,
): Result<Performance, 'noGame' | 'noColumn'> {
  let [sum, halves, count] = [0, 0, 0];
  for (const { rating, halfPoints } of games) {
    const nearest = nearestAllowed(rating, own, rule);
    if (nearest !== rating && rule.beyond === 'tooFar') continue;
    sum += nearest;
    halves += halfPoints;
    count += 1;
  }
  if (count === 0) return failure('noGame');
  const difference = differenceOf(halves, count, rule);
  if (difference === null) return failure('noColumn');
  return success({
    average: roundedQuotient(sum, count),
    difference,
    halfPoints: halves,
    games: count,
  });
}

/** An opponent's rating, brought within the widest difference from the player's own. */
export function nearestAllowed(
  rating: number,
  own: number | null,
  { opponentWithin }: Pick<PerformanceRule, 'opponentWithin'>,
): number {
  if (own === null || opponentWithin === null) return rating;
  return Math.min(own + opponentWithin, Math.max(own - opponentWithin, rating));
}

function differenceOf(halves: number, games: number, rule: PerformanceRule): number | null {
  const known = scoreDifference(rule.table, halves, games);
  if (known === null) return null;
  if (halves === 0) return -rule.fullScore;
  return halves === 2 * games ? rule.fullScore : known;
}
