import type { PlayerOutcome } from '../../rules/outcome.ts';
import { expectedHundredths } from './expectancy.ts';
import type { Random } from '../../rules/random.ts';
import type { GeneratorSettings } from './settings.ts';

/** White's outcome, Black's outcome. */
export type Sides = readonly [white: PlayerOutcome, black: PlayerOutcome];

export interface BoardRatings {
  readonly white: number;
  readonly black: number;
}

/** Under one move games end as any other; the other three scores are the arbiter's (Laws 10.2). */
const UNUSUAL: readonly Sides[] = [
  ['loss', 'loss'],
  ['draw', 'loss'],
  ['loss', 'draw'],
  ['shortWin', 'shortLoss'],
  ['shortDraw', 'shortDraw'],
  ['shortLoss', 'shortWin'],
];

/** How a game ends: incidents first, then the score its ratings make likely. */
export function randomResult(
  random: Random,
  ratings: BoardRatings,
  settings: Pick<GeneratorSettings, 'drawPercentage' | 'rates'>,
): Sides {
  const { rates, drawPercentage } = settings;
  if (random.chance(rates.doubleForfeit)) return ['forfeitLoss', 'forfeitLoss'];
  if (random.chance(rates.forfeit)) {
    return random.chance(0.5) ? ['forfeitWin', 'forfeitLoss'] : ['forfeitLoss', 'forfeitWin'];
  }
  if (random.chance(rates.unusual)) return random.pick(UNUSUAL);
  return randomScore(random, expectedHundredths(ratings.white, ratings.black), drawPercentage);
}

/**
 * A score whose average is the expected one. Draws take from wins and losses alike, so between
 * players far apart they are as many as the expectation leaves room for.
 */
export function randomScore(random: Random, expected: number, drawPercentage: number): Sides {
  const draws = Math.min(drawPercentage, 2 * expected, 2 * (100 - expected));
  const drawn = 100 * random.next();
  if (drawn < draws) return ['draw', 'draw'];
  return drawn < expected + draws / 2 ? ['win', 'loss'] : ['loss', 'win'];
}
