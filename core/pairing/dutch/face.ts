import type { BitGraph } from '../matching/bit-graph.ts';
import {
  bitsOf,
  clearBit,
  countOf,
  firstCommon,
  hasBit,
  lowestBit,
  members,
  type Bits,
} from '../matching/bits.ts';
import { cheapestPerfectMatching } from '../matching/cheapest-matching.ts';
import type { KindCosts } from '../matching/kind-costs.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import { OddSetMatching } from '../matching/odd-set-matching.ts';

/**
 * The best candidates of a bracket, all equally good: the perfect matchings of `graph`, or,
 * where odd sets constrain the optimum, those of them that leave each of these by one edge. One
 * of them is at hand; choices narrow the set until one is left.
 */
export class Face {
  readonly graph: BitGraph;
  private matching: MaximumMatching;
  private sets: readonly Bits[];

  private constructor(matching: MaximumMatching, sets: readonly Bits[]) {
    this.graph = matching.graph;
    this.matching = matching;
    this.sets = sets;
  }

  /** All perfect matchings of least cost; null when there is no perfect matching. */
  static cheapest(graph: BitGraph, costs: KindCosts): Face | null {
    const result = cheapestPerfectMatching(graph, costs);
    return result && new Face(withMates(result.tight, result.mate), result.oddSets);
  }

  /** All perfect matchings of the graph of one. */
  static of(perfect: MaximumMatching): Face {
    return new Face(perfect, []);
  }

  /** All perfect matchings of a graph, starting from as much of `mate` as it allows. */
  static perfect(graph: BitGraph, mate: Int32Array | null): Face | null {
    const matching = withMates(graph, mate);
    return matching.makePerfect() ? new Face(matching, []) : null;
  }

  get mate(): Int32Array {
    return this.matching.mate;
  }

  /** Sets that every best candidate leaves by one edge. */
  get oddSets(): readonly Bits[] {
    return this.sets;
  }

  /** The best candidates that use only edges of `graph`; null when there are none. */
  within(graph: BitGraph): Face | null {
    const { mate, alive } = this.matching;
    if (this.sets.length === 0) {
      const matching = withMates(graph, mate, alive);
      return matching.makePerfect() ? new Face(matching, []) : null;
    }
    const found = new OddSetMatching(graph, alive, this.sets, mate).perfect();
    return found && new Face(withMates(graph, found, alive), this.sets);
  }

  /** What the choices made so far leave of some vertices, on their own. */
  induced(vertices: readonly number[]): Face {
    const graph = this.graph.subgraph(vertices);
    const place = new Map(vertices.map((vertex, local) => [vertex, local]));
    const mate = Int32Array.from(vertices, (v) => place.get(this.mate[v] ?? -1) ?? -1);
    const sets = this.sets.map((set) =>
      bitsOf(
        graph.size,
        members(set).flatMap((v) => place.get(v) ?? []),
      ),
    );
    return new Face(withMates(graph, mate), sets);
  }

  /** Keeps the candidates in which `u` has a partner in `allowed`; false, and no change, when none has. */
  restrict(u: number, allowed: Bits): boolean {
    if (!hasBit(allowed, this.mate[u] ?? -1)) {
      const partner = firstCommon(this.partnersOf(u), allowed);
      if (partner < 0) return false;
      this.turnTo(u, partner);
    }
    this.graph.restrict(u, allowed);
    return true;
  }

  /** The partners `u` can have. */
  partnersOf(u: number): Bits {
    if (this.sets.length === 0) return this.matching.partnersOf(u);
    return new OddSetMatching(this.graph, this.matching.alive, this.sets, this.mate).partnersOf(u);
  }

  /** Gives `u` the first possible partner among `among` and settles that pair. */
  choose(u: number, among: Bits): number {
    const { graph, matching } = this;
    let partners: Bits | null = null;
    const start = u * graph.words;
    for (let word = 0; word < graph.words; word++) {
      let rest = (graph.rows[start + word] ?? 0) & (among[word] ?? 0) & (matching.alive[word] ?? 0);
      for (; rest !== 0; rest &= rest - 1) {
        const v = (word << 5) + lowestBit(rest);
        if (!this.canSwap(u, v)) {
          partners ??= this.partnersOf(u);
          if (!hasBit(partners, v)) continue;
        }
        this.turnTo(u, v);
        this.matching.retirePair(u, v);
        this.sets = this.sets.flatMap((set) => this.withoutPair(set, u, v));
        return v;
      }
    }
    throw new Error('no candidate gives this player an opponent');
  }

  /** Whether `u` and `v` can have each other when their partners have each other, too. */
  private canSwap(u: number, v: number): boolean {
    const [a, b] = [this.mate[u] ?? -1, this.mate[v] ?? -1];
    if (a === v) return true;
    return this.graph.has(a, b) && this.sets.every((set) => staysCrossed(set, u, v, a, b));
  }

  /** Makes the candidate at hand one that pairs `u` with a possible partner. */
  private turnTo(u: number, partner: number): void {
    if (this.sets.length === 0 || this.canSwap(u, partner)) {
      if (this.matching.exchange(u, partner)) return;
      throw new Error('a possible pair could not be settled');
    }
    const trial = this.graph.clone();
    trial.restrict(u, bitsOf(trial.size, [partner]));
    const { alive } = this.matching;
    const found = new OddSetMatching(trial, alive, this.sets, this.mate).perfect();
    if (!found) throw new Error('a possible pair could not be settled');
    this.matching = withMates(this.graph, found, alive);
  }

  /** A set after a pair is settled; none when the pair has left it: nobody else does. */
  private withoutPair(set: Bits, u: number, v: number): Bits[] {
    if (hasBit(set, u) !== hasBit(set, v)) {
      for (const inside of members(set)) this.graph.restrict(inside, set);
      return [];
    }
    const rest = set.slice();
    clearBit(rest, u);
    clearBit(rest, v);
    return countOf(rest) > 1 ? [rest] : [];
  }
}

/** Whether the pairs u-v and a-b leave a set as often as u-a and v-b do. */
function staysCrossed(set: Bits, u: number, v: number, a: number, b: number): boolean {
  const [inU, inV, inA, inB] = [hasBit(set, u), hasBit(set, v), hasBit(set, a), hasBit(set, b)];
  return Number(inU !== inV) + Number(inA !== inB) === Number(inU !== inA) + Number(inV !== inB);
}

function withMates(graph: BitGraph, mate: Int32Array | null, alive?: Bits): MaximumMatching {
  const matching = new MaximumMatching(graph, alive?.slice());
  mate?.forEach((v, u) => {
    if (v > u && graph.has(u, v)) matching.match(u, v);
  });
  return matching;
}
