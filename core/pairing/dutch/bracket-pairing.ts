import { commonCount, emptyBits, setRange } from '../matching/bits.ts';
import { bestSimpleCandidates } from './best-candidates.ts';
import { span, type Bracket } from './bracket.ts';
import { candidateCosts } from './candidate-costs.ts';
import {
  completingGraph,
  roomBelow,
  twoBracketGraph,
  type CandidateGraph,
} from './candidate-graph.ts';
import type { CriteriaRules } from './criteria.ts';
import type { Leaving } from './downfloaters.ts';
import { Face } from './face.ts';
import { chooseCandidate, type Candidate } from './heterogeneous.ts';
import { leavingEveryBracket, leavingForNextBracket, leavingToComplete } from './leaving.ts';
import type { RoundOutlook } from './outlook.ts';

/** Where a bracket stands in the round (C.04.3 A.9, 2026: 1.9.2). */
export type BracketKind = 'ordinary' | 'penultimate' | 'collapsedLast' | 'last' | 'leftOver';

/** A bracket with what its pairing must heed. */
export interface BracketTask {
  readonly kind: BracketKind;
  /** The scoregroup of its residents; the first of them in a collapsed bracket. */
  readonly group: number;
  readonly bracket: Bracket;
  /** Whether its downfloaters must allow the round to be completed. */
  readonly completes: boolean;
  /** Whether they are chosen for the next bracket's sake, too. */
  readonly looksAhead: boolean;
}

/** How candidates are found: by counting first, or, to check that, by weighing alone. */
export type Method = 'count' | 'weigh';

/** The candidate that the regulations accept for a bracket. */
export function pairBracket(outlook: RoundOutlook, task: BracketTask, method: Method): Candidate {
  const { bracket } = task;
  const rules = rulesFor(outlook, task);
  if (method === 'count') {
    const leavingWith = leavingOf(outlook, task);
    const face = leavingWith && bestSimpleCandidates(bracket, leavingWith, rules);
    if (face) return chooseCandidate(face, bracket.members.length, bracket.moved);
  }
  return weighedCandidate(outlook, task, rules);
}

/** What the criteria need to know of the bracket. */
export function rulesFor(
  { request, field, byeGroup }: RoundOutlook,
  task: BracketTask,
): CriteriaRules {
  const { bracket, looksAhead } = task;
  const lowestScore = field.players[bracket.members.at(-1) ?? 0]?.score ?? 0;
  return {
    edition: request.edition,
    lowestScore,
    nextScore: looksAhead ? (bracket.next?.score ?? null) : null,
    nextIsLast: bracket.next?.to === field.players.length,
    // C9: when the bye is still to be given at this score or above, a lone downfloater takes it.
    weighByeUnplayedGames:
      byeGroup !== null && (field.groups[byeGroup]?.score ?? -Infinity) >= lowestScore,
  };
}

/** Who may leave the bracket, given those who leave it in any case. */
function leavingOf(
  outlook: RoundOutlook,
  { kind, group, completes }: BracketTask,
): ((bound: readonly number[]) => Leaving) | null {
  // Scores differ among the residents of these: their criteria have to be weighed.
  if (kind === 'collapsedLast' || kind === 'leftOver') return null;
  return (bound) => {
    if (!completes) return leavingForNextBracket(outlook, group, bound);
    switch (outlook.request.edition.dutch.completion) {
      case 'everyBracket':
        return leavingEveryBracket(outlook, group, bound);
      case 'collapsedLastBracket':
        return leavingToComplete(outlook, group, bound);
    }
  };
}

/** The first candidate among those that weigh least by all criteria. */
function weighedCandidate(
  outlook: RoundOutlook,
  task: BracketTask,
  rules: CriteriaRules,
): Candidate {
  const space = weighedSpace(outlook, task);
  const choose = (weighByeUnplayedGames: boolean): Candidate => {
    const face = Face.cheapest(
      space.graph,
      candidateCosts(space, { ...rules, weighByeUnplayedGames }),
    );
    if (!face) throw new Error('a bracket without a candidate');
    return chooseCandidate(face, task.bracket.members.length, task.bracket.moved);
  };
  const candidate = choose(false);
  return rules.weighByeUnplayedGames && candidate.downfloaters.length === 1
    ? choose(true)
    : candidate;
}

/** The candidates of a bracket with all that they may mean for the players below. */
export function weighedSpace(outlook: RoundOutlook, task: BracketTask): CandidateGraph {
  const { field, byeGroup, together } = outlook;
  const { bracket, completes, looksAhead, group } = task;
  const isNextLast = bracket.next?.to === field.players.length;
  if (!completes)
    return twoBracketGraph(bracket, isNextLast && field.bye >= 0 ? 'possible' : 'elsewhere');
  if (!looksAhead || !bracket.next) return completingGraph(bracket, false);
  const byeBelow = byeGroup !== null && byeGroup > group + 1;
  if (!hasAmpleRest(bracket, byeBelow, together)) return completingGraph(bracket, true);
  return twoBracketGraph(bracket, byeGroup === null || byeBelow ? 'elsewhere' : 'here');
}

/**
 * Whether those below the next bracket can take in anybody it leaves over: each player may meet
 * at least half of them and the newcomers together (Dirac: then all of them can be paired).
 */
function hasAmpleRest(
  bracket: Bracket,
  byeBelow: boolean,
  together: RoundOutlook['together'],
): boolean {
  const { field, members, next } = bracket;
  const count = field.players.length;
  if (!next || next.to === count) return false;
  const rest = emptyBits(field.legal.size);
  setRange(rest, next.to, count);
  const bye = byeBelow ? 1 : 0;
  const needed = (count - next.to - bye + roomBelow(bracket) + 1) / 2 + bye;
  const { rows, words } = field.legal;
  // Two players who must meet do so below, whoever else is there.
  return [...members, ...span(next.from, count)].every(
    (place) => together.includes(place) || commonCount(rows, place * words, rest) >= needed,
  );
}
