import type { Tpn } from '../../rules/identity.ts';
import { isPlayed } from '../../rules/outcome.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { pairingPointsOfRound } from '../../rules/scoring.ts';
import type { PairingRequest } from '../system.ts';
import { scoreAgainstOneself, zeroPointSeries } from './readings.ts';

/** The opposition a player has met so far (1.7.1), without virtual points. */
export interface Opposition {
  /** In tenths of a point. */
  readonly buchholz: number;
  /** In hundredths: tenths earned times tenths of the opponent. */
  readonly sonnebornBerger: number;
}

/** What everybody has met before the round to pair. */
export function oppositions(request: PairingRequest): Map<Tpn, Opposition> {
  const { players, round, scoring } = request;
  const scores = new Map(players.map((player) => [player.tpn, scoresOf(player, request)]));
  return new Map(
    players.map((player) => {
      const own = scoreAgainstOneself(scores.get(player.tpn) ?? { points: 0 });
      const sum = { buchholz: 0, sonnebornBerger: 0 };
      for (const record of player.rounds.slice(0, round - 1)) {
        // 1.7.2: an unplayed round is one against oneself.
        const met = record.opponent !== null && isPlayed(record.outcome) ? record.opponent : null;
        const strength = met === null ? own : (scores.get(met)?.forOpponents ?? 0);
        sum.buchholz += strength;
        sum.sonnebornBerger += pairingPointsOfRound(record, scoring) * strength;
      }
      return [player.tpn, sum];
    }),
  );
}

function scoresOf(
  player: PlayerRecord,
  request: PairingRequest,
): { readonly points: number; readonly forOpponents: number } {
  const { scoring, round } = request;
  const gains = player.rounds
    .slice(0, round - 1)
    .map((record): number => pairingPointsOfRound(record, scoring));
  const asDraws = zeroPointSeries(player, request);
  const total = (list: readonly number[]): number => list.reduce((sum, gain) => sum + gain, 0);
  const played = gains.slice(0, gains.length - asDraws);
  return { points: total(gains), forOpponents: total(played) + asDraws * scoring.draw };
}
