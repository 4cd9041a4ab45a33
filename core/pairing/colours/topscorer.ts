import type { PairingRequest } from '../system.ts';

/**
 * More than half of the points one could have before the last round (C.04.3 A.7, 2026: 1.8).
 * Virtual points make scoregroups (C.04.7 1.5); half the maximum is a matter of real points.
 */
export const isTopscorer = (
  points: number,
  { round, rounds, scoring }: Pick<PairingRequest, 'round' | 'rounds' | 'scoring'>,
): boolean => round >= rounds && 2 * points > (round - 1) * scoring.win;
