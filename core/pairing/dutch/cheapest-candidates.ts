import type { BitGraph } from '../matching/bit-graph.ts';
import { hasBit } from '../matching/bits.ts';
import { Face } from './face.ts';

/**
 * Of the best candidates those within `graph` that cost least, where the cost of a pair depends on
 * the numbers `standing` gives its players, the lower one first; null when there are none.
 */
export function cheapestCandidates(
  face: Face,
  graph: BitGraph,
  standing: (vertex: number) => number,
  cost: (lower: number, higher: number) => number,
): Face | null {
  const { oddSets } = face;
  // A best candidate leaves each odd set once, any other one of them more often: the first limb.
  const limbs = oddSets.length > 0 ? 2 : 1;
  const kindOf = new Int32Array(graph.size);
  const known = new Map<string, number>();
  const firsts: number[] = [];
  for (let u = 0; u < graph.size; u++) {
    const around = oddSets.map((set) => Number(hasBit(set, u))).join('');
    const key = `${standing(u)} ${around}`;
    const kind = known.get(key) ?? firsts.push(u) - 1;
    known.set(key, kind);
    kindOf[u] = kind;
  }
  const kinds = firsts.length;
  const table = new Float64Array(kinds * kinds * limbs);
  firsts.forEach((u, a) => {
    firsts.forEach((v, b) => {
      const at = (a * kinds + b) * limbs;
      if (limbs === 2) {
        table[at] = oddSets.filter((set) => hasBit(set, u) !== hasBit(set, v)).length;
      }
      const [x, y] = [standing(u), standing(v)];
      table[at + limbs - 1] = cost(Math.min(x, y), Math.max(x, y));
    });
  });
  return Face.cheapest(graph, { limbs, kinds, kindOf, table });
}
