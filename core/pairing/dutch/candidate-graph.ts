import type { BitGraph } from '../matching/bit-graph.ts';
import { clearBit, setRange } from '../matching/bits.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import { span, type Bracket } from './bracket.ts';

/** What a vertex of a candidate graph stands for. */
export type Role = 'moved' | 'resident' | 'next' | 'rest' | 'bye' | 'below';

/**
 * A graph whose perfect matchings are the candidates of a bracket: its members come first, in
 * BSN order; whoever is matched to a vertex after them leaves the bracket.
 */
export interface CandidateGraph {
  readonly graph: BitGraph;
  readonly bracket: Bracket;
  readonly roles: readonly Role[];
  /** The place in the field each vertex stands for; −1 for the room below. */
  readonly places: readonly number[];
}

/**
 * The bracket together with everybody below and the bye: its perfect matchings are the
 * candidates that allow the round to be completed (2017: C.4, 2026: C4). Two moved-down players
 * joined here both leave the bracket, to meet later.
 */
export function completingGraph(bracket: Bracket, lookAhead: boolean): CandidateGraph {
  const { field, members, restFrom, next } = bracket;
  const places = [...members, ...span(restFrom, field.legal.size)];
  const nextTo = lookAhead && next ? next.to : restFrom;
  const roles = places.map((place, u): Role => {
    if (u < members.length) return memberRole(bracket, u);
    if (place === field.bye) return 'bye';
    return place < nextTo ? 'next' : 'rest';
  });
  return { graph: field.legal.subgraph(places), bracket, roles, places };
}

/**
 * The bracket and the following one, with room below for those whom neither pairs. `bye` says
 * whether the bye is for one of these players: it must be, or, where nothing asks for
 * completion, it may be.
 */
export function twoBracketGraph(
  bracket: Bracket,
  bye: 'elsewhere' | 'here' | 'possible',
): CandidateGraph {
  const { field, members, moved, next } = bracket;
  const nextPlaces = next ? span(next.from, next.to) : [];
  const byePlaces = bye === 'elsewhere' ? [] : [field.bye];
  const seated = [...members, ...nextPlaces, ...byePlaces];
  const room = roomBelow(bracket) + byePlaces.length;
  const graph = field.legal.subgraph(seated, room);
  separateMoved(graph, moved);
  const keepOut = bye === 'here' ? seated.length - 1 : -1;
  for (let u = 0; u < graph.size; u++) {
    if (u === keepOut) continue;
    const row = graph.row(u);
    setRange(row, seated.length, graph.size);
    if (u < seated.length) continue;
    setRange(row, 0, seated.length);
    clearBit(row, u);
    if (keepOut >= 0) clearBit(row, keepOut);
  }
  const roles = Array.from({ length: graph.size }, (_, u): Role => {
    if (u < members.length) return memberRole(bracket, u);
    if (u < members.length + nextPlaces.length) return 'next';
    return u < seated.length ? 'bye' : 'below';
  });
  const places = [...seated, ...Array.from({ length: room }, () => -1)];
  return { graph, bracket, roles, places };
}

/** At most so many of the two brackets stay unpaired when each has as many pairs as it can. */
export function roomBelow(bracket: Bracket): number {
  const { field, next } = bracket;
  const nextPlaces = next ? span(next.from, next.to) : [];
  return (
    new MaximumMatching(membersGraph(bracket)).maximise().length +
    new MaximumMatching(field.legal.subgraph(nextPlaces)).maximise().length
  );
}

const memberRole = (bracket: Bracket, u: number): Role =>
  u < bracket.moved ? 'moved' : 'resident';

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
