import type { DutchProperties } from '../../../rules/editions/dutch.ts';
import type { Tpn } from '../../../rules/identity.ts';
import { isPlayed } from '../../../rules/outcome.ts';
import type { Points } from '../../../rules/points.ts';
import type { RoundRecord } from '../../../rules/record.ts';
import { pointsOfRound, type ScoringSystem } from '../../../rules/scoring.ts';

export type Float = 'down' | 'up';

export interface FloatContext {
  readonly unplayed: DutchProperties['unplayedDownfloat'];
  readonly scoring: ScoringSystem;
  /** The player's pairing score when that round was paired. */
  readonly own: Points;
  readonly opponent: (tpn: Tpn) => Points;
}

/**
 * The float a player received in one round of the tournament (A.4.b, 2026: 1.4.2 to 1.4.4).
 * A round missing from the record is a round not played, without points.
 */
export function floatOf(record: RoundRecord | undefined, context: FloatContext): Float | null {
  if (record !== undefined && isPlayed(record.outcome) && record.opponent !== null) {
    const difference = context.own - context.opponent(record.opponent);
    return difference === 0 ? null : difference > 0 ? 'down' : 'up';
  }
  return isDownfloatUnplayed(record, context) ? 'down' : null;
}

function isDownfloatUnplayed(record: RoundRecord | undefined, context: FloatContext): boolean {
  switch (context.unplayed) {
    case 'everyUnplayedRound':
      return true;
    case 'byeOrMoreThanLoss':
      return (
        record !== undefined &&
        (record.outcome === 'pairingAllocatedBye' ||
          pointsOfRound(record, context.scoring) > context.scoring.loss)
      );
  }
}
