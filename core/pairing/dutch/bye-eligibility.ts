import { isPlayed } from '../../rules/outcome.ts';
import { pairingPointsOfRound } from '../../rules/scoring.ts';
import type { RoundRecord } from '../../rules/record.ts';
import type { PairingRequest } from '../system.ts';

/** Whether a round bars its player from the pairing-allocated bye (C.04.1.d, 2026: C.04.1 4). */
export function barsFromBye(record: RoundRecord, request: PairingRequest): boolean {
  if (record.outcome === 'pairingAllocatedBye') return true;
  switch (request.edition.byeBarredBy) {
    case 'byeOrForfeitWin':
      return record.outcome === 'forfeitWin';
    case 'byeOrWinPointsUnplayed':
      return (
        !isPlayed(record.outcome) &&
        pairingPointsOfRound(record, request.scoring) >= request.scoring.win
      );
  }
}
