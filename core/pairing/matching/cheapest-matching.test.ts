import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { BitGraph } from './bit-graph.ts';
import { fullBits, hasBit, members, type Bits } from './bits.ts';
import { cheapestPerfectMatching } from './cheapest-matching.ts';
import { compareVectors, costOf, type KindCosts } from './kind-costs.ts';
import { MaximumMatching } from './maximum-matching.ts';
import { OddSetMatching } from './odd-set-matching.ts';

const { shareOfCases } = inject('sizes');

/** Every perfect matching, by the lowest vertex first. */
function perfectMatchings(graph: BitGraph): Int32Array[] {
  const found: Int32Array[] = [];
  const mate = new Int32Array(graph.size).fill(-1);
  const extend = (): void => {
    const u = mate.indexOf(-1);
    if (u < 0) {
      found.push(mate.slice());
      return;
    }
    for (let v = u + 1; v < graph.size; v++) {
      if (mate[v] !== -1 || !graph.has(u, v)) continue;
      mate[u] = v;
      mate[v] = u;
      extend();
      mate[u] = mate[v] = -1;
    }
  };
  extend();
  return found;
}

/** Whom each vertex has in some of these matchings. */
const partnersIn = (matchings: readonly Int32Array[], size: number): number[][] =>
  Array.from({ length: size }, (_, u) =>
    [...new Set(matchings.map((mate) => mate[u] ?? -1))].sort((a, b) => a - b),
  );

const instance = fc
  .record({ half: fc.integer({ min: 1, max: 4 }), limbs: fc.integer({ min: 1, max: 3 }) })
  .chain(({ half, limbs }) => {
    const size = 2 * half;
    const edges = (size * (size - 1)) / 2;
    return fc.record({
      size: fc.constant(size),
      limbs: fc.constant(limbs),
      present: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: edges, maxLength: edges }),
      cost: fc.array(fc.integer({ min: -3, max: 4 }), {
        minLength: edges * limbs,
        maxLength: edges * limbs,
      }),
      density: fc.integer({ min: 3, max: 10 }),
    });
  });

function build(value: {
  size: number;
  limbs: number;
  present: number[];
  cost: number[];
  density: number;
}): { graph: BitGraph; costs: KindCosts } {
  const { size, limbs } = value;
  const graph = new BitGraph(size);
  const table = new Float64Array(size * size * limbs);
  let edge = 0;
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++, edge++) {
      if ((value.present[edge] ?? 0) < value.density) graph.add(u, v);
      for (let l = 0; l < limbs; l++) {
        const cost = value.cost[edge * limbs + l] ?? 0;
        table[(u * size + v) * limbs + l] = cost;
        table[(v * size + u) * limbs + l] = cost;
      }
    }
  }
  const kindOf = Int32Array.from({ length: size }, (_, v) => v);
  return { graph, costs: { limbs, kinds: size, kindOf, table } };
}

describe('perfect matchings of least cost', () => {
  it('agree with an enumeration of all perfect matchings', () => {
    fc.assert(
      fc.property(instance, (value) => {
        const { graph, costs } = build(value);
        const all = perfectMatchings(graph);
        const result = cheapestPerfectMatching(graph, costs);
        expect(result === null).toBe(all.length === 0);
        if (!result) return;
        const priced = all.map((mate) => ({ mate, cost: costOf(mate, costs) }));
        const least = priced
          .map((p) => p.cost)
          .reduce((a, b) => (compareVectors(a, b) <= 0 ? a : b));
        expect([...result.cost]).toEqual([...least]);
        const cheapest = priced.filter((p) => compareVectors(p.cost, least) === 0);
        const isTight = ({ mate }: { readonly mate: Int32Array }): boolean =>
          mate.every((v, u) => result.tight.has(u, v));
        expect(cheapest.every(isTight)).toBe(true);
        const leavesOnce = (mate: Int32Array, set: Bits): boolean =>
          members(set).filter((u) => !hasBit(set, mate[u] ?? -1)).length === 1;
        const told = perfectMatchings(result.tight).filter((mate) =>
          result.oddSets.every((set) => leavesOnce(mate, set)),
        );
        expect(told).toHaveLength(cheapest.length);
        const everybody = fullBits(graph.size);
        const narrowed = new OddSetMatching(
          result.tight,
          everybody,
          result.oddSets,
          new Int32Array(graph.size).fill(-1),
        );
        expect(costOf(narrowed.perfect() ?? result.mate.fill(-1), costs)).toEqual(least);
        const partners = Array.from({ length: graph.size }, (_, u) =>
          members(narrowed.partnersOf(u)),
        );
        expect(partners).toEqual(
          partnersIn(
            cheapest.map(({ mate }) => mate),
            graph.size,
          ),
        );
      }),
      { numRuns: 3000 * shareOfCases },
    );
  });
});

describe('maximum matchings', () => {
  it('agree with an enumeration, and know which edges a perfect matching can have', () => {
    fc.assert(
      fc.property(instance, (value) => {
        const { graph } = build(value);
        const all = perfectMatchings(graph);
        const matching = new MaximumMatching(graph);
        const left = matching.maximise();
        expect(left.length === 0).toBe(all.length > 0);
        if (left.length > 0) return;
        const told = Array.from({ length: graph.size }, (_, u) => members(matching.partnersOf(u)));
        expect(told).toEqual(partnersIn(all, graph.size));
      }),
      { numRuns: 2000 * shareOfCases },
    );
  });
});
