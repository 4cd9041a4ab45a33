import type { BitGraph } from './bit-graph.ts';
import { emptyBits, hasBit, lowestBit, members, setBit, type Bits } from './bits.ts';
import { MaximumMatching } from './maximum-matching.ts';
import type { Slack } from './slack.ts';

/**
 * Raises potentials for all exposed vertices at once, as long as no odd cycle stands in the
 * way, and matches what becomes tight. Returns the matching reached, not always perfect; null
 * when no perfect matching exists.
 */
export function ascend(
  graph: BitGraph,
  slack: Slack,
  mate: Int32Array | null,
): MaximumMatching | null {
  const tight = slack.tightEdges(graph);
  const matching = new MaximumMatching(tight);
  mate?.forEach((v, u) => {
    if (v > u && tight.has(u, v)) matching.match(u, v);
  });
  for (;;) {
    const exposed = matching.maximise();
    if (exposed.length === 0) return matching;
    const forest = alternatingForest(matching, exposed);
    if (!forest) return matching;
    const step = largestStep(graph, slack, forest);
    if (!step) return null;
    shift(slack, forest, step);
    refresh(graph, slack, tight, forest.outer);
    refresh(graph, slack, tight, forest.inner);
  }
}

interface Forest {
  readonly outer: Bits;
  readonly inner: Bits;
}

/** Vertices at even and odd distance from the exposed ones; null when an odd cycle appears. */
function alternatingForest(matching: MaximumMatching, exposed: readonly number[]): Forest | null {
  const { graph, mate } = matching;
  const outer = emptyBits(graph.size);
  const inner = emptyBits(graph.size);
  const queue = [...exposed];
  for (const root of exposed) setBit(outer, root);
  for (const u of queue) {
    for (let word = 0; word < graph.words; word++) {
      const row = graph.rows[u * graph.words + word] ?? 0;
      if ((row & (outer[word] ?? 0)) !== 0) return null;
      let fresh = row & ~(inner[word] ?? 0);
      for (; fresh !== 0; fresh &= fresh - 1) {
        const v = (word << 5) + lowestBit(fresh);
        const w = mate[v] ?? -1;
        if (w < 0) return null;
        setBit(inner, v);
        // An edge to an outer vertex reached later is found when that vertex is scanned.
        setBit(outer, w);
        queue.push(w);
        if (hasBit(inner, w) || hasBit(outer, v)) return null;
      }
    }
  }
  return { outer, inner };
}

/** How far outer potentials can rise and inner ones fall; null when nothing limits them. */
function largestStep(graph: BitGraph, slack: Slack, { outer, inner }: Forest): Float64Array | null {
  let bestU = -1;
  let bestV = -1;
  let bestShare = 1;
  for (const u of members(outer)) {
    for (let word = 0; word < graph.words; word++) {
      let rest = (graph.rows[u * graph.words + word] ?? 0) & ~(inner[word] ?? 0);
      for (; rest !== 0; rest &= rest - 1) {
        const v = (word << 5) + lowestBit(rest);
        const share = hasBit(outer, v) ? 2 : 1;
        if (bestU >= 0 && !isSooner(slack, u, v, share, bestU, bestV, bestShare)) continue;
        [bestU, bestV, bestShare] = [u, v, share];
      }
    }
  }
  if (bestU < 0) return null;
  return Float64Array.from(
    { length: slack.limbs },
    (_, l) => slack.at(bestU, bestV, l) / bestShare,
  );
}

function isSooner(
  slack: Slack,
  u: number,
  v: number,
  share: number,
  bestU: number,
  bestV: number,
  bestShare: number,
): boolean {
  for (let l = 0; l < slack.limbs; l++) {
    const difference = slack.at(u, v, l) * bestShare - slack.at(bestU, bestV, l) * share;
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function shift({ potential, limbs }: Slack, { outer, inner }: Forest, step: Float64Array): void {
  for (const [set, sign] of [
    [outer, 1],
    [inner, -1],
  ] as const) {
    for (const v of members(set)) {
      for (let l = 0; l < limbs; l++) {
        potential[v * limbs + l] = (potential[v * limbs + l] ?? 0) + sign * (step[l] ?? 0);
      }
    }
  }
}

/** Brings the tight edges of the shifted vertices up to date: only theirs have changed. */
function refresh(graph: BitGraph, slack: Slack, tight: BitGraph, shifted: Bits): void {
  for (const u of members(shifted)) {
    for (let word = 0; word < graph.words; word++) {
      for (let rest = graph.rows[u * graph.words + word] ?? 0; rest !== 0; rest &= rest - 1) {
        const v = (word << 5) + lowestBit(rest);
        if (slack.sign(u, v) === 0) tight.add(u, v);
        else if (tight.has(u, v)) tight.remove(u, v);
      }
    }
  }
}
