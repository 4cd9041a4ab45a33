import { failure, success, type Result } from '../../rules/result.ts';
import { allocateColours } from '../colours/colour-allocation.ts';
import { bitsOf, hasBit } from '../matching/bits.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '../system.ts';
import { boardOrder, type ColouredPair } from './board-order.ts';
import type { Bracket } from './bracket.ts';
import { candidateCosts } from './candidate-costs.ts';
import { completingGraph, twoBracketGraph, type CandidateGraph } from './candidate-graph.ts';
import { Face } from './face.ts';
import { fieldOf, type Field } from './field.ts';
import { chooseCandidate } from './heterogeneous.ts';

export function pairRound(request: PairingRequest): Result<RoundPairing, NoLegalPairing> {
  const field = fieldOf(request);
  const { players, groups, legal, bye } = field;
  if (players.length === 0) return success({ pairs: [], bye: null });
  if (new MaximumMatching(legal).maximise().length > 0) {
    return failure({ code: 'noLegalPairing', article: '', stuck: [] });
  }
  let byeScore = -Infinity;
  if (bye >= 0 && request.edition.byeIsAQualityCriterion) {
    const alive = bitsOf(legal.size, players.keys());
    const m = new MaximumMatching(legal, alive);
    const [e] = m.maximise();
    const even = m.evenFrom(e ?? 0);
    byeScore = Math.min(
      ...players.filter((p, i) => p.mayHaveBye && hasBit(even, i)).map((p) => p.score),
    );
    legal.restrict(bye, bitsOf(legal.size, [...players.keys()].filter((i) => players[i]?.score === byeScore)));
  }
  const pairs: [number, number][] = [];
  let moved: number[] = [];
  const solve = (bracket: Bracket, space: CandidateGraph, lookAhead: boolean): number[] => {
    const last = players[bracket.members.at(-1) ?? 0]?.score ?? 0;
    const rules = {
      edition: request.edition,
      lowestScore: last,
      nextScore: lookAhead ? (bracket.next?.score ?? null) : null,
      nextIsLast: bracket.next?.to === players.length,
      weighByeUnplayedGames: false,
    };
    const attempt = (r: typeof rules): ReturnType<typeof chooseCandidate> => {
      const face = Face.cheapest(space.graph, candidateCosts(space, r));
      if (!face) throw new Error('bracket without candidate');
      return chooseCandidate(face, bracket.members.length, bracket.moved);
    };
    let c = attempt(rules);
    if (request.edition.byeIsAQualityCriterion && bye >= 0 && byeScore >= last && c.downfloaters.length === 1) {
      c = attempt({ ...rules, weighByeUnplayedGames: true });
    }
    const at = (place: number): number => bracket.members[place] ?? 0;
    for (const [a, b] of c.movedPairs) pairs.push([at(a), at(b)]);
    for (const [a, b] of c.remainderPairing.pairs) {
      pairs.push([at(c.remainder[a] ?? 0), at(c.remainder[b] ?? 0)]);
    }
    return c.downfloaters.map(at).sort((a, b) => a - b);
  };
  for (let g = 0; g < groups.length; g++) {
    const group = groups[g];
    if (!group) continue;
    const bracket: Bracket = {
      members: Int32Array.from([...moved, ...span(group.from, group.to)]),
      moved: moved.length,
      field,
      next: groups[g + 1] ?? null,
      restFrom: group.to,
    };
    const everywhere = request.edition.completion === 'everyBracket';
    if (everywhere || !bracket.next) {
      moved = solve(bracket, completingGraph(bracket, bracket.next !== null), bracket.next !== null);
      continue;
    }
    const before = pairs.length;
    const floaters = solve(bracket, twoBracketGraph(bracket), true);
    if (completes(field, floaters, group.to)) {
      moved = floaters;
      continue;
    }
    pairs.length = before;
    const down = solve(bracket, completingGraph(bracket, false), false);
    const clb: Bracket = {
      members: Int32Array.from([...down, ...span(group.to, players.length)]),
      moved: down.length,
      field,
      next: null,
      restFrom: players.length,
    };
    moved = solve(clb, completingGraph(clb, false), false);
    break;
  }
  if (moved.length > 1) {
    const stranded: Bracket = {
      members: Int32Array.from(moved),
      moved: 0,
      field,
      next: null,
      restFrom: players.length,
    };
    moved = solve(stranded, completingGraph(stranded, false), false);
  }
  const coloured = pairs.flatMap(([a, b]): ColouredPair[] => {
    const [higher, lower] = [players[Math.min(a, b)], players[Math.max(a, b)]];
    if (!higher || !lower) return [];
    const { colour } = allocateColours(higher.colours, lower.colours, {
      colour: request.initialColour,
      higherIsOdd: higher.number % 2 === 1,
    });
    const pair =
      colour === 'white'
        ? { white: higher.tpn, black: lower.tpn }
        : { white: lower.tpn, black: higher.tpn };
    return [{ higher, lower, pair }];
  });
  const [odd] = moved;
  return success({
    pairs: boardOrder(coloured, request),
    bye: odd === undefined ? null : (players[odd]?.tpn ?? null),
  });
}

function completes(field: Field, floaters: readonly number[], restFrom: number): boolean {
  const vertices = [...floaters, ...span(restFrom, field.legal.size)];
  return new MaximumMatching(field.legal.subgraph(vertices)).maximise().length === 0;
}

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, place) => from + place);
}
