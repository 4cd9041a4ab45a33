import { BitGraph } from './bit-graph.ts';
import { lowestBit, members, type Bits } from './bits.ts';
import type { KindCosts } from './kind-costs.ts';

/**
 * Potentials against costs. The slack of an edge is four times its cost less the potentials of
 * its ends: potentials that start even stay whole however often slacks are halved.
 */
export class Slack {
  readonly limbs: number;
  /** Potential of vertex v, limb l, at `v · limbs + l`. */
  readonly potential: Float64Array;
  private readonly costs: KindCosts;

  constructor(costs: KindCosts, potential: Float64Array) {
    this.costs = costs;
    this.limbs = costs.limbs;
    this.potential = potential;
  }

  /** The cheapest edge of each vertex sets its potential: no slack is negative. */
  static cheapest(graph: BitGraph, costs: KindCosts): Slack {
    const { limbs, kinds, kindOf, table } = costs;
    const potential = new Float64Array(graph.size * limbs);
    for (let u = 0; u < graph.size; u++) {
      let best = -1;
      for (let word = 0; word < graph.words; word++) {
        for (let rest = graph.rows[u * graph.words + word] ?? 0; rest !== 0; rest &= rest - 1) {
          const v = (word << 5) + lowestBit(rest);
          const at = ((kindOf[u] ?? 0) * kinds + (kindOf[v] ?? 0)) * limbs;
          if (best < 0 || (at !== best && isLess(table, at, best, limbs))) best = at;
        }
      }
      if (best < 0) continue;
      for (let l = 0; l < limbs; l++) potential[u * limbs + l] = 2 * (table[best + l] ?? 0);
    }
    return new Slack(costs, potential);
  }

  at(u: number, v: number, l: number): number {
    const { limbs, kinds, kindOf, table } = this.costs;
    const cost = table[((kindOf[u] ?? 0) * kinds + (kindOf[v] ?? 0)) * limbs + l] ?? 0;
    return 4 * cost - (this.potential[u * limbs + l] ?? 0) - (this.potential[v * limbs + l] ?? 0);
  }

  private isTight(u: number, v: number): boolean {
    for (let l = 0; l < this.limbs; l++) if (this.at(u, v, l) !== 0) return false;
    return true;
  }

  /** Raises the potentials of some vertices, or lowers them. */
  shift(vertices: Bits, step: Float64Array, sign: 1 | -1): void {
    for (const v of members(vertices)) {
      for (let l = 0; l < this.limbs; l++) {
        const at = v * this.limbs + l;
        this.potential[at] = (this.potential[at] ?? 0) + sign * (step[l] ?? 0);
      }
    }
  }

  /** Edges without slack. */
  tightEdges(graph: BitGraph): BitGraph {
    const tight = new BitGraph(graph.size);
    for (let u = 0; u < graph.size; u++) {
      for (let word = u >> 5; word < graph.words; word++) {
        for (let rest = graph.rows[u * graph.words + word] ?? 0; rest !== 0; rest &= rest - 1) {
          const v = (word << 5) + lowestBit(rest);
          if (v > u && this.isTight(u, v)) tight.add(u, v);
        }
      }
    }
    return tight;
  }
}

function isLess(table: Float64Array, a: number, b: number, limbs: number): boolean {
  for (let l = 0; l < limbs; l++) {
    const difference = (table[a + l] ?? 0) - (table[b + l] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
