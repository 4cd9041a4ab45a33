import type { BitGraph } from './bit-graph.ts';
import { addCommon, addAll, emptyBits, hasBit, members, setBit, type Bits } from './bits.ts';
import type { MaximumMatching } from './maximum-matching.ts';
import {
  childWith,
  contracted,
  matchNodes,
  matchPairs,
  nestedNodes,
  type OddNode,
} from './odd-node.ts';

/**
 * The perfect matchings of a graph that leave each of some odd sets by just one edge. `sets` lie
 * in or apart from one another, inner ones first; `start` is a matching to begin with.
 */
export class OddSetMatching {
  private readonly graph: BitGraph;
  private readonly start: Int32Array;
  /** The outermost nodes; null when a set cannot be matched inside. */
  private readonly tops: readonly OddNode[] | null;

  constructor(graph: BitGraph, alive: Bits, sets: readonly Bits[], start: Int32Array) {
    this.graph = graph;
    this.start = start;
    this.tops = this.withExits(nestedNodes(alive, graph.size, sets));
  }

  /** One such matching; null when there is none. */
  perfect(): Int32Array | null {
    const { tops } = this;
    if (!tops) return null;
    const matching = this.matched(contracted(this.graph, tops), tops, null);
    if (!matching.makePerfect()) return null;
    const mate = new Int32Array(this.graph.size).fill(-1);
    matchPairs(this.graph, tops, matching, mate);
    return mate;
  }

  /** Those v for which one of these matchings contains the edge (u, v); there must be one. */
  partnersOf(u: number): Bits {
    const partners = emptyBits(this.graph.size);
    let nodes = this.tops ?? [];
    /** Where the set around the nodes can be left; null around the outermost. */
    let ways: Bits | null = null;
    for (;;) {
      const level = contracted(this.graph, nodes, ways);
      const matching = this.matched(level, nodes, ways);
      if (!matching.makePerfect()) throw new Error('the odd sets allow no perfect matching');
      const node = childWith(nodes, u);
      const possible = matching.partnersOf(node.at);
      const opposite = emptyBits(this.graph.size);
      for (const { at, exits } of nodes) if (hasBit(possible, at)) addAll(opposite, exits);
      if (hasBit(node.exits, u)) addCommon(partners, this.graph.row(u), opposite);
      if (node.children.length === 0) return partners;
      ways = this.waysOut(node, opposite, hasBit(possible, this.graph.size) ? ways : null);
      nodes = node.children;
    }
  }

  /** The exits of a node towards `opposite`, or with the set around it by `outward`. */
  private waysOut({ exits }: OddNode, opposite: Bits, outward: Bits | null): Bits {
    const ways = emptyBits(this.graph.size);
    for (const exit of members(exits)) {
      const leaves = this.graph.touches(exit, opposite) || (outward && hasBit(outward, exit));
      if (leaves) setBit(ways, exit);
    }
    return ways;
  }

  /** The nodes with their true exits; null when one of them has none. */
  private withExits(nodes: readonly OddNode[]): OddNode[] | null {
    const found: OddNode[] = [];
    for (const node of nodes) {
      const exact = node.children.length === 0 ? node : this.setWithExits(node);
      if (!exact) return null;
      found.push(exact);
    }
    return found;
  }

  private setWithExits(node: OddNode): OddNode | null {
    const children = this.withExits(node.children);
    if (!children) return null;
    const matching = this.matched(contracted(this.graph, children), children, null);
    const [left, second] = matching.maximise();
    if (left === undefined || second !== undefined) return null;
    const exits = emptyBits(this.graph.size);
    for (const child of children) {
      if (hasBit(matching.deficient, child.at)) addAll(exits, child.exits);
    }
    return { ...node, exits, children };
  }

  /** Nodes matched as their vertices were at the start, with a vertex for what is outside them. */
  private matched(level: BitGraph, nodes: readonly OddNode[], ways: Bits | null): MaximumMatching {
    const outside = this.graph.size;
    const standing = new Int32Array(outside).fill(ways ? outside : -1);
    for (const { at, vertices } of nodes) for (const v of members(vertices)) standing[v] = at;
    return matchNodes(
      level,
      nodes,
      ({ at, vertices }) => {
        const exit = members(vertices).find((v) => standing[this.start[v] ?? -1] !== at);
        return exit === undefined ? -1 : (standing[this.start[exit] ?? -1] ?? -1);
      },
      ways ? outside : -1,
    );
  }
}
