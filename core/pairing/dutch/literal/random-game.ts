import type { PlayerOutcome } from '../../../rules/outcome.ts';
import type { Random } from '../../../rules/random.ts';

/** Shares of one, all games together. */
export interface GameRates {
  readonly draw: number;
  readonly forfeit: number;
  /** Arbiters' scores, games under one move, adjourned games. */
  readonly unusual: number;
}

type Sides = readonly [PlayerOutcome, PlayerOutcome];

const UNUSUAL: readonly Sides[] = [
  ['loss', 'loss'],
  ['draw', 'loss'],
  ['loss', 'draw'],
  ['shortWin', 'shortLoss'],
  ['shortDraw', 'shortDraw'],
  ['adjourned', 'adjourned'],
];

const FORFEITS: readonly Sides[] = [
  ['forfeitWin', 'forfeitLoss'],
  ['forfeitLoss', 'forfeitWin'],
  ['forfeitWin', 'forfeitLoss'],
  ['forfeitLoss', 'forfeitWin'],
  ['forfeitLoss', 'forfeitLoss'],
];

/** What a game brought the two players. */
export function randomGame(random: Random, rates: GameRates): Sides {
  if (random.chance(rates.forfeit)) return random.pick(FORFEITS);
  if (random.chance(rates.unusual)) return random.pick(UNUSUAL);
  if (random.chance(rates.draw)) return ['draw', 'draw'];
  return random.chance(0.5) ? ['win', 'loss'] : ['loss', 'win'];
}
