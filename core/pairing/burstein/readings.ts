import type { Tpn } from '../../rules/identity.ts';
import type { PlayerRecord, RoundRecord } from '../../rules/record.ts';
import type { PairingRequest } from '../system.ts';

// Where C.04.4.2 leaves a choice: each reading is taken here and nowhere else, and listed in
// docs/known-differences.md. B3 (C7, the best C5 and C6 that the following
// bracket can reach) is taken in bracket-costs.ts, U11 in ../field/colour-pairs.ts.

/** B1 (1.7.2): the series reaches the round to pair only for who has a zero-point bye in it, too. */
export const hasZeroPointByeNow = (player: Tpn, request: PairingRequest): boolean =>
  request.absent.has(player) && request.absentWithPoints?.has(player) !== true;

/** B2 (1.7.2): a forfeit loss is no part of the series. */
const belongsToSeries = ({ outcome }: RoundRecord): boolean => outcome === 'zeroPointBye';

/** The earlier rounds of the series of zero-point byes that count as draws for the opponents. */
export function zeroPointSeries(player: PlayerRecord, request: PairingRequest): number {
  if (!hasZeroPointByeNow(player.tpn, request)) return 0;
  const earlier = player.rounds.slice(0, request.round - 1);
  const before = earlier.findLastIndex((record) => !belongsToSeries(record));
  return earlier.length - 1 - before;
}

/** B4 (1.7.2): against himself a player counts with his own score, without the draws of B1. */
export const scoreAgainstOneself = ({ points }: { readonly points: number }): number => points;
