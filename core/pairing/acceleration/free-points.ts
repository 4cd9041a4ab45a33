import type { Tpn } from '../../rules/identity.ts';
import { points, type Points } from '../../rules/points.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import type { AccelerationRefusal, VirtualPoints } from './virtual-points.ts';

const ARTICLE = 'TRF26 record 250';

/** Virtual points by hand: a range of players, a range of rounds (TRF26 record 250, TRF(x) XXA). */
export interface FreePoints {
  readonly points: Points;
  readonly firstRound: number;
  readonly lastRound: number;
  readonly firstPlayer: Tpn;
  readonly lastPlayer: Tpn;
}

/** Any points for any players in any rounds; a player has them from one record at most in a round. */
export function freeAcceleration(
  records: readonly FreePoints[],
): Result<VirtualPoints, AccelerationRefusal> {
  for (const [index, record] of records.entries()) {
    const detail = String(index + 1);
    if (record.points < 0) return failure({ code: 'negativePoints', article: ARTICLE, detail });
    if (record.firstRound > record.lastRound || record.firstPlayer > record.lastPlayer) {
      return failure({ code: 'emptyRange', article: ARTICLE, detail });
    }
    if (records.slice(0, index).some((earlier) => overlap(earlier, record))) {
      return failure({ code: 'pointsGivenTwice', article: ARTICLE, detail });
    }
  }
  return success(
    (player, round) =>
      records.find((record) => applies(record, player, round))?.points ?? points(0),
  );
}

function applies(record: FreePoints, player: Tpn, round: number): boolean {
  return (
    record.firstRound <= round &&
    round <= record.lastRound &&
    record.firstPlayer <= player &&
    player <= record.lastPlayer
  );
}

function overlap(a: FreePoints, b: FreePoints): boolean {
  return (
    a.firstRound <= b.lastRound &&
    b.firstRound <= a.lastRound &&
    a.firstPlayer <= b.lastPlayer &&
    b.firstPlayer <= a.lastPlayer
  );
}
