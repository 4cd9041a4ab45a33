import type { Pair, PairingRequest } from '../system.ts';
import type { PlayerState } from './player-state.ts';

export interface ColouredPair {
  /** The higher ranked player. */
  readonly higher: PlayerState;
  readonly lower: PlayerState;
  readonly pair: Pair;
}

/** Boards by the higher ranked player's score, the sum of scores, that player's number (C.04.2 D.9, 2026: 3.6). */
export function boardOrder(pairs: readonly ColouredPair[], request: PairingRequest): Pair[] {
  const virtual = request.edition.boardOrderCountsVirtualPoints;
  const score = (player: PlayerState): number => (virtual ? player.score : player.points);
  const highest = ({ higher, lower }: ColouredPair): PlayerState =>
    score(lower) > score(higher) ||
    (score(lower) === score(higher) && lower.tpn < higher.tpn)
      ? lower
      : higher;
  const sum = ({ higher, lower }: ColouredPair): number => score(higher) + score(lower);
  return [...pairs]
    .sort(
      (a, b) =>
        score(highest(b)) - score(highest(a)) ||
        sum(b) - sum(a) ||
        highest(a).tpn - highest(b).tpn,
    )
    .map(({ pair }) => pair);
}
