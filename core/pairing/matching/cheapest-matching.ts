import { BitGraph } from './bit-graph.ts';
import { lowestBit } from './bits.ts';
import { BlossomSearch } from './blossom-search.ts';
import { costOf, type KindCosts } from './kind-costs.ts';
import { MaximumMatching } from './maximum-matching.ts';

export interface CheapestMatching {
  readonly mate: Int32Array;
  /** The least cost, as a vector. */
  readonly cost: Float64Array;
  /** Edges that some cheapest perfect matching may contain; no other edge is in any. */
  readonly tight: BitGraph;
  /** Whether every perfect matching of `tight` is a cheapest one. */
  readonly tightDecides: boolean;
  /** Potentials that bound every edge from below: where another search may start. */
  readonly potential: Float64Array;
}

/**
 * A perfect matching of least cost, costs compared as vectors; null when there is none. The
 * answer for a graph with more edges is a good start.
 */
export function cheapestPerfectMatching(
  graph: BitGraph,
  costs: KindCosts,
  from?: Pick<CheapestMatching, 'mate' | 'potential'>,
): CheapestMatching | null {
  const potential = from ? from.potential.slice() : startingPotential(graph, costs);
  const start = new MaximumMatching(tightEdges(graph, costs, potential));
  from?.mate.forEach((v, u) => {
    if (v > u && start.graph.has(u, v)) start.match(u, v);
  });
  const exposed = start.maximise();
  const search = new BlossomSearch(graph, costs, potential, start.mate);
  for (const root of exposed) if (start.mate[root] === -1 && !search.matchFrom(root)) return null;
  const tight = tightEdges(graph, costs, potential);
  const tightDecides = !search.hasWeightyBlossom();
  search.foldWeights();
  return { mate: search.mate, cost: costOf(search.mate, costs), tight, tightDecides, potential };
}

/** The cheapest edge of each vertex as its potential: no slack is negative. */
function startingPotential(graph: BitGraph, costs: KindCosts): Float64Array {
  const { limbs, kinds, kindOf, table } = costs;
  const potential = new Float64Array(graph.size * limbs);
  for (let u = 0; u < graph.size; u++) {
    let best = -1;
    for (const v of neighbours(graph, u)) {
      const at = ((kindOf[u] ?? 0) * kinds + (kindOf[v] ?? 0)) * limbs;
      if (best < 0 || isLess(table, at, best, limbs)) best = at;
    }
    for (let l = 0; l < limbs; l++) potential[u * limbs + l] = best < 0 ? 0 : (table[best + l] ?? 0);
  }
  return potential;
}

function isLess(table: Float64Array, a: number, b: number, limbs: number): boolean {
  for (let l = 0; l < limbs; l++) {
    const difference = (table[a + l] ?? 0) - (table[b + l] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Edges without slack; inside weighty blossoms slack may fall below nought. */
function tightEdges(graph: BitGraph, costs: KindCosts, potential: Float64Array): BitGraph {
  const { limbs, kinds, kindOf, table } = costs;
  const tight = new BitGraph(graph.size);
  for (let u = 0; u < graph.size; u++) {
    for (const v of neighbours(graph, u)) {
      if (v <= u) continue;
      const at = ((kindOf[u] ?? 0) * kinds + (kindOf[v] ?? 0)) * limbs;
      let slack = 0;
      for (let l = 0; l < limbs && slack === 0; l++) {
        slack =
          2 * (table[at + l] ?? 0) -
          (potential[u * limbs + l] ?? 0) -
          (potential[v * limbs + l] ?? 0);
      }
      if (slack <= 0) tight.add(u, v);
    }
  }
  return tight;
}

function* neighbours(graph: BitGraph, u: number): Generator<number> {
  for (let word = 0; word < graph.words; word++) {
    for (let rest = graph.rows[u * graph.words + word] ?? 0; rest !== 0; rest &= rest - 1) {
      yield (word << 5) + lowestBit(rest);
    }
  }
}
