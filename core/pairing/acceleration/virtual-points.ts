import type { Tpn } from '../../rules/identity.ts';
import { points, type Points } from '../../rules/points.ts';
import type { ScoringSystem } from '../../rules/scoring.ts';

/** The fictitious points a player has when a round is paired; they never count in standings. */
export type VirtualPoints = (player: Tpn, round: number) => Points;

export const noVirtualPoints: VirtualPoints = () => points(0);

/** Why a method cannot be used in an event. */
export const ACCELERATION_REFUSALS = [
  'scoringNotOneHalfZero',
  'winIsNotTwoDraws',
  'lossIsNotZero',
  'tooFewRounds',
  'emptyList',
  'groupBelowQuarter',
  'groupAboveHalf',
  'limitsCross',
  'emptyRange',
  'negativePoints',
  'pointsGivenTwice',
] as const;
export type AccelerationRefusalCode = (typeof ACCELERATION_REFUSALS)[number];

export interface AccelerationRefusal {
  readonly code: AccelerationRefusalCode;
  readonly article: string;
  /** The group, record or figure at fault, for the message. */
  readonly detail?: string;
}

export function isOneHalfZero(scoring: ScoringSystem): boolean {
  return scoring.win === points(1) && scoring.draw === points(0.5) && scoring.loss === points(0);
}
