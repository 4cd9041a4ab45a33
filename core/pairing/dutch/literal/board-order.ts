import type { CandidatePair } from './candidate.ts';
import type { Participant } from './participant.ts';

/**
 * C.04.2 D.9 (2026: 3.6): the score of the higher ranked player, the sum of both scores, the
 * pairing number of the higher ranked player.
 */
export function inBoardOrder(
  pairs: readonly CandidatePair[],
  countsVirtualPoints: boolean,
): CandidatePair[] {
  const scoreOf = (player: Participant): number =>
    countsVirtualPoints ? player.score : player.ownScore;
  return pairs
    .map((pair) => {
      const [first, second] = [pair.higher, pair.lower].sort(
        (a, b) => scoreOf(b) - scoreOf(a) || a.tpn - b.tpn,
      ) as [Participant, Participant];
      return { pair, first, sum: scoreOf(first) + scoreOf(second) };
    })
    .sort(
      (a, b) => scoreOf(b.first) - scoreOf(a.first) || b.sum - a.sum || a.first.tpn - b.first.tpn,
    )
    .map(({ pair }) => pair);
}
