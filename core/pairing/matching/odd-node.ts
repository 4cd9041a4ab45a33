import { BitGraph } from './bit-graph.ts';
import {
  emptyBits,
  firstCommon,
  firstMember,
  hasBit,
  members,
  meets,
  setBit,
  type Bits,
} from './bits.ts';
import { MaximumMatching } from './maximum-matching.ts';

/** A vertex, or an odd set of vertices that a matching leaves by one edge; it stands at one of its vertices. */
export interface OddNode {
  readonly at: number;
  readonly vertices: Bits;
  /** Vertices at which it can be left while the others are matched inside. */
  readonly exits: Bits;
  /** Empty for a single vertex. */
  readonly children: readonly OddNode[];
  /** A matching of all children but one to begin with, by the vertices at which they stand. */
  readonly pairs: ReadonlyMap<number, number>;
}

const NO_PAIRS: ReadonlyMap<number, number> = new Map();

export function singleNode(vertex: number, size: number): OddNode {
  const own = emptyBits(size);
  setBit(own, vertex);
  return { at: vertex, vertices: own, exits: own, children: [], pairs: NO_PAIRS };
}

/**
 * The graph of nodes, each at the vertex it stands at: two are joined where an edge joins exits of
 * theirs. `outside`, when given, is one vertex more, joined to the nodes with one of these exits.
 */
export function contracted(
  graph: BitGraph,
  nodes: readonly OddNode[],
  outside: Bits | null = null,
): BitGraph {
  const result = new BitGraph(graph.size + 1);
  const single = emptyBits(graph.size);
  const sets = nodes.filter(({ children }) => children.length > 0);
  for (const node of nodes) if (node.children.length === 0) setBit(single, node.at);
  for (const node of nodes) {
    const near = node.children.length === 0 ? graph.row(node.at) : reachOf(graph, node.exits);
    const row = result.row(node.at);
    for (let word = 0; word < near.length; word++)
      row[word] = (near[word] ?? 0) & (single[word] ?? 0);
    for (const other of sets) if (other !== node && meets(near, other.exits)) setBit(row, other.at);
    if (outside && meets(node.exits, outside)) result.add(node.at, graph.size);
  }
  return result;
}

/** All neighbours of some vertices. */
function reachOf(graph: BitGraph, vertices: Bits): Bits {
  const near = emptyBits(graph.size);
  for (const u of members(vertices)) {
    const start = u * graph.words;
    for (let word = 0; word < near.length; word++) {
      near[word] = (near[word] ?? 0) | (graph.rows[start + word] ?? 0);
    }
  }
  return near;
}

/** A matching of nodes, and of the vertex `outside`, if any, as far as `mateOf` tells it. */
export function matchNodes(
  graph: BitGraph,
  nodes: readonly OddNode[],
  mateOf: (node: OddNode) => number,
  outside = -1,
): MaximumMatching {
  const alive = emptyBits(graph.size);
  for (const { at } of nodes) setBit(alive, at);
  if (outside >= 0) setBit(alive, outside);
  const matching = new MaximumMatching(graph, alive);
  for (const node of nodes) {
    const mate = mateOf(node);
    const isFree = mate >= 0 && hasBit(alive, mate) && (matching.mate[mate] ?? 0) < 0;
    if (isFree && (matching.mate[node.at] ?? 0) < 0 && graph.has(node.at, mate))
      matching.match(node.at, mate);
  }
  return matching;
}

/** The edge by which two nodes are matched. */
export function edgeBetween(graph: BitGraph, a: OddNode, b: OddNode): readonly [number, number] {
  for (const u of members(a.exits)) {
    const v = firstCommon(graph.row(u), b.exits);
    if (v >= 0) return [u, v];
  }
  throw new Error('nodes that no edge joins');
}

/** The child that holds a vertex. */
export function childWith(children: readonly OddNode[], vertex: number): OddNode {
  const child = children.find(({ vertices }) => hasBit(vertices, vertex));
  if (!child) throw new Error('a vertex outside its node');
  return child;
}

/** Matches everything inside a node that is left at `exit`. */
export function matchInside(graph: BitGraph, node: OddNode, exit: number, mate: Int32Array): void {
  if (node.children.length === 0) return;
  const left = childWith(node.children, exit);
  matchInside(graph, left, exit, mate);
  const others = node.children.filter((child) => child !== left);
  matchPairs(graph, others, matchChildren(graph, node, others), mate);
}

/** A perfect matching of all children of a node but one. */
export function matchChildren(
  graph: BitGraph,
  { pairs }: OddNode,
  others: readonly OddNode[],
): MaximumMatching {
  const level = contracted(graph, others);
  const matching = matchNodes(level, others, ({ at }) => pairs.get(at) ?? -1);
  if (!matching.makePerfect()) throw new Error('an odd set that cannot be matched inside');
  return matching;
}

/** Matches the vertices of nodes as a perfect matching matches the nodes. */
export function matchPairs(
  graph: BitGraph,
  nodes: readonly OddNode[],
  matching: MaximumMatching,
  mate: Int32Array,
): void {
  const standing = new Map(nodes.map((node) => [node.at, node]));
  for (const node of nodes) {
    const partner = standing.get(matching.mate[node.at] ?? -1);
    if (!partner || partner.at < node.at) continue;
    const [u, v] = edgeBetween(graph, node, partner);
    mate[u] = v;
    mate[v] = u;
    matchInside(graph, node, u, mate);
    matchInside(graph, partner, v, mate);
  }
}

/** Nodes inside one another, from sets of which each lies in or apart from every larger one. */
export function nestedNodes(alive: Bits, size: number, sets: readonly Bits[]): OddNode[] {
  let tops: OddNode[] = members(alive).map((vertex) => singleNode(vertex, size));
  for (const set of sets) {
    const children = tops.filter(({ at }) => hasBit(set, at));
    const at = firstMember(set);
    const node = { at, vertices: set, exits: set, children, pairs: NO_PAIRS };
    tops = [...tops.filter(({ at }) => !hasBit(set, at)), node];
  }
  return tops;
}
