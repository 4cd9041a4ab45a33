/**
 * Costs of edges that depend only on the kinds of their two ends. A cost is a vector of
 * integers, compared from its first component (the limb of greatest weight) on.
 */
export interface KindCosts {
  readonly limbs: number;
  readonly kinds: number;
  /** The kind of each vertex. */
  readonly kindOf: Int32Array;
  /** Limb `l` of kinds (a, b) at `(a · kinds + b) · limbs + l`; symmetric. */
  readonly table: Float64Array;
}

/** Adds up the costs of a matching. */
export function costOf(mate: Int32Array, costs: KindCosts): Float64Array {
  const { limbs, kinds, kindOf, table } = costs;
  const sum = new Float64Array(limbs);
  for (let u = 0; u < mate.length; u++) {
    const v = mate[u] ?? -1;
    if (v < u) continue;
    const at = ((kindOf[u] ?? 0) * kinds + (kindOf[v] ?? 0)) * limbs;
    for (let l = 0; l < limbs; l++) sum[l] = (sum[l] ?? 0) + (table[at + l] ?? 0);
  }
  return sum;
}

/** Negative when `a` comes before `b`. */
export function compareVectors(a: ArrayLike<number>, b: ArrayLike<number>): number {
  for (let l = 0; l < a.length; l++) {
    const difference = (a[l] ?? 0) - (b[l] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
