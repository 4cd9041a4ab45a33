import { isPlayed } from '../rules/outcome.ts';
import { pairingPointsOfRound } from '../rules/scoring.ts';
import type { RoundRecord } from '../rules/record.ts';
import type { PairingRequest } from './system.ts';

export type Float = 'down' | 'up' | null;

/** An unplayed round as a float (C.04.3 A.4.b, 2026: 1.4.3). */
export function unplayedFloat(record: RoundRecord | undefined, request: PairingRequest): Float {
  const { edition, scoring } = request;
  switch (edition.dutch.unplayedDownfloat) {
    case 'everyUnplayedRound':
      return 'down';
    case 'byeOrMoreThanLoss':
      if (record === undefined) return null;
      return record.outcome === 'pairingAllocatedBye' ||
        pairingPointsOfRound(record, scoring) > scoring.loss
        ? 'down'
        : null;
  }
}

/** A game between players of these scores before the round, as a float of the first of them. */
export function playedFloat(score: number, opponentScore: number): Float {
  return score === opponentScore ? null : score > opponentScore ? 'down' : 'up';
}

export const wasPlayed = (record: RoundRecord | undefined): record is RoundRecord =>
  record !== undefined && isPlayed(record.outcome) && record.opponent !== null;
