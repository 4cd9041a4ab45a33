import type { BitGraph } from './bit-graph.ts';
import { addAll, clearBit, emptyBits, fullBits, lowestBit, setBit, type Bits } from './bits.ts';

const OUTER = 1;
const INNER = 2;

/**
 * A matching in a general graph that can be enlarged, repaired and asked which edges some
 * perfect matching contains. Edmonds' blossoms, breadth first, over rows of bits.
 */
export class MaximumMatching {
  readonly graph: BitGraph;
  /** The partner of each vertex, −1 without one. */
  readonly mate: Int32Array;
  /** Vertices that some maximum matching leaves exposed, as the last `maximise` found them. */
  readonly deficient: Bits;
  /** Vertices taking part; the others are ignored. */
  readonly alive: Bits;
  private readonly exposed: Bits;
  private readonly label: Uint8Array;
  private readonly parent: Int32Array;
  private readonly base: Int32Array;
  private readonly stamp: Int32Array;
  private readonly queue: Int32Array;
  private readonly unlabelled: Bits;
  private outer: Bits;
  /** The vertices of each blossom, by its base; null for a vertex alone. */
  private readonly shrunk: (Bits | null)[];
  private queued = 0;
  private clock = 0;

  constructor(graph: BitGraph, alive: Bits = fullBits(graph.size)) {
    const { size } = graph;
    this.graph = graph;
    this.mate = new Int32Array(size).fill(-1);
    this.alive = alive;
    this.exposed = alive.slice();
    this.deficient = new Int32Array(alive.length);
    this.label = new Uint8Array(size);
    this.parent = new Int32Array(size);
    this.base = new Int32Array(size);
    this.stamp = new Int32Array(size);
    this.queue = new Int32Array(size);
    this.unlabelled = alive.slice();
    this.outer = new Int32Array(alive.length);
    this.shrunk = new Array<Bits | null>(size).fill(null);
  }

  match(u: number, v: number): void {
    this.mate[u] = v;
    this.mate[v] = u;
    clearBit(this.exposed, u);
    clearBit(this.exposed, v);
  }

  /** Dissolves the pair of `u`, if it has one. */
  unmatch(u: number): void {
    const v = this.mate[u] ?? -1;
    if (v < 0) return;
    this.mate[u] = -1;
    this.mate[v] = -1;
    setBit(this.exposed, u);
    setBit(this.exposed, v);
  }

  /** Brings a vertex into play, without a partner. */
  admit(u: number): void {
    setBit(this.alive, u);
    setBit(this.exposed, u);
  }

  /** Takes a pair out of play for good, as it stands. */
  retirePair(u: number, v: number): void {
    clearBit(this.alive, u);
    clearBit(this.alive, v);
  }

  exposedVertices(): number[] {
    const list: number[] = [];
    for (let word = 0; word < this.exposed.length; word++) {
      for (let rest = this.exposed[word] ?? 0; rest !== 0; rest &= rest - 1) {
        list.push((word << 5) + lowestBit(rest));
      }
    }
    return list;
  }

  /** Pairs exposed neighbours as they come, then augments; returns the vertices left over. */
  maximise(): number[] {
    this.matchExposedNeighbours();
    const played = this.alive.slice();
    this.deficient.fill(0);
    const left: number[] = [];
    for (const u of this.exposedVertices()) {
      if ((this.mate[u] ?? -1) >= 0 || this.augmentFrom(u)) continue;
      left.push(u);
      for (let word = 0; word < this.outer.length; word++) {
        this.deficient[word] = (this.deficient[word] ?? 0) | (this.outer[word] ?? 0);
      }
      // A tree without an augmenting path never has one later: it leaves the search.
      for (let v = 0; v < this.label.length; v++) {
        if (this.label[v] !== 0) clearBit(this.alive, v);
      }
      clearBit(this.exposed, u);
    }
    this.alive.set(played);
    for (const u of left) setBit(this.exposed, u);
    return left;
  }

  /** Whether every vertex in play can be matched; stops at the first that cannot. */
  makePerfect(): boolean {
    this.matchExposedNeighbours();
    for (const u of this.exposedVertices()) {
      if ((this.mate[u] ?? -1) < 0 && !this.augmentFrom(u)) return false;
    }
    return true;
  }

  private matchExposedNeighbours(): void {
    for (const u of this.exposedVertices()) {
      if ((this.mate[u] ?? -1) >= 0) continue;
      const v = this.firstNeighbour(u, this.exposed);
      if (v >= 0) this.match(u, v);
    }
  }

  /** Finds the exposed vertex `root` a partner by an augmenting path. */
  augmentFrom(root: number): boolean {
    const end = this.grow(root);
    if (end < 0) return false;
    for (let v = end; v >= 0;) {
      const u = this.parent[v] ?? 0;
      const next = this.mate[u] ?? -1;
      this.mate[v] = u;
      this.mate[u] = v;
      v = next;
    }
    clearBit(this.exposed, root);
    clearBit(this.exposed, end);
    return true;
  }

  /**
   * Vertices that another maximum matching leaves exposed in place of `root`, itself exposed in
   * this maximum matching: those at an even alternating distance from it.
   */
  evenFrom(root: number): Bits {
    if (this.grow(root) >= 0) throw new Error('the matching is not maximum');
    const even = this.outer;
    this.outer = new Int32Array(even.length);
    return even;
  }

