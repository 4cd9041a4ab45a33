import type { BitGraph } from './bit-graph.ts';
import {
  addAll,
  clearBit,
  emptyBits,
  firstMember,
  hasBit,
  lowestBit,
  members,
  type Bits,
} from './bits.ts';
import type { KindCosts } from './kind-costs.ts';
import type { MaximumMatching } from './maximum-matching.ts';
import {
  childWith,
  contracted,
  edgeBetween,
  matchChildren,
  matchNodes,
  matchPairs,
  singleNode,
  type OddNode,
} from './odd-node.ts';
import { Slack } from './slack.ts';
import { TightEdges, type Labels } from './tight-edges.ts';

/** An odd set that holds the optimum back, with its weight; a single vertex has none. */
interface WeighedNode extends OddNode {
  readonly children: readonly WeighedNode[];
  readonly weight: Float64Array;
}

/**
 * The primal-dual search of Edmonds for a perfect matching of least cost, with all exposed
 * vertices at once: a largest matching of the tight edges, then one step of the potentials by
 * its deficient part (Gallai and Edmonds), whose odd components become nodes.
 */
export class DualSearch {
  private readonly size: number;
  private readonly slack: Slack;
  private readonly tight: TightEdges;
  private tops: WeighedNode[];
  /** By the vertices at which nodes stand. */
  private readonly partner: Int32Array;

  constructor(graph: BitGraph, costs: KindCosts) {
    this.size = graph.size;
    this.slack = Slack.cheapest(graph, costs);
    this.tight = new TightEdges(graph, this.slack, costs);
    const weight = new Float64Array(costs.limbs);
    this.tops = Array.from({ length: graph.size }, (_, vertex) => ({
      ...singleNode(vertex, graph.size),
      children: [],
      weight,
    }));
    this.partner = new Int32Array(graph.size).fill(-1);
  }

  /** False when there is no perfect matching. */
  run(): boolean {
    for (;;) {
      const matching = this.matchedTops();
      if (matching.maximise().length === 0) {
        this.keepPartners(matching);
        return true;
      }
      this.keepPartners(matching);
      const labels = this.labelled(matching);
      if (!this.step(labels)) return false;
    }
  }

  get tightEdges(): BitGraph {
    return this.tight.graph;
  }

  /** The matching found, vertex by vertex. */
  mates(): Int32Array {
    const mate = new Int32Array(this.size).fill(-1);
    matchPairs(this.tight.graph, this.tops, this.matchedTops(), mate);
    return mate;
  }

  /** The odd sets a cheapest matching leaves by one edge each, inner ones first. */
  oddSets(): Bits[] {
    const sets: Bits[] = [];
    const collect = (node: WeighedNode): void => {
      node.children.forEach(collect);
      if (node.children.length > 0) sets.push(node.vertices);
    };
    this.tops.forEach(collect);
    return sets;
  }

  private matchedTops(): MaximumMatching {
    const level = contracted(this.tight.graph, this.tops);
    return matchNodes(level, this.tops, ({ at }) => this.partner[at] ?? -1);
  }

  private keepPartners({ mate }: MaximumMatching): void {
    for (const { at } of this.tops) this.partner[at] = mate[at] ?? -1;
  }

  /** Makes nodes of the odd components of the deficient part, and labels all vertices. */
  private labelled(matching: MaximumMatching): Labels {
    const deficient = this.tops.filter(({ at }) => hasBit(matching.deficient, at));
    const labels = { outer: emptyBits(this.size), inner: emptyBits(this.size) };
    for (const { vertices } of deficient) addAll(labels.outer, vertices);
    for (const node of this.tops) {
      if (hasBit(matching.deficient, node.at)) continue;
      if (matching.graph.touches(node.at, matching.deficient)) addAll(labels.inner, node.vertices);
    }
    const component = componentsOf(matching.graph, matching.deficient);
    const merged = new Map<number, WeighedNode[]>();
    for (const node of deficient) {
      const first = component[node.at] ?? 0;
      const list = merged.get(first);
      if (list) list.push(node);
      else merged.set(first, [node]);
    }
    const others = this.tops.filter(({ at }) => !hasBit(matching.deficient, at));
    this.tops = [...others, ...Array.from(merged.values(), (nodes) => this.merge(nodes))];
    return labels;
  }

