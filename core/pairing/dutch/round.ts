import { failure, success, type Result } from '../../rules/result.ts';
import { allocateColours } from '../colours/colour-allocation.ts';
import { bitsOf, hasBit } from '../matching/bits.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '../system.ts';
import { bestSimpleCandidates } from './best-candidates.ts';
import { boardOrder, type ColouredPair } from './board-order.ts';
import type { Bracket } from './bracket.ts';
import { candidateCosts } from './candidate-costs.ts';
import { completingGraph, membersGraph, twoBracketGraph, type CandidateGraph } from './candidate-graph.ts';
import { Completion } from './completion.ts';
import type { CriteriaRules } from './criteria.ts';
import type { Leaving } from './downfloaters.ts';
import { Face } from './face.ts';
import { fieldOf } from './field.ts';
import { chooseCandidate, type Candidate } from './heterogeneous.ts';
import {
  leavingEveryBracket,
  leavingForNextBracket,
  leavingToComplete,
  type RoundOutlook,
} from './leaving.ts';

export const stats = { simple: 0, layered: 0, layeredMs: 0, layeredBig: 0, priced: 0, pricedMs: 0, force: false, log: false };

export function pairRound(request: PairingRequest): Result<RoundPairing, NoLegalPairing> {
  const field = fieldOf(request);
  const { players, groups, legal, bye } = field;
  if (players.length === 0) return success({ pairs: [], bye: null });
  if (new MaximumMatching(legal).maximise().length > 0) {
    return failure({ code: 'noLegalPairing', article: '', stuck: [] });
  }
  let byeScore = -Infinity;
  let byeGroup: number | null = null;
  if (bye >= 0 && request.edition.byeIsAQualityCriterion) {
    const alive = bitsOf(legal.size, players.keys());
    const m = new MaximumMatching(legal, alive);
    const [e] = m.maximise();
    const even = m.evenFrom(e ?? 0);
    byeScore = Math.min(
      ...players.filter((p, i) => p.mayHaveBye && hasBit(even, i)).map((p) => p.score),
    );
    byeGroup = groups.findIndex(({ score }) => score === byeScore);
    legal.restrict(bye, bitsOf(legal.size, [...players.keys()].filter((i) => players[i]?.score === byeScore)));
  }
  const outlook: RoundOutlook = { field, byeGroup, completion: new Completion(field, byeGroup) };
  const pairs: [number, number][] = [];
  let moved: number[] = [];
  const solve = (bracket: Bracket, spaceOf: () => CandidateGraph, lookAhead: boolean, leaving: Leaving | null): number[] => {
    const last = players[bracket.members.at(-1) ?? 0]?.score ?? 0;
    const byeHere = request.edition.byeIsAQualityCriterion && bye >= 0 && byeScore >= last;
    const rules: CriteriaRules = {
      edition: request.edition,
      lowestScore: last,
      nextScore: lookAhead ? (bracket.next?.score ?? null) : null,
      nextIsLast: bracket.next?.to === players.length,
      weighByeUnplayedGames: false,
    };
    let c: Candidate | null = nobodyCanMeet(bracket) ? everybodyLeaves(bracket) : null;
    if (stats.force) c = null;
    if (!c && leaving && !stats.force) {
      const face = bestSimpleCandidates(bracket, leaving, { ...rules, nextScore: null, nextIsLast: false, weighByeUnplayedGames: byeHere });
      if (face) { c = chooseCandidate(face, bracket.members.length, bracket.moved); stats.simple++; }
    }
    if (!c) {
      const t = performance.now();
      const full = spaceOf();
      const mm = new MaximumMatching(full.graph);
      if (!mm.makePerfect()) throw new Error('bracket without candidate');
      const space = { ...full, graph: mm.admissibleEdges() };
      const attempt = (r: CriteriaRules): Candidate => {
        const face = Face.cheapest(space.graph, candidateCosts(space, r));
        if (!face) throw new Error('bracket without candidate');
        return chooseCandidate(face, bracket.members.length, bracket.moved);
      };
      c = attempt(rules);
      if (byeHere && c.downfloaters.length === 1) {
        c = attempt({ ...rules, weighByeUnplayedGames: true });
      }
      stats.layered++; stats.layeredMs += performance.now() - t;
      if (stats.log) console.log('layered', bracket.members.length, bracket.moved, 'of', space.graph.size, 'down', c.downfloaters.length, (performance.now()-t).toFixed(1));
    }
    const at = (place: number): number => bracket.members[place] ?? 0;
    for (const [a, b] of c.movedPairs) pairs.push([at(a), at(b)]);
    const rest = c.remainder;
    for (const [a, b] of c.remainderPairing.pairs) pairs.push([at(rest[a] ?? 0), at(rest[b] ?? 0)]);
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
    const hasNext = bracket.next !== null;
    const everywhere = request.edition.completion === 'everyBracket';
    if (everywhere || !hasNext) {
      const leaving = everywhere ? leavingEveryBracket(outlook, g) : leavingToComplete(outlook, g);
      moved = solve(bracket, () => completingGraph(bracket, hasNext), hasNext, leaving);
      continue;
    }
    const before = pairs.length;
    const floaters = solve(bracket, () => twoBracketGraph(bracket), true, leavingForNextBracket(outlook, g));
    if (outlook.completion.allows(floaters, g + 1)) {
      moved = floaters;
      continue;
    }
    pairs.length = before;
    const down = solve(bracket, () => completingGraph(bracket, false), false, leavingToComplete(outlook, g));
    const clb: Bracket = {
      members: Int32Array.from([...down, ...span(group.to, players.length)]),
      moved: down.length,
      field,
      next: null,
      restFrom: players.length,
    };
    moved = solve(clb, () => completingGraph(clb, false), false, null);
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
    moved = solve(stranded, () => completingGraph(stranded, false), false, null);
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

function nobodyCanMeet(bracket: Bracket): boolean {
  if (bracket.restFrom === bracket.field.players.length) return false;
  if (bracket.members.length > 64) return false;
  return membersGraph(bracket).rows.every((word) => word === 0);
}

function everybodyLeaves({ members, moved }: Bracket): Candidate {
  const remainder = span(moved, members.length);
  return {
    movedPairs: [],
    limbo: span(0, moved),
    remainder,
    remainderPairing: { pairs: [], downfloaters: span(0, remainder.length), exchange: { fromS1: [], fromS2: [] } },
    downfloaters: span(0, members.length),
  };
}

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, place) => from + place);
}
