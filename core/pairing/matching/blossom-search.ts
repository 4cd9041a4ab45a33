import type { BitGraph } from './bit-graph.ts';
import { lowestBit } from './bits.ts';
import type { Slack } from './slack.ts';

const FREE = 0;
const OUTER = 1;
const INNER = 2;

/**
 * The primal-dual search of Edmonds for a perfect matching of least cost, one alternating tree
 * at a time. Potentials and slacks are vectors like the costs. Blossoms are numbered from
 * `graph.size` on.
 */
export class BlossomSearch {
  readonly mate: Int32Array;
  private readonly graph: BitGraph;
  private readonly slack: Slack;
  private readonly limbs: number;
  private readonly nodes: number;
  private readonly top: Int32Array;
  private readonly within: Int32Array;
  private readonly base: Int32Array;
  private readonly label: Uint8Array;
  private readonly labelFrom: Int32Array;
  private readonly labelAt: Int32Array;
  private readonly bestFrom: Int32Array;
  private readonly bestAt: Int32Array;
  private readonly weight: Float64Array;
  private readonly step: Float64Array;
  private readonly trial: Float64Array;
  /** By number, from `graph.size` on. */
  private readonly blossoms: (Blossom | undefined)[] = [];
  private readonly unused: number[] = [];
  private readonly vertexLists: number[][];

  /** `mate` is a matching of edges without slack, and is completed in place. */
  constructor(graph: BitGraph, slack: Slack, mate: Int32Array) {
    const n = graph.size;
    this.graph = graph;
    this.slack = slack;
    this.limbs = slack.limbs;
    this.mate = mate;
    this.nodes = n + (n >> 1) + 1;
    this.top = Int32Array.from({ length: n }, (_, v) => v);
    this.within = new Int32Array(this.nodes).fill(-1);
    this.base = Int32Array.from({ length: this.nodes }, (_, v) => v);
    this.label = new Uint8Array(this.nodes);
    this.labelFrom = new Int32Array(this.nodes);
    this.labelAt = new Int32Array(this.nodes);
    this.bestFrom = new Int32Array(this.nodes);
    this.bestAt = new Int32Array(this.nodes);
    this.weight = new Float64Array(this.nodes * this.limbs);
    this.step = new Float64Array(this.limbs);
    this.trial = new Float64Array(this.limbs);
    for (let b = this.nodes - 1; b >= n; b--) this.unused.push(b);
    this.vertexLists = Array.from({ length: n }, (_, v) => [v]);
  }

  /** Whether an odd set of vertices constrains the optimum beyond the potentials. */
  hasWeightyBlossom(): boolean {
    return this.blossoms.some((blossom, b) => blossom !== undefined && this.signOfWeight(b) > 0);
  }

  /** The weights of all blossoms moved into the potentials: no slack is negative, none is used up wrongly. */
  foldWeights(): void {
    const { potential } = this.slack;
    this.blossoms.forEach((blossom, b) => {
      for (let l = 0; l < this.limbs; l++) {
        const half = (this.weight[b * this.limbs + l] ?? 0) / 2;
        if (half === 0) continue;
        for (const v of blossom?.vertices ?? []) {
          const at = v * this.limbs + l;
          potential[at] = (potential[at] ?? 0) - half;
        }
      }
    });
  }

  /** Matches the exposed vertex `root` at least cost; false when no perfect matching exists. */
  matchFrom(root: number): boolean {
    this.label.fill(FREE);
    this.bestFrom.fill(-1);
    const start = this.top[root] ?? root;
    this.label[start] = OUTER;
    this.scan(start);
    for (;;) {
      const node = this.nextEvent();
      if (node < 0) return false;
      this.adjust();
      if (this.label[node] === INNER) {
        this.expand(node);
        continue;
      }
      const u = this.bestFrom[node] ?? 0;
      const v = this.bestAt[node] ?? 0;
      if (this.label[node] === OUTER) {
        this.contract(u, v);
        continue;
      }
      const partner = this.mate[this.base[node] ?? 0] ?? -1;
      if (partner < 0) {
        this.augment(u, v);
        return true;
      }
      this.label[node] = INNER;
      this.labelFrom[node] = u;
      this.labelAt[node] = v;
      const next = this.top[partner] ?? 0;
      this.label[next] = OUTER;
      this.scan(next);
    }
  }

  private isTop(node: number): boolean {
    return (
      (this.within[node] ?? 0) < 0 && (node < this.graph.size || this.blossoms[node] !== undefined)
    );
  }

  /** The node whose edge or weight gives way first; its step is left in `step`. */
  private nextEvent(): number {
    let found = -1;
    for (let node = 0; node < this.nodes; node++) {
      if (!this.isTop(node)) continue;
      const label = this.label[node];
      const { trial, limbs } = this;
      if (label === INNER) {
        if (node < this.graph.size) continue;
        for (let l = 0; l < limbs; l++) trial[l] = (this.weight[node * limbs + l] ?? 0) / 2;
      } else {
        const u = this.bestFrom[node] ?? -1;
        if (u < 0) continue;
        const share = label === OUTER ? 2 : 1;
        const v = this.bestAt[node] ?? 0;
        for (let l = 0; l < limbs; l++) trial[l] = this.slack.at(u, v, l) / share;
      }
      if (found < 0 || this.trialIsLess()) {
        this.step.set(trial);
        found = node;
      }
    }
    return found;
  }