  /** Those v for which some perfect matching contains the edge (u, v); this one must be perfect. */
  partnersOf(u: number): Bits {
    const v = this.mate[u] ?? -1;
    if (v < 0) throw new Error('the matching is not perfect');
    this.unmatch(u);
    clearBit(this.alive, u);
    clearBit(this.exposed, u);
    const partners = this.evenFrom(v);
    setBit(this.alive, u);
    this.match(u, v);
    const start = u * this.graph.words;
    for (let word = 0; word < partners.length; word++) {
      partners[word] = (partners[word] ?? 0) & (this.graph.rows[start + word] ?? 0);
    }
    return partners;
  }

  /** Makes the perfect matching contain (u, v); false, and no change, when none does. */
  exchange(u: number, v: number): boolean {
    const a = this.mate[u] ?? -1;
    const b = this.mate[v] ?? -1;
    if (a === v) return true;
    this.unmatch(u);
    this.unmatch(v);
    this.match(u, v);
    if (this.graph.has(a, b)) {
      this.match(a, b);
      return true;
    }
    clearBit(this.alive, u);
    clearBit(this.alive, v);
    const done = this.augmentFrom(a);
    setBit(this.alive, u);
    setBit(this.alive, v);
    if (!done) {
      this.match(u, a);
      this.match(v, b);
    }
    return done;
  }

  private firstNeighbour(u: number, set: Bits): number {
    const start = u * this.graph.words;
    for (let word = 0; word < set.length; word++) {
      const common = (this.graph.rows[start + word] ?? 0) & (set[word] ?? 0);
      if (common !== 0) return (word << 5) + lowestBit(common);
    }
    return -1;
  }

  /** Grows an alternating tree; returns the exposed vertex reached, or −1. */
  private grow(root: number): number {
    const { mate, label, parent, base, queue, unlabelled, outer, shrunk, exposed } = this;
    const { rows, words } = this.graph;
    label.fill(0);
    for (let v = 0; v < base.length; v++) base[v] = v;
    unlabelled.set(this.alive);
    outer.fill(0);
    shrunk.fill(null);
    clearBit(exposed, root);
    this.queued = 0;
    this.enqueue(root);
    clearBit(unlabelled, root);
    for (let head = 0; head < this.queued; head++) {
      const u = queue[head] ?? 0;
      const start = u * words;
      for (let word = 0; word < words; word++) {
        const goal = (rows[start + word] ?? 0) & (exposed[word] ?? 0);
        if (goal === 0) continue;
        const end = (word << 5) + lowestBit(goal);
        parent[end] = u;
        setBit(exposed, root);
        return end;
      }
      let inside = shrunk[this.find(u)] ?? null;
      for (let word = 0; word < words; word++) {
        const row = rows[start + word] ?? 0;
        let fresh = row & (unlabelled[word] ?? 0);
        while (fresh !== 0) {
          const v = (word << 5) + lowestBit(fresh);
          const w = mate[v] ?? 0;
          label[v] = INNER;
          parent[v] = u;
          clearBit(unlabelled, v);
          clearBit(unlabelled, w);
          this.enqueue(w);
          fresh = row & (unlabelled[word] ?? 0);
        }
        let known = inside?.[word] ?? 0;
        for (let met = row & (outer[word] ?? 0) & ~known; met !== 0; met &= ~known & (met - 1)) {
          const v = (word << 5) + lowestBit(met);
          if (this.find(v) === this.find(u)) continue;
          this.shrink(u, v);
          inside = shrunk[this.find(u)] ?? null;
          known = inside?.[word] ?? 0;
        }
      }
    }
    setBit(exposed, root);
    return -1;
  }

  private enqueue(v: number): void {
    this.label[v] = OUTER;
    setBit(this.outer, v);
    this.queue[this.queued++] = v;
  }

  private find(v: number): number {
    const { base } = this;
    let root = v;
    for (let next = base[root] ?? root; next !== root; next = base[root] ?? root) root = next;
    for (let at = v; at !== root;) {
      const next = base[at] ?? root;
      base[at] = root;
      at = next;
    }
    return root;
  }

  private shrink(u: number, v: number): void {
    const base = this.commonBase(u, v);
    const all = this.shrunk[base] ?? emptyBits(this.base.length);
    setBit(all, base);
    this.shrunk[base] = all;
    this.shrinkPath(u, v, base, all);
    this.shrinkPath(v, u, base, all);
  }

  private commonBase(u: number, v: number): number {
    this.clock++;
    let a = this.find(u);
    let b = this.find(v);
    for (;;) {
      if (a >= 0) {
        if (this.stamp[a] === this.clock) return a;
        this.stamp[a] = this.clock;
        const inner = this.mate[a] ?? -1;
        // The root's partner, if any, is out of play: the root is the only base without a parent.
        a = inner < 0 ? -1 : this.find(this.parent[inner] ?? 0);
      }
      [a, b] = [b, a];
    }
  }

  private shrinkPath(from: number, across: number, base: number, all: Bits): void {
    const { mate, label, parent } = this;
    let u = from;
    let v = across;
    while (this.find(u) !== base) {
      parent[u] = v;
      v = mate[u] ?? 0;
      if (label[v] === INNER) this.enqueue(v);
      this.absorb(u, base, all);
      this.absorb(v, base, all);
      u = parent[v] ?? 0;
    }
  }

  /** Takes what stands at `v` into the blossom of `base`. */
  private absorb(v: number, base: number, all: Bits): void {
    if (this.base[v] !== v) return;
    this.base[v] = base;
    setBit(all, v);
    const own = this.shrunk[v];
    if (own) addAll(all, own);
  }
}
