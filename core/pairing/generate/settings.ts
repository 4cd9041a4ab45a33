import type { Colour } from '../../rules/colour.ts';
import type { SwissProperties } from '../../rules/editions/swiss.ts';
import type { ScoringSystem } from '../../rules/scoring.ts';
import type { Acceleration } from '../acceleration/acceleration.ts';

/** How often things happen, each as a share of one. */
export interface GeneratorRates {
  /** A player asks a round off, by player and round. */
  readonly halfPointBye: number;
  readonly fullPointBye: number;
  readonly zeroPointBye: number;
  /** A game is won by default, by game. */
  readonly forfeit: number;
  /** A game is lost by default by both, by game. */
  readonly doubleForfeit: number;
  /** A player leaves after a round, by player and round. */
  readonly withdrawal: number;
  /** A player arrives after round 1, by player. */
  readonly lateEntry: number;
  /** 0-0, ½-0, 0-½ or a game under one move, by game. */
  readonly unusual: number;
}

export const NO_INCIDENTS: GeneratorRates = {
  halfPointBye: 0,
  fullPointBye: 0,
  zeroPointBye: 0,
  forfeit: 0,
  doubleForfeit: 0,
  withdrawal: 0,
  lateEntry: 0,
  unusual: 0,
};

/** Where ratings come from; 0 in a list is a player without one. */
export type GeneratedRatings =
  | { readonly kind: 'range'; readonly lowest: number; readonly highest: number }
  | { readonly kind: 'list'; readonly ratings: readonly number[] };

/** A random tournament, fully described: the same settings give the same event. */
export interface GeneratorSettings {
  readonly seed: number;
  /** Late entries included. */
  readonly players: number;
  readonly rounds: number;
  /** Rounds that are one match, where the system pairs matches; one when absent. */
  readonly gamesPerMatch?: number;
  readonly edition: SwissProperties;
  readonly scoring: ScoringSystem;
  readonly acceleration: Acceleration;
  /** Drawn from the seed when not given. */
  readonly initialColour?: Colour;
  readonly ratings: GeneratedRatings;
  /** Of a hundred games between equals, how many are drawn. */
  readonly drawPercentage: number;
  readonly rates: GeneratorRates;
}

export const GENERATOR_FAULTS = [
  'notAWholeNumber',
  'outOfRange',
  'tooFewRatings',
  'notWholeMatches',
] as const;

/** A setting that cannot be followed. */
export interface GeneratorFault {
  readonly code: (typeof GENERATOR_FAULTS)[number];
  readonly setting: string;
}

/** What is wrong with the settings; empty when nothing is. */
export function generatorFaults(settings: GeneratorSettings): GeneratorFault[] {
  const faults: GeneratorFault[] = [];
  for (const setting of ['players', 'rounds'] as const) {
    if (!Number.isInteger(settings[setting])) faults.push({ code: 'notAWholeNumber', setting });
    else if (settings[setting] < 1) faults.push({ code: 'outOfRange', setting });
  }
  const { rounds, gamesPerMatch = 1 } = settings;
  if (Number.isInteger(rounds) && rounds % gamesPerMatch !== 0) {
    faults.push({ code: 'notWholeMatches', setting: 'rounds' });
  }
  if (!Number.isInteger(settings.seed)) faults.push({ code: 'notAWholeNumber', setting: 'seed' });
  for (const [setting, rate] of Object.entries(settings.rates) as [string, number][]) {
    if (!isWithin(rate, 0, 1)) faults.push({ code: 'outOfRange', setting });
  }
  const { halfPointBye, fullPointBye, zeroPointBye } = settings.rates;
  if (halfPointBye + fullPointBye + zeroPointBye > 1) {
    faults.push({ code: 'outOfRange', setting: 'byes' });
  }
  if (!isWithin(settings.drawPercentage, 0, 100)) {
    faults.push({ code: 'outOfRange', setting: 'drawPercentage' });
  }
  const { ratings } = settings;
  if (ratings.kind === 'range' && !(ratings.lowest >= 0 && ratings.lowest <= ratings.highest)) {
    faults.push({ code: 'outOfRange', setting: 'ratings' });
  }
  if (ratings.kind === 'list' && ratings.ratings.length < settings.players) {
    faults.push({ code: 'tooFewRatings', setting: 'ratings' });
  }
  return faults;
}

const isWithin = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most;
