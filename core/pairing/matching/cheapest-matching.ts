import type { BitGraph } from './bit-graph.ts';
import { members, type Bits } from './bits.ts';
import { DualSearch } from './dual-search.ts';
import { costOf, type KindCosts } from './kind-costs.ts';

export interface CheapestMatching {
  readonly mate: Int32Array;
  /** The least cost, as a vector. */
  readonly cost: Float64Array;
  /** Edges that some cheapest perfect matching may contain; no other edge is in any. */
  readonly tight: BitGraph;
  /**
   * Odd sets of vertices, each in or apart from every later one: a perfect matching of `tight` is
   * a cheapest one just when it leaves each of them by one edge.
   */
  readonly oddSets: readonly Bits[];
}

/** A perfect matching of least cost, costs compared as vectors; null when there is none. */
export function cheapestPerfectMatching(
  graph: BitGraph,
  costs: KindCosts,
): CheapestMatching | null {
  const search = new DualSearch(graph, costs);
  if (!search.run()) return null;
  const mate = search.mates();
  // One vertex outside: every perfect matching leaves the set by that one's edge.
  const oddSets = search.oddSets().filter((set) => members(set).length < graph.size - 1);
  return { mate, cost: costOf(mate, costs), tight: search.tightEdges, oddSets };
}
