import type { BitGraph } from '../matching/bit-graph.ts';
import { emptyBits, hasBit, isEmpty, setBit, type Bits } from '../matching/bits.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import type { Bracket } from './bracket.ts';
import { membersGraph, type CandidateGraph, type Role } from './candidate-graph.ts';
import { Face } from './face.ts';

/** Who may leave a bracket, as the criteria before the colours judge it; by place in the field. */
export interface Leaving {
  /** Whether nobody else need leave. */
  readonly nobody: boolean;
  /** Whether the player may be the only other one to leave. */
  one(place: number): boolean;
  /** Whether the next bracket could not be served better. */
  oneAtBest(place: number): boolean;
}

/** Candidates from which at most one player leaves who could have been paired. */
export interface SimpleCandidates {
  readonly space: CandidateGraph;
  readonly face: Face;
  /** The vertex that stands for leaving by choice; −1 when nobody does. */
  readonly below: number;
  /** Members without a possible opponent in the bracket, and what they are matched to. */
  readonly bound: Bits;
  readonly boundMoved: number;
}

/** Members of a bracket who may meet no other member: they leave it in any case. */
function boundToLeave(bracket: Bracket, graph: BitGraph): number[] {
  const alone: number[] = [];
  for (let u = 0; u < bracket.members.length; u++) {
    if (graph.row(u).every((word) => word === 0)) alone.push(u);
  }
  return alone;
}

/**
 * The candidates with the fewest downfloaters, the lowest score among them and the best next
 * bracket, when these leave over at most one player who has opponents, and no more can be hoped
 * for; null when the question needs weighing.
 */
export function simpleCandidates(
  bracket: Bracket,
  leavingWith: (bound: readonly number[]) => Leaving,
): SimpleCandidates | null {
  const { members, moved } = bracket;
  const count = members.length;
  const own = membersGraph(bracket);
  const alone = boundToLeave(bracket, own);
  const leaving = leavingWith(alone.map((place) => members[place] ?? 0));
  const odd = (count - alone.length) % 2 === 1;
  if (!odd && !leaving.nobody) return null;
  const extra = alone.length + (odd ? 1 : 0);
  const graph = extra === 0 ? own : membersGraph(bracket, extra);
  const bound = emptyBits(graph.size);
  alone.forEach((place, index) => {
    graph.add(place, count + index);
    setBit(bound, place);
    setBit(bound, count + index);
  });
  const below = odd ? graph.size - 1 : -1;
  const matching = new MaximumMatching(graph);
  matchNaturally(matching, moved, count);
  const left = matching.maximise().filter((u) => u !== below);
  if (left.length !== (odd ? 1 : 0)) return null;
  const [spare] = left;
  if (spare !== undefined) {
    const floaters = bestFloaters(bracket, matching.evenFrom(spare), leaving);
    if (!floaters) return null;
    for (let place = 0; place < count; place++) {
      if (hasBit(floaters, place)) graph.add(place, below);
    }
    if (!matching.makePerfect()) return null;
  }
  const boundMoved = alone.filter((place) => place < moved).length;
  return { space: spaceOf(graph, bracket), face: Face.of(matching), below, bound, boundMoved };
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
  for (let place = 0; place < moved && moved + place < count; place++) {
    if (graph.has(place, moved + place)) matching.match(place, moved + place);
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
  for (let to = members.length; to > 0;) {
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