  private merge(nodes: readonly WeighedNode[]): WeighedNode {
    const [only, second] = nodes;
    if (only && !second) return only;
    const vertices = emptyBits(this.size);
    for (const node of nodes) addAll(vertices, node.vertices);
    const at = firstMember(vertices);
    const base = nodes.find((node) => !hasBit(vertices, this.partner[node.at] ?? -1));
    const partner = base ? (this.partner[base.at] ?? -1) : -1;
    const pairs = new Map(
      nodes.filter((node) => node !== base).map((node) => [node.at, this.partner[node.at] ?? -1]),
    );
    this.partner[at] = partner;
    if (partner >= 0) this.partner[partner] = at;
    const weight = new Float64Array(this.slack.limbs);
    return { at, vertices, exits: vertices, children: nodes, pairs, weight };
  }

  /** Raises and lowers potentials as far as can be; false when nothing limits them. */
  private step(labels: Labels): boolean {
    const own = this.setOfVertex();
    const edges = this.tight.soonest(labels, own);
    let step = edges?.step ?? null;
    const isInner = ({ at, children }: WeighedNode): boolean =>
      children.length > 0 && hasBit(labels.inner, at);
    for (const node of this.tops) {
      if (!isInner(node)) continue;
      const half = node.weight.map((component) => component / 2);
      if (!step || isBefore(half, step)) step = half;
    }
    if (!step) return false;
    this.tight.loosen(labels, own);
    if (edges && !isBefore(step, edges.step)) this.tight.tighten(edges.classes, own);
    this.slack.shift(labels.outer, step, 1);
    this.slack.shift(labels.inner, step, -1);
    const spent: WeighedNode[] = [];
    for (const node of this.tops) {
      if (node.children.length === 0) continue;
      const sign = hasBit(labels.outer, node.at) ? 2 : hasBit(labels.inner, node.at) ? -2 : 0;
      for (let l = 0; l < step.length; l++) {
        node.weight[l] = (node.weight[l] ?? 0) + sign * (step[l] ?? 0);
      }
      if (sign < 0 && node.weight.every((component) => component === 0)) spent.push(node);
    }
    for (const node of spent) this.open(node);
    return true;
  }

  /** Puts the children of a node in its place. */
  private open(node: WeighedNode): void {
    const graph = this.tight.graph;
    const partner = this.tops.find(({ at }) => at === this.partner[node.at]);
    if (!partner) throw new Error('an inner node without a partner');
    const [exit] = edgeBetween(graph, node, partner);
    const left = childWith(node.children, exit);
    const others = node.children.filter((child) => child !== left);
    const { mate } = matchChildren(graph, node, others);
    for (const { at } of others) this.partner[at] = mate[at] ?? -1;
    this.partner[left.at] = partner.at;
    this.partner[partner.at] = left.at;
    this.tops = [...this.tops.filter((top) => top !== node), ...node.children];
  }

  /** For each vertex, the vertices of its node; null when it is a node itself. */
  private setOfVertex(): (Bits | null)[] {
    const own = new Array<Bits | null>(this.size).fill(null);
    for (const { children, vertices } of this.tops) {
      if (children.length > 0) for (const v of members(vertices)) own[v] = vertices;
    }
    return own;
  }
}

/** For each of some vertices, the lowest one it is connected to through them. */
function componentsOf(graph: BitGraph, among: Bits): Int32Array {
  const component = new Int32Array(graph.size).fill(-1);
  const left = among.slice();
  for (let first = firstMember(left); first >= 0; first = firstMember(left)) {
    const queue = [first];
    clearBit(left, first);
    for (const u of queue) {
      component[u] = first;
      const start = u * graph.words;
      for (let word = 0; word < left.length; word++) {
        let fresh = (left[word] ?? 0) & (graph.rows[start + word] ?? 0);
        left[word] = (left[word] ?? 0) & ~fresh;
        for (; fresh !== 0; fresh &= fresh - 1) queue.push((word << 5) + lowestBit(fresh));
      }
    }
  }
  return component;
}

/** Whether vector `a` comes before `b`. */
function isBefore(a: Float64Array, b: Float64Array): boolean {
  for (let l = 0; l < a.length; l++) {
    const difference = (a[l] ?? 0) - (b[l] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
