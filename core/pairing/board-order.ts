export interface RankKeys<P> {
  /** Virtual points included where the edition counts them. */
  readonly score: (player: P) => number;
  /** The pairing number, or any key that sorts as it does. */
  readonly number: (player: P) => number;
}

/**
 * Pairs in the order boards are laid out (C.04.2 D.9, 2026: 3.6): score of the higher ranked
 * player, sum of both scores, number of the higher ranked player.
 */
export function inBoardOrder<P, G extends { readonly white: P; readonly black: P }>(
  pairs: readonly G[],
  { score, number }: RankKeys<P>,
): G[] {
  const keyed = pairs.map((pair) => {
    const { white, black } = pair;
    const whiteIsHigher =
      score(white) === score(black) ? number(white) < number(black) : score(white) > score(black);
    const high = whiteIsHigher ? white : black;
    return { pair, high: score(high), sum: score(white) + score(black), number: number(high) };
  });
  keyed.sort((a, b) => b.high - a.high || b.sum - a.sum || a.number - b.number);
  return keyed.map(({ pair }) => pair);
}
