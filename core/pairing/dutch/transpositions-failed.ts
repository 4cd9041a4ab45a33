import { emptyBits, setRange } from '../matching/bits.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import { rulesFor, weighedSpace, type BracketTask } from './bracket-pairing.ts';
import { span } from './bracket.ts';
import { candidateCosts } from './candidate-costs.ts';
import { compareEvaluations, evaluate, type PlainCandidate } from './evaluation.ts';
import { Face } from './face.ts';
import type { Candidate } from './heterogeneous.ts';
import { splitGraph, type PlacePair } from './homogeneous.ts';
import type { RoundOutlook } from './outlook.ts';
import type { TranspositionsFailed } from './trace.ts';

/**
 * Why no transposition is as good as the exchange of a candidate (C.04.3 B.6, 2026: 3.6): the best
 * one without an exchange, and the first rule by which it is worse. Null without an exchange.
 */
export function transpositionsFailed(
  outlook: RoundOutlook,
  task: BracketTask,
  accepted: Candidate,
): TranspositionsFailed | null {
  if (accepted.exchange.fromS1.length === 0) return null;
  const { absolute } = outlook.request.edition.dutch.articles;
  if (!someTransposition(task, accepted)) {
    return { rule: 'absolute', articles: [absolute.rematch, absolute.colour] };
  }
  const transposed = bestTransposition(outlook, task, accepted);
  const values = transposed && evaluate(outlook, task, transposed);
  const exchanged = evaluate(outlook, task, {
    pairs: [...accepted.movedPairs, ...accepted.remainderPairs],
    downfloaters: accepted.downfloaters,
  });
  if (!values || !exchanged) return { rule: 'completion', articles: [absolute.completion] };
  const place = compareEvaluations(exchanged, values)?.place ?? -1;
  const [chosen, other] = [exchanged[place], values[place]];
  return chosen && other ? { rule: 'criterion', exchanged: chosen, transposed: other } : null;
}

/** Whether S1 and S2 as they stand can be paired, whatever becomes of the others. */
function someTransposition({ bracket }: BracketTask, accepted: Candidate): boolean {
  const pairs = accepted.remainderPairs.length;
  const places = accepted.remainder.map((place) => bracket.members[place] ?? 0);
  const legal = splitGraph(bracket.field.legal.subgraph(places), places.length, span(0, pairs));
  return new MaximumMatching(legal).maximise().length === places.length - 2 * pairs;
}

/** The best candidate with the same moved-down pairs and no exchange; null when there is none. */
function bestTransposition(
  outlook: RoundOutlook,
  task: BracketTask,
  accepted: Candidate,
): PlainCandidate | null {
  const { remainder, limbo, remainderPairs, movedPairs, downfloaters } = accepted;
  const space = weighedSpace(outlook, task);
  const kept = [...remainder, ...limbo, ...span(task.bracket.members.length, space.graph.size)];
  const graph = space.graph.subgraph(kept);
  const residents = emptyBits(graph.size);
  setRange(residents, 0, remainder.length);
  limbo.forEach((_, index) => {
    graph.forbid(remainder.length + index, residents);
  });
  const rules = rulesFor(outlook, task);
  const weighByeUnplayedGames = rules.weighByeUnplayedGames && downfloaters.length === 1;
  const costs = candidateCosts(space, { ...rules, weighByeUnplayedGames });
  const kindOf = Int32Array.from(kept, (vertex) => costs.kindOf[vertex] ?? 0);
  const split = splitGraph(graph, remainder.length, span(0, remainderPairs.length));
  const face = Face.cheapest(split, { ...costs, kindOf });
  if (!face) return null;
  const pairs: PlacePair[] = [...movedPairs];
  const leaving = [...limbo];
  remainder.forEach((place, local) => {
    const partner = face.mate[local] ?? -1;
    const other = remainder[partner];
    if (partner >= remainder.length || other === undefined) leaving.push(place);
    else if (local < partner) pairs.push([place, other]);
  });
  return { pairs, downfloaters: leaving };
}
