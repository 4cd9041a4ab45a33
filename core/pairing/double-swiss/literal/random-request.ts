import type { SwissProperties } from '../../../rules/editions/swiss.ts';
import { isPlayed } from '../../../rules/outcome.ts';
import { points } from '../../../rules/points.ts';
import { randomFrom } from '../../../rules/random.ts';
import type { RoundRecord } from '../../../rules/record.ts';
import { scoring } from '../../../rules/scoring.ts';
import { randomBursteinRequest } from '../../burstein/literal/random-request.ts';
import type { PairingRequest } from '../../system.ts';

/** A match won 2-0, and 1½ points for the bye (1.4). */
const MATCHES = scoring(
  { win: 2, draw: 1, loss: 0 },
  { pairingAllocatedBye: points(1.5), halfPointBye: points(1) },
);

/** A small field of matches somewhere in its event, the same for the same seed. */
export function randomDoubleSwissRequest(seed: number, edition: SwissProperties): PairingRequest {
  const request = randomBursteinRequest(seed, edition);
  // What the first of two players gets in a round, in half points of four.
  const shareOf = (round: number, first: number): number =>
    randomFrom(seed ^ (round * 0x1f3d) ^ (first * 0x9b1)).below(5);
  const players = request.players.map((player) => ({
    ...player,
    rounds: player.rounds.map((record, index): RoundRecord => {
      const { opponent, outcome } = record;
      if (opponent === null || !isPlayed(outcome)) return record;
      const share = shareOf(index, Math.min(player.tpn, opponent));
      return { ...record, points: points((player.tpn < opponent ? share : 4 - share) / 2) };
    }),
  }));
  return { ...request, players, scoring: MATCHES };
}
