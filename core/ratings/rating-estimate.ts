import { FFE_PERFORMANCE } from '../rules/french-performance-rules.ts';
import { performanceOf, type PerformanceRule, type RatedGame } from '../rules/performance.ts';

/** BAF 101, lines 611-613: as long as two performances are this far apart, their mean is tried. */
const NEAR_ENOUGH = 20;
const CYCLES_AT_MOST = 25;

/** One turn of the cycle: what was tried and what came out. */
export interface EstimateTurn {
  readonly tried: number;
  readonly performance: number;
}

export interface RatingEstimate {
  readonly rating: number;
  readonly turns: readonly EstimateTurn[];
  /** The last two are near enough; otherwise the cycle was stopped. */
  readonly settled: boolean;
}

/**
 * The rating an unrated player counts with where none is published (BAF 101, lines 611-613):
 * estimate, performance, comparison, mean and new estimate, up to 25 times. Null where a turn
 * leaves no game to count.
 */
export function estimatedRating(
  games: readonly RatedGame[],
  estimate: number,
  rule: PerformanceRule = FFE_PERFORMANCE,
): RatingEstimate | null {
  const turns: EstimateTurn[] = [];
  let tried = estimate;
  while (turns.length < CYCLES_AT_MOST) {
    const made = performanceOf(games, tried, rule);
    if (!made.ok) return null;
    const performance = made.value.average + made.value.difference;
    turns.push({ tried, performance });
    // The first performance takes the place of the estimate; it is compared from the second on.
    if (turns.length > 1 && Math.abs(performance - tried) < NEAR_ENOUGH) {
      return { rating: performance, turns, settled: true };
    }
    tried = turns.length === 1 ? performance : Math.round((tried + performance) / 2);
  }
  return { rating: turns.at(-1)?.performance ?? estimate, turns, settled: false };
}
