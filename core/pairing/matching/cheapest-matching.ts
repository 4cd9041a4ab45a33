import type { BitGraph } from './bit-graph.ts';
import { BlossomSearch } from './blossom-search.ts';
import { ascend } from './dual-ascent.ts';
import { costOf, type KindCosts } from './kind-costs.ts';
import { Slack } from './slack.ts';

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
  const slack = from ? new Slack(costs, from.potential.slice()) : Slack.cheapest(graph, costs);
  const start = ascend(graph, slack, from?.mate ?? null);
  if (!start) return null;
  const search = new BlossomSearch(graph, slack, start.mate);
  for (const root of start.exposedVertices()) {
    if (start.mate[root] === -1 && !search.matchFrom(root)) return null;
  }
  const tight = slack.tightEdges(graph);
  const tightDecides = !search.hasWeightyBlossom();
  search.foldWeights();
  const { mate } = search;
  return { mate, cost: costOf(mate, costs), tight, tightDecides, potential: slack.potential };
}