  private trialIsLess(): boolean {
    for (let l = 0; l < this.limbs; l++) {
      const difference = (this.trial[l] ?? 0) - (this.step[l] ?? 0);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  private adjust(): void {
    const { limbs, step, weight } = this;
    const { potential } = this.slack;
    if (step.every((component) => component === 0)) return;
    for (let v = 0; v < this.graph.size; v++) {
      const label = this.label[this.top[v] ?? 0];
      if (label === FREE) continue;
      const sign = label === OUTER ? 1 : -1;
      for (let l = 0; l < limbs; l++) {
        const at = v * limbs + l;
        potential[at] = (potential[at] ?? 0) + sign * (step[l] ?? 0);
      }
    }
    for (let b = this.graph.size; b < this.nodes; b++) {
      if (!this.isTop(b) || this.label[b] === FREE) continue;
      const sign = this.label[b] === OUTER ? 2 : -2;
      for (let l = 0; l < limbs; l++) {
        const at = b * limbs + l;
        weight[at] = (weight[at] ?? 0) + sign * (step[l] ?? 0);
      }
    }
  }

  private signOfWeight(b: number): number {
    for (let l = 0; l < this.limbs; l++) {
      const component = this.weight[b * this.limbs + l] ?? 0;
      if (component !== 0) return component;
    }
    return 0;
  }

  private verticesOf(node: number): readonly number[] {
    return (node < this.graph.size ? this.vertexLists[node] : this.blossoms[node]?.vertices) ?? [];
  }

  /** Offers the edges of an outer node's vertices to all other nodes. */
  private scan(node: number): void {
    for (const u of this.verticesOf(node)) this.scanVertex(u, node);
  }

  private scanVertex(u: number, node: number): void {
    const { rows, words } = this.graph;
    for (let word = 0; word < words; word++) {
      for (let rest = rows[u * words + word] ?? 0; rest !== 0; rest &= rest - 1) {
        const v = (word << 5) + lowestBit(rest);
        const target = this.top[v] ?? 0;
        if (target !== node) this.offer(target, u, v);
      }
    }
  }

  private offer(target: number, u: number, v: number): void {
    const from = this.bestFrom[target] ?? -1;
    if (from >= 0 && !this.slack.isTighter(u, v, from, this.bestAt[target] ?? 0)) return;
    this.bestFrom[target] = u;
    this.bestAt[target] = v;
  }

  /** The end in `node` of the tightest edge from vertex `u`, −1 without one. */
  private nearestIn(node: number, u: number): number {
    if (node < this.graph.size) return this.graph.has(u, node) ? node : -1;
    return this.blossoms[node]?.nearest[u] ?? -1;
  }

  /** Finds the tightest edge into `node` from the outer vertices outside it. */
  private collectOffers(node: number): void {
    this.bestFrom[node] = -1;
    for (let u = 0; u < this.graph.size; u++) {
      const home = this.top[u] ?? 0;
      if (home === node || this.label[home] !== OUTER) continue;
      const v = this.nearestIn(node, u);
      if (v >= 0) this.offer(node, u, v);
    }
  }

  /** The outer nodes from `node` up to the root, with the inner nodes between them. */
  private pathToRoot(node: number): number[] {
    const path = [node];
    for (let at = node; ;) {
      const partner = this.mate[this.base[at] ?? 0] ?? -1;
      if (partner < 0) return path;
      const inner = this.top[partner] ?? 0;
      at = this.top[this.labelFrom[inner] ?? 0] ?? 0;
      path.push(inner, at);
    }
  }

  /** Shrinks the odd cycle that the edge (u, v) closes in the tree. */
  private contract(u: number, v: number): void {
    const down = this.pathToRoot(this.top[u] ?? 0);
    const up = this.pathToRoot(this.top[v] ?? 0);
    while (down.length > 1 && up.length > 1 && down.at(-2) === up.at(-2)) {
      down.pop();
      up.pop();
    }
    const ancestor = down.pop() ?? 0;
    up.pop();
    down.reverse();
    const b = this.unused.pop() ?? 0;
    const children = [ancestor, ...down, ...up];
    const ends = this.cycleEnds(children, down.length, u, v);
    const vertices = children.flatMap((child) => this.verticesOf(child));
    const nearest = this.nearestOf(children);
    const fresh = children.filter((child) => this.label[child] === INNER);
    const scanned = fresh.flatMap((child) => this.verticesOf(child));
    this.blossoms[b] = { children, ends, vertices, nearest };
    this.base[b] = this.base[ancestor] ?? 0;
    this.within[b] = -1;
    this.label[b] = OUTER;
    this.weight.fill(0, b * this.limbs, (b + 1) * this.limbs);
    for (const child of children) this.within[child] = b;
    for (const vertex of vertices) this.top[vertex] = b;
    this.collectOffers(b);
    for (const vertex of scanned) this.scanVertex(vertex, b);
  }

  /** The ends of the edges around a cycle, each between a child and the next. */
  private cycleEnds(children: readonly number[], rim: number, u: number, v: number): CycleEnd[] {
    return children.map((child, index): CycleEnd => {
      const next = children[(index + 1) % children.length] ?? 0;
      if (index === rim) return { from: u, to: v };
      const [upper, lower] = index < rim ? [child, next] : [next, child];
      // An inner node hangs on the edge that labelled it, an outer one on its matched edge.
      const [high, low] =
        this.label[lower] === INNER
          ? [this.labelFrom[lower] ?? 0, this.labelAt[lower] ?? 0]
          : [this.base[upper] ?? 0, this.base[lower] ?? 0];
      return index < rim ? { from: high, to: low } : { from: low, to: high };
    });
  }

  private nearestOf(children: readonly number[]): Int32Array {
    const nearest = new Int32Array(this.graph.size).fill(-1);
    for (let u = 0; u < nearest.length; u++) {
      let best = -1;
      for (const child of children) {
        const v = this.nearestIn(child, u);
        if (v >= 0 && v !== u && (best < 0 || this.slack.isTighter(u, v, u, best))) best = v;
      }
      nearest[u] = best;
    }
    return nearest;
  }

  /** Opens an inner blossom whose weight is used up. */
  private expand(b: number): void {
    const blossom = this.blossoms[b];
    if (!blossom) throw new Error('not a blossom');
    const { children, ends } = blossom;
    for (const child of children) {
      this.within[child] = -1;
      this.label[child] = FREE;
      for (const vertex of this.verticesOf(child)) this.top[vertex] = child;
    }
    const entry = children.indexOf(this.top[this.labelAt[b] ?? 0] ?? 0);
    const count = children.length;
    const stride = entry % 2 === 1 ? 1 : count - 1;
    const outer: number[] = [];
    let from = this.labelFrom[b] ?? 0;
    let to = this.labelAt[b] ?? 0;
    for (let at = entry; ; at = (at + stride) % count) {
      const child = children[at] ?? 0;
      this.label[child] = INNER;
      this.labelFrom[child] = from;
      this.labelAt[child] = to;
      if (at === 0) break;
      at = (at + stride) % count;
      const even = children[at] ?? 0;
      this.label[even] = OUTER;
      outer.push(even);
      const end = stride === 1 ? ends[at] : ends[(at + count - 1) % count];
      from = (stride === 1 ? end?.from : end?.to) ?? 0;
      to = (stride === 1 ? end?.to : end?.from) ?? 0;
    }
    this.blossoms[b] = undefined;
    this.unused.push(b);
    for (const child of children) this.collectOffers(child);
    for (const child of outer) this.scan(child);
  }

  private augment(from: number, at: number): void {
    let u = from;
    let v = at;
    this.rebase(this.top[v] ?? 0, v);
    this.mate[v] = u;
    for (;;) {
      const outer = this.top[u] ?? 0;
      const old = this.mate[this.base[outer] ?? 0] ?? -1;
      this.rebase(outer, u);
      this.mate[u] = v;
      if (old < 0) return;
      const inner = this.top[old] ?? 0;
      u = this.labelFrom[inner] ?? 0;
      v = this.labelAt[inner] ?? 0;
      this.rebase(inner, v);
      this.mate[v] = u;
    }
  }

  /** Turns a node so that `vertex` is its base, its other vertices matched inside. */
  private rebase(node: number, vertex: number): void {
    const pending = [node, vertex];
    while (pending.length > 0) {
      const target = pending.pop() ?? 0;
      const x = pending.pop() ?? 0;
      const blossom = this.blossoms[x];
      if (!blossom || this.base[x] === target) continue;
      let child = target;
      while (this.within[child] !== x) child = this.within[child] ?? -1;
      const turn = blossom.children.indexOf(child);
      rotate(blossom.children, turn);
      rotate(blossom.ends, turn);
      this.base[x] = target;
      pending.push(child, target);
      for (let index = 1; index < blossom.children.length; index += 2) {
        const { from, to } = blossom.ends[index] ?? { from: 0, to: 0 };
        this.mate[from] = to;
        this.mate[to] = from;
        pending.push(blossom.children[index] ?? 0, from, blossom.children[index + 1] ?? 0, to);
      }
    }
  }
}

interface CycleEnd {
  readonly from: number;
  readonly to: number;
}

interface Blossom {
  /** In cyclic order; the first holds the base. */
  readonly children: number[];
  /** The edge from each child to the next. */
  readonly ends: CycleEnd[];
  readonly vertices: readonly number[];
  /** For each vertex, the end in this blossom of its tightest edge into it. */
  readonly nearest: Int32Array;
}

function rotate(list: unknown[], by: number): void {
  list.push(...list.splice(0, by));
}
