import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { BitGraph } from '../matching/bit-graph.ts';
import { Face } from './face.ts';
import { chooseCandidate } from './heterogeneous.ts';
import { arrangements, choices, homogeneousCandidates } from './testing/generation-order.ts';

const key = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

/** All candidates with `paired` of the moved-down players and `rest` pairs in the remainder, in order. */
function* candidates(
  moved: number,
  members: number,
  paired: number,
  rest: number,
): Generator<string[]> {
  const all = Array.from({ length: members }, (_, place) => place + 1);
  for (const s1 of choices(all.slice(0, moved), paired)) {
    for (const opponents of arrangements(all.slice(moved), paired)) {
      const crossed = s1.map((bsn, place) => key(bsn, opponents[place] ?? 0));
      const remainder = all.slice(moved).filter((bsn) => !opponents.includes(bsn));
      for (const pairing of homogeneousCandidates(remainder.length, rest)) {
        const inside = pairing.map(([a, b]) => key(remainder[a - 1] ?? 0, remainder[b - 1] ?? 0));
        yield [...crossed, ...inside];
      }
    }
  }
}

describe('[C.04.3 B.7 and D.3, 2026: 3.7 and 4.4] the first candidate of a heterogeneous bracket', () => {
  it('is the first of the sequence that is allowed', () => {
    const bracket = fc
      .record({
        moved: fc.integer({ min: 1, max: 3 }),
        residents: fc.integer({ min: 1, max: 5 }),
        limbo: fc.integer({ min: 0, max: 2 }),
        short: fc.integer({ min: 0, max: 1 }),
      })
      .filter(({ moved, residents, limbo }) => limbo <= moved && moved - limbo <= residents)
      .chain(({ moved, residents, limbo, short }) => {
        const members = moved + residents;
        const rest = Math.max(0, ((residents - moved + limbo) >> 1) - short);
        const all: string[] = [];
        for (let a = 1; a <= members; a++) {
          for (let b = Math.max(a, moved) + 1; b <= members; b++) all.push(key(a, b));
        }
        return fc.record({
          moved: fc.constant(moved),
          members: fc.constant(members),
          paired: fc.constant(moved - limbo),
          rest: fc.constant(rest),
          legal: fc.subarray(all, { minLength: Math.floor(all.length / 3) }),
        });
      });
    fc.assert(
      fc.property(bracket, ({ moved, members, paired, rest, legal }) => {
        const allowed = new Set(legal);
        let expected: string[] | null = null;
        for (const candidate of candidates(moved, members, paired, rest)) {
          if (!candidate.every((pair) => allowed.has(pair))) continue;
          expected = candidate;
          break;
        }
        // As many vertices as there are players for the limbo and, apart, for residents who leave.
        const limbo = moved - paired;
        const graph = new BitGraph(members + limbo + (members - moved - paired - 2 * rest));
        for (const pair of legal) {
          const [a, b] = pair.split('-').map(Number);
          graph.add((a ?? 1) - 1, (b ?? 1) - 1);
        }
        for (let u = 0; u < members; u++) {
          const [from, to] = u < moved ? [members, members + limbo] : [members + limbo, graph.size];
          for (let below = from; below < to; below++) graph.add(u, below);
        }
        const face = Face.perfect(graph, null);
        expect(face === null).toBe(expected === null);
        if (!face) return;
        const found = chooseCandidate(face, members, moved);
        const pairs = [...found.movedPairs, ...found.remainderPairs];
        expect(pairs.map(([a, b]) => key(a + 1, b + 1))).toEqual(expected);
        expect(found.limbo).toHaveLength(limbo);
      }),
      { numRuns: 1_000 * inject('sizes').shareOfCases },
    );
  });
});
