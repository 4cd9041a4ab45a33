import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { BitGraph } from '../matching/bit-graph.ts';
import { Face } from './face.ts';
import { firstCandidate } from './homogeneous.ts';
import {
  arrangements,
  compareExchanges,
  homogeneousCandidates,
} from './testing/generation-order.ts';

describe('the order of generation, as the tests enumerate it', () => {
  // The article's own example: eleven players, six to eleven in S2.
  it('[D.1, 2026: 4.2.2] transpositions of eleven players', () => {
    const all = [...arrangements([6, 7, 8, 9, 10, 11], 5)].map((list) => list.join('-'));
    expect(all).toHaveLength(720);
    expect(all.slice(0, 2)).toEqual(['6-7-8-9-10', '6-7-8-9-11']);
    expect(all.indexOf('6-7-8-10-11')).toBeLessThan(all.indexOf('6-11-10-9-8'));
    expect(all[all.indexOf('6-11-10-9-8') + 1]).toBe('7-6-8-9-10');
    expect(all.at(-1)).toBe('11-10-9-8-7');
  });

  it('[D.1, 2026: 4.2.2] MDP-pairings of two among eleven', () => {
    const all = [...arrangements([3, 4, 5, 6, 7, 8, 9, 10, 11], 2)].map((list) => list.join('-'));
    expect(all).toHaveLength(72);
    expect([all[0], all[7], all[8], all.at(-1)]).toEqual(['3-4', '3-11', '4-3', '11-10']);
  });

  // The article's own examples of which exchange comes first.
  it.each([
    ['a', [4], [6], [5, 4], [6, 7]],
    ['b', [4], [6], [5], [8]],
    ['b', [4, 3], [8, 6], [5, 4], [9, 8]],
    ['c', [5], [7], [4], [6]],
    ['c', [5, 2], [6, 7], [4, 3], [6, 7]],
    ['c', [5, 4, 1], [6, 7, 8], [5, 3, 2], [6, 7, 8]],
    ['d', [5, 4], [6, 9], [5, 4], [7, 8]],
    ['d', [5, 4, 3], [6, 7, 10], [5, 4, 3], [6, 8, 9]],
  ])('[D.2.%s, 2026: 4.3.2] %j ↔ %j before %j ↔ %j', (_, fromS1, fromS2, thenS1, thenS2) => {
    const [first, second] = [
      { fromS1, fromS2 },
      { fromS1: thenS1, fromS2: thenS2 },
    ];
    expect(compareExchanges(first, second)).toBeLessThan(0);
    expect(compareExchanges(second, first)).toBeGreaterThan(0);
  });
});

/** Players 0 … players − 1, then as many vertices below as leave the bracket. */
function bracketGraph(players: number, pairs: number, legal: ReadonlySet<string>): BitGraph {
  const graph = new BitGraph(2 * (players - pairs));
  for (let u = 0; u < players; u++) {
    for (let v = u + 1; v < players; v++) if (legal.has(`${u + 1}-${v + 1}`)) graph.add(u, v);
    for (let below = players; below < graph.size; below++) graph.add(u, below);
  }
  return graph;
}

const key = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

describe('[C.04.3 B.6, 2026: 3.6] the first candidate of a homogeneous bracket', () => {
  it('is the first of the sequence that is allowed', () => {
    const bracket = fc
      .record({ players: fc.integer({ min: 2, max: 7 }), short: fc.integer({ min: 0, max: 1 }) })
      .chain(({ players, short }) => {
        const pairs = Math.max(1, (players >> 1) - short);
        const all: string[] = [];
        for (let a = 1; a <= players; a++)
          for (let b = a + 1; b <= players; b++) all.push(key(a, b));
        return fc.record({
          players: fc.constant(players),
          pairs: fc.constant(pairs),
          legal: fc.subarray(all, { minLength: Math.floor(all.length / 3) }),
        });
      });
    fc.assert(
      fc.property(bracket, ({ players, pairs, legal }) => {
        const allowed = new Set(legal);
        let expected: string[] | null = null;
        for (const candidate of homogeneousCandidates(players, pairs)) {
          if (!candidate.every(([a, b]) => allowed.has(key(a, b)))) continue;
          expected = candidate.map(([a, b]) => key(a, b));
          break;
        }
        const face = Face.perfect(bracketGraph(players, pairs, allowed), null);
        expect(face === null).toBe(expected === null);
        if (!face) return;
        const found = firstCandidate(face, players, pairs);
        expect(found.pairs.map(([a, b]) => key(a + 1, b + 1))).toEqual(expected);
        expect(found.pairs.length * 2 + found.downfloaters.length).toBe(players);
      }),
      { numRuns: 1_500 * inject('sizes').shareOfCases },
    );
  });
});
