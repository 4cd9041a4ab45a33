import type { BitGraph } from '../matching/bit-graph.ts';
import { emptyBits, hasBit, isEmpty, setBit, type Bits } from '../matching/bits.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import type { Bracket } from './bracket.ts';
import { membersGraph, type CandidateGraph, type Role } from './candidate-graph.ts';
import { Face } from './face.ts';

/** Who may leave a bracket, as the criteria before the colours judge it; by place in the field. */
export interface Leaving {
  /** Whether everybody may be paired in the bracket. */
  readonly nobody: boolean;
  /** Whether the player may be the only one to leave. */
  one(place: number): boolean;
  /** Whether the next bracket could not be served better. */
  oneAtBest(place: number): boolean;
}

/** The candidates of a bracket that leave at most one player over. */
export interface SimpleCandidates {
  readonly space: CandidateGraph;
  readonly face: Face;
  /** The vertex that stands for leaving; −1 when nobody does. */
  readonly below: number;
}

/**
 * The candidates with the fewest downfloaters, the lowest score among them and the best next
 * bracket, when these leave at most one player and no more can be hoped for; null when the
 * question needs weighing.
 */
export function simpleCandidates(bracket: Bracket, leaving: Leaving): SimpleCandidates | null {
  const { members, moved } = bracket;
  const count = members.length;
  const odd = count % 2 === 1;
  if (!odd && !leaving.nobody) return null;
  const graph = membersGraph(bracket, odd ? 1 : 0);
  const matching = new MaximumMatching(graph);
  matchNaturally(matching, moved, count);
  if (!odd) {
    if (!matching.makePerfect()) return null;
    return { space: spaceOf(graph, bracket), face: Face.of(matching), below: -1 };
  }
  const below = count;
  const left = matching.maximise().filter((u) => u !== below);
  const [spare, second] = left;
  if (spare === undefined || second !== undefined) return null;
  const floaters = bestFloaters(bracket, matching.evenFrom(spare), leaving);
  if (!floaters) return null;
  for (let place = 0; place < count; place++) {
    if (hasBit(floaters, place)) graph.add(place, below);
  }
  if (!matching.makePerfect()) return null;
  return { space: spaceOf(graph, bracket), face: Face.of(matching), below };
}

function spaceOf(graph: BitGraph, bracket: Bracket): CandidateGraph {
  const { members, moved } = bracket;
  const roles = Array.from({ length: graph.size }, (_, u): Role => {
    if (u >= members.length) return 'below';
    return u < moved ? 'moved' : 'resident';
  });
  const places = Array.from({ length: graph.size }, (_, u) => members[u] ?? -1);
  return { graph, bracket, roles, places };
}

/** Begins with the first candidate: S1 against S2 in order (C.04.3 B.3, 2026: 3.3). */
function matchNaturally(matching: MaximumMatching, moved: number, count: number): void {
  const { graph } = matching;
  for (let place = 0; place < moved; place++) {
    if (moved + place < count && graph.has(place, moved + place)) matching.match(place, moved + place);
  }
  const from = 2 * moved;
  const half = (count - from) >> 1;
  for (let place = from; place < from + half; place++) {
    if (graph.has(place, place + half)) matching.match(place, place + half);
  }
}

/** Of those without whom the others can be paired, the ones of the lowest score who leave best. */
function bestFloaters(bracket: Bracket, spare: Bits, leaving: Leaving): Bits | null {
  const { members, field } = bracket;
  // From the last member up: residents first, then moved-down players by rising score.
  for (let to = members.length; to > 0; ) {
    const score = field.players[members[to - 1] ?? 0]?.score;
    let from = to - 1;
    while (from > 0 && field.players[members[from - 1] ?? 0]?.score === score) from--;
    const possible: number[] = [];
    for (let place = from; place < to; place++) {
      if (hasBit(spare, place) && leaving.one(members[place] ?? 0)) possible.push(place);
    }
    if (possible.length > 0) {
      const best = emptyBits(members.length + 1);
      for (const place of possible) {
        if (leaving.oneAtBest(members[place] ?? 0)) setBit(best, place);
      }
      return isEmpty(best) ? null : best;
    }
    to = from;
  }
  return null;
}
