import { BitGraph } from '../matching/bit-graph.ts';
import { fullBits, setRange } from '../matching/bits.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import type { Bracket } from './bracket.ts';

/** What a vertex of a candidate graph stands for. */
export const ROLES = ['moved', 'resident', 'next', 'rest', 'bye', 'below'] as const;
export type Role = (typeof ROLES)[number];

/**
 * A graph whose perfect matchings are the candidates of a bracket: its members come first, in
 * BSN order; whoever is matched to a vertex after them leaves the bracket.
 */
export interface CandidateGraph {
  readonly graph: BitGraph;
  readonly bracket: Bracket;
  readonly roles: readonly Role[];
}

/**
 * The bracket together with everybody below and the bye: its perfect matchings are the
 * candidates that allow the round to be completed (2017: C.4, 2026: C4). Two moved-down players
 * joined here both leave the bracket, to meet later.
 */
export function completingGraph(bracket: Bracket, lookAhead: boolean): CandidateGraph {
  const { field, members, restFrom, next } = bracket;
  const { legal } = field;
  const below = legal.size - restFrom;
  const vertices = new Int32Array(members.length + below);
  vertices.set(members);
  for (let place = 0; place < below; place++) vertices[members.length + place] = restFrom + place;
  const nextTo = lookAhead && next ? next.to : restFrom;
  const roles = Array.from(vertices, (place, local): Role => {
    if (local < bracket.moved) return 'moved';
    if (local < members.length) return 'resident';
    if (place === field.bye) return 'bye';
    return place < nextTo ? 'next' : 'rest';
  });
  return { graph: legal.subgraph(vertices), bracket, roles };
}

/**
 * The bracket and the following one, with room below for those whom neither pairs: what C.5 to
 * C.7 look at in 2017, where other brackets do not ask for completion.
 */
export function twoBracketGraph(bracket: Bracket): CandidateGraph {
  const { field, members, moved, next } = bracket;
  const own = membersGraph(bracket);
  const unpaired = new MaximumMatching(own).maximise().length;
  const following = next ? next.to - next.from : 0;
  const nextPlaces = Array.from({ length: following }, (_, place) => (next?.from ?? 0) + place);
  const unpairedNext = new MaximumMatching(field.legal.subgraph(nextPlaces)).maximise().length;
  // C.2 binds the last bracket: whoever is left over there receives the bye.
  const bye = next?.to === field.players.length && field.bye >= 0 ? [field.bye] : [];
  const room = unpaired + unpairedNext + bye.length;
  const graph = field.legal.subgraph([...members, ...nextPlaces, ...bye], room);
  const [nextFrom, byeFrom] = [members.length, members.length + following];
  const roomFrom = byeFrom + bye.length;
  separateMoved(graph, moved);
  for (let u = 0; u < graph.size; u++) {
    const row = graph.row(u);
    if (u < roomFrom) setRange(row, roomFrom, graph.size);
    else {
      row.set(fullBits(graph.size));
      row[u >> 5] = (row[u >> 5] ?? 0) & ~(1 << (u & 31));
    }
  }
  const roles = Array.from({ length: graph.size }, (_, u): Role => {
    if (u < moved) return 'moved';
    if (u < nextFrom) return 'resident';
    if (u < byeFrom) return 'next';
    return u < roomFrom ? 'bye' : 'below';
  });
  return { graph, bracket, roles };
}

/** Who may meet whom inside the bracket: moved-down players meet residents only. */
export function membersGraph(bracket: Bracket, extra = 0): BitGraph {
  const graph = bracket.field.legal.subgraph(bracket.members, extra);
  separateMoved(graph, bracket.moved);
  return graph;
}

function separateMoved(graph: BitGraph, moved: number): void {
  for (let u = 0; u < moved; u++) {
    for (let v = u + 1; v < moved; v++) graph.remove(u, v);
  }
}
