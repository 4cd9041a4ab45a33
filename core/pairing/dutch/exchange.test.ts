import { describe, expect, it } from 'vitest';
import { BitGraph } from '../matching/bit-graph.ts';
import { firstExchange } from './exchange.ts';
import { Face } from './face.ts';

/** The first exchange among eight players, by BSN, when only these pairs are allowed. */
function exchanged(...pairs: readonly (readonly [number, number])[]): [number[], number[]] {
  const graph = new BitGraph(8);
  for (const [a, b] of pairs) graph.add(a - 1, b - 1);
  const face = Face.perfect(graph, null);
  if (!face) throw new Error('no candidate');
  const { fromS1, fromS2 } = firstExchange(face, 8, 4);
  return [fromS1.map((place) => place + 1), fromS2.map((place) => place + 1)];
}

describe('[D.2, 2026: 4.3] the first exchange', () => {
  // 3 ↔ 6 stands within two places of the middle, but 4 ↔ 7 differs as little: the higher BSN leaves S1.
  it('is found beyond the nearest players who can be exchanged', () => {
    const three = [
      [1, 3],
      [4, 8],
      [6, 7],
    ] as const;
    const four = [
      [1, 4],
      [3, 6],
      [7, 8],
    ] as const;
    expect(exchanged([2, 5], ...three)).toEqual([[3], [6]]);
    expect(exchanged([2, 5], ...four)).toEqual([[4], [7]]);
    expect(exchanged([2, 5], ...three, ...four)).toEqual([[4], [7]]);
  });
});
