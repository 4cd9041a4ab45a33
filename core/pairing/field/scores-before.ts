import type { PlayerRecord } from '../../rules/record.ts';
import { pairingPointsOfRound } from '../../rules/scoring.ts';
import type { PairingRequest } from '../system.ts';

export interface ScoreBefore {
  /** Points without the virtual ones, in tenths. */
  readonly points: number;
  /** With the virtual points of that round (C.04.7 1.5). */
  readonly pairing: number;
}

/** The score before each round up to the one to pair, round r at index r − 1. */
export function scoresBefore(
  { tpn, rounds }: PlayerRecord,
  request: PairingRequest,
): ScoreBefore[] {
  let points = 0;
  return Array.from({ length: request.round }, (_, index) => {
    const record = rounds[index - 1];
    if (record) points += pairingPointsOfRound(record, request.scoring);
    return { points, pairing: points + (request.virtualPoints?.(tpn, index + 1) ?? 0) };
  });
}
