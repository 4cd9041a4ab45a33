import type { BitGraph } from './bit-graph.ts';
import {
  countOf,
  emptyBits,
  firstMember,
  hasBit,
  lowestBit,
  members,
  setBit,
  type Bits,
} from './bits.ts';
import type { KindCosts } from './kind-costs.ts';
import type { Slack } from './slack.ts';

/** Vertices by what a step does to their potential. */
export interface Labels {
  /** It rises: some largest matching of tight edges leaves their node over. */
  readonly outer: Bits;
  /** It falls: their nodes are next to those. */
  readonly inner: Bits;
}

/** Vertices of one kind and one potential: their edges have the same slack. */
interface VertexClass {
  readonly vertices: Bits;
  readonly first: number;
  readonly count: number;
}

export interface SoonestEdges {
  readonly step: Float64Array;
  /** Pairs of classes whose edges become tight by that step. */
  readonly classes: readonly (readonly [VertexClass, VertexClass])[];
}

/** The edges without slack, kept up to date while potentials move. */
export class TightEdges {
  readonly graph: BitGraph;
  private readonly all: BitGraph;
  private readonly slack: Slack;
  private classes: VertexClass[];

  constructor(all: BitGraph, slack: Slack, costs: KindCosts) {
    this.all = all;
    this.slack = slack;
    this.graph = slack.tightEdges(all);
    this.classes = classesOf(all.size, slack, costs);
  }

  /** The edges between different nodes that limit a step, and how far it can go; null when none does. */
  soonest(labels: Labels, own: readonly (Bits | null)[]): SoonestEdges | null {
    let found: SoonestPairs | null = null;
    const { outer, other } = this.split(labels);
    for (const [index, a] of outer.entries()) {
      for (const b of other) found = this.sooner(found, a, b, 1, own);
      for (const b of outer.slice(index)) found = this.sooner(found, a, b, 2, own);
    }
    if (!found) return null;
    const { u, v, share, classes } = found;
    const step = Float64Array.from(
      { length: this.slack.limbs },
      (_, l) => this.slack.at(u, v, l) / share,
    );
    return { step, classes };
  }

  /** What was found, or the edges between two classes when they become tight before, or with, it. */
  private sooner(
    found: SoonestPairs | null,
    a: VertexClass,
    b: VertexClass,
    share: 1 | 2,
    own: readonly (Bits | null)[],
  ): SoonestPairs | null {
    const edge = { u: a.first, v: b.first, share };
    const order = found ? compare(this.slack, edge, found) : -1;
    if (order > 0 || !this.isJoined(a, b, own)) return found;
    if (!found || order < 0) return { ...edge, classes: [[a, b]] };
    found.classes.push([a, b]);
    return found;
  }

  /** Edges of inner vertices stay tight inside their node and to outer ones only. */
  loosen({ outer, inner }: Labels, own: readonly (Bits | null)[]): void {
    const { rows, words, size } = this.graph;
    for (let u = 0; u < size; u++) {
      if (hasBit(outer, u)) continue;
      const isInner = hasBit(inner, u);
      const mine = own[u];
      for (let word = 0; word < words; word++) {
        const kept = isInner ? (outer[word] ?? 0) | (mine?.[word] ?? 0) : ~(inner[word] ?? 0);
        rows[u * words + word] = (rows[u * words + word] ?? 0) & kept;
      }
    }
  }

  /** Makes all edges between these classes and different nodes tight. */
  tighten(
    classes: readonly (readonly [VertexClass, VertexClass])[],
    own: readonly (Bits | null)[],
  ): void {
    const { rows, words } = this.all;
    for (const [a, b] of classes) {
      for (const u of members(a.vertices)) {
        const mine = own[u];
        for (let word = 0; word < words; word++) {
          const target = (b.vertices[word] ?? 0) & ~(mine?.[word] ?? 0);
          let rest = (rows[u * words + word] ?? 0) & target;
          for (; rest !== 0; rest &= rest - 1) this.graph.add(u, (word << 5) + lowestBit(rest));
        }
      }
    }
  }

  /** Splits the classes by label: a step moves vertices of one label alike. */
  private split({ outer, inner }: Labels): { outer: VertexClass[]; other: VertexClass[] } {
    const parts = { outer: [] as VertexClass[], other: [] as VertexClass[] };
    const falling: VertexClass[] = [];
    for (const whole of this.classes) {
      const { vertices } = whole;
      const up = vertices.map((word, at) => word & (outer[at] ?? 0));
      const down = vertices.map((word, at) => word & (inner[at] ?? 0));
      const [rising, sinking] = [classOf(up), classOf(down)];
      const still = whole.count - rising.count - sinking.count;
      if (rising.count > 0) parts.outer.push(rising);
      if (sinking.count > 0) falling.push(sinking);
      if (still === whole.count) parts.other.push(whole);
      else if (still > 0) {
        parts.other.push(
          classOf(vertices.map((word, at) => word & ~((up[at] ?? 0) | (down[at] ?? 0)))),
        );
      }
    }
    this.classes = [...parts.outer, ...falling, ...parts.other];
    return parts;
  }

  /** Whether an edge joins two classes across different nodes. */
  private isJoined(a: VertexClass, b: VertexClass, own: readonly (Bits | null)[]): boolean {
    if (b.count < a.count) return this.isJoined(b, a, own);
    const { rows, words } = this.all;
    for (let at = a.first >> 5; at < words; at++) {
      for (let rest = a.vertices[at] ?? 0; rest !== 0; rest &= rest - 1) {
        const u = (at << 5) + lowestBit(rest);
        const mine = own[u];
        for (let word = b.first >> 5; word < words; word++) {
          const target = (b.vertices[word] ?? 0) & ~(mine?.[word] ?? 0);
          if (((rows[u * words + word] ?? 0) & target) !== 0) return true;
          if (b.count === 1) break;
        }
      }
      if (a.count === 1) break;
    }
    return false;
  }
}

const classOf = (vertices: Bits): VertexClass => ({
  vertices,
  first: firstMember(vertices),
  count: countOf(vertices),
});

interface Candidate {
  readonly u: number;
  readonly v: number;
  /** 2 when both ends move. */
  readonly share: 1 | 2;
}

interface SoonestPairs extends Candidate {
  readonly classes: (readonly [VertexClass, VertexClass])[];
}

/** Negative when edges like `a` become tight before those like `b`. */
function compare(slack: Slack, a: Candidate, b: Candidate): number {
  for (let l = 0; l < slack.limbs; l++) {
    const difference = slack.at(a.u, a.v, l) * b.share - slack.at(b.u, b.v, l) * a.share;
    if (difference !== 0) return difference;
  }
  return 0;
}

function classesOf(
  size: number,
  { potential, limbs }: Slack,
  { kindOf }: KindCosts,
): VertexClass[] {
  const known = new Map<string, Bits>();
  for (let v = 0; v < size; v++) {
    const key = `${kindOf[v] ?? 0} ${potential.subarray(v * limbs, (v + 1) * limbs).join(' ')}`;
    let alike = known.get(key);
    if (!alike) {
      alike = emptyBits(size);
      known.set(key, alike);
    }
    setBit(alike, v);
  }
  return Array.from(known.values(), classOf);
}
