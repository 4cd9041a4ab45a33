import type { BitGraph } from '../matching/bit-graph.ts';
import { bitsOf, firstCommon, hasBit, lowestBit, type Bits } from '../matching/bits.ts';
import { cheapestPerfectMatching, type CheapestMatching } from '../matching/cheapest-matching.ts';
import { compareVectors, type KindCosts } from '../matching/kind-costs.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';

/**
 * The best candidates of a bracket, all equally good: the perfect matchings of `graph`, or,
 * where odd sets constrain the optimum, those of them that cost least. One of them is at hand;
 * choices narrow the set until one is left.
 */
export class Face {
  graph: BitGraph;
  private matching: MaximumMatching;
  private priced: Priced | null;

  private constructor(graph: BitGraph, matching: MaximumMatching, priced: Priced | null) {
    this.graph = graph;
    this.matching = matching;
    this.priced = priced;
  }

  /** All perfect matchings of least cost; null when there is no perfect matching. */
  static cheapest(graph: BitGraph, costs: KindCosts): Face | null {
    const result = cheapestPerfectMatching(graph, costs);
    return result && Face.pricedAs(result, costs);
  }

  /** All perfect matchings of the graph of one. */
  static of(perfect: MaximumMatching): Face {
    return new Face(perfect.graph, perfect, null);
  }

  /** All perfect matchings of a graph, starting from as much of `mate` as it allows. */
  static perfect(graph: BitGraph, mate: Int32Array | null): Face | null {
    const matching = withMates(graph, mate);
    return matching.makePerfect() ? new Face(graph, matching, null) : null;
  }

  get mate(): Int32Array {
    return this.matching.mate;
  }

  /** The costs that tell best candidates apart; null when every perfect matching is one. */
  get costs(): KindCosts | null {
    return this.priced?.costs ?? null;
  }

  /** The best candidates that use only edges of `graph`; null when there are none. */
  within(graph: BitGraph): Face | null {
    if (!this.priced) return Face.perfect(graph, this.mate);
    const { costs, solution } = this.priced;
    const result = cheapestPerfectMatching(graph, costs, solution);
    if (!result || compareVectors(result.cost, solution.cost) !== 0) return null;
    return Face.pricedAs(result, costs);
  }

  private static pricedAs(solution: CheapestMatching, costs: KindCosts): Face {
    const matching = withMates(solution.tight, solution.mate);
    return new Face(solution.tight, matching, solution.tightDecides ? null : { costs, solution });
  }

  /** What the choices made so far leave of some vertices, on their own. */
  induced(vertices: readonly number[]): Face {
    const graph = this.graph.subgraph(vertices);
    const place = new Map(vertices.map((vertex, local) => [vertex, local]));
    const mate = Int32Array.from(vertices, (v) => place.get(this.mate[v] ?? -1) ?? -1);
    const costs = this.priced && {
      ...this.priced.costs,
      kindOf: Int32Array.from(vertices, (v) => this.priced?.costs.kindOf[v] ?? 0),
    };
    const face = costs ? Face.cheapest(graph, costs) : Face.perfect(graph, mate);
    if (!face) throw new Error('the choices made leave no candidate');
    return face;
  }

  /** Keeps the candidates in which `u` has a partner in `allowed`; false, and no change, when none has. */
  restrict(u: number, allowed: Bits): boolean {
    const mate = this.mate[u] ?? -1;
    if (this.priced) {
      if (!hasBit(allowed, mate) && firstCommon(this.matching.partnersOf(u), allowed) < 0)
        return false;
      const trial = this.graph.clone();
      trial.restrict(u, allowed);
      return this.adopt(this.within(trial));
    }
    if (!hasBit(allowed, mate)) {
      const partner = firstCommon(this.matching.partnersOf(u), allowed);
      if (partner < 0) return false;
      this.matching.exchange(u, partner);
    }
    this.graph.restrict(u, allowed);
    return true;
  }

  /** The partners `u` can have; only where every perfect matching is a best candidate. */
  partnersOf(u: number): Bits {
    if (this.priced) throw new Error('possible partners would need pricing');
    return this.matching.partnersOf(u);
  }

  /** Gives `u` the first possible partner among `among` and settles that pair. */
  choose(u: number, among: Bits): number {
    return this.priced ? this.choosePriced(u, among) : this.chooseTight(u, among);
  }

  private chooseTight(u: number, among: Bits): number {
    const { graph, matching, mate } = this;
    const now = mate[u] ?? -1;
    let partners: Bits | null = null;
    const start = u * graph.words;
    for (let word = 0; word < graph.words; word++) {
      let rest = (graph.rows[start + word] ?? 0) & (among[word] ?? 0) & (matching.alive[word] ?? 0);
      for (; rest !== 0; rest &= rest - 1) {
        const v = (word << 5) + lowestBit(rest);
        // Swapping partners with v's pair shows at once that (u, v) can be had.
        if (v !== now && !graph.has(now, mate[v] ?? -1)) {
          partners ??= matching.partnersOf(u);
          if (!hasBit(partners, v)) continue;
        }
        if (!matching.exchange(u, v)) throw new Error('a possible pair could not be settled');
        matching.retirePair(u, v);
        return v;
      }
    }
    throw new Error('no candidate gives this player an opponent');
  }

  private choosePriced(u: number, among: Bits): number {
    // Every best candidate is a perfect matching of the tight edges: others need no pricing.
    const row = this.matching.partnersOf(u);
    for (let word = 0; word < row.length; word++) {
      for (let rest = (row[word] ?? 0) & (among[word] ?? 0); rest !== 0; rest &= rest - 1) {
        const v = (word << 5) + lowestBit(rest);
        const trial = this.graph.clone();
        trial.restrict(u, bitsOf(trial.size, [v]));
        trial.restrict(v, bitsOf(trial.size, [u]));
        if (this.adopt(this.within(trial))) return v;
      }
    }
    throw new Error('no candidate gives this player an opponent');
  }

  private adopt(face: Face | null): boolean {
    if (!face) return false;
    this.graph = face.graph;
    this.matching = face.matching;
    this.priced = face.priced;
    return true;
  }
}

interface Priced {
  readonly costs: KindCosts;
  readonly solution: CheapestMatching;
}

function withMates(graph: BitGraph, mate: Int32Array | null): MaximumMatching {
  const matching = new MaximumMatching(graph);
  mate?.forEach((v, u) => {
    if (v > u && graph.has(u, v)) matching.match(u, v);
  });
  return matching;
}
