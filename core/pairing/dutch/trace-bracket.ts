import type { Tpn } from '../../rules/identity.ts';
import type { BracketTask } from './bracket-pairing.ts';
import { evaluate, type PlainCandidate } from './evaluation.ts';
import type { Candidate } from './heterogeneous.ts';
import type { PlacePair } from './homogeneous.ts';
import { naturalCandidate, originalSubgroups } from './natural-candidate.ts';
import { pairObjection } from './objections.ts';
import type { RoundOutlook } from './outlook.ts';
import type { Objection, Trace, TracedCandidate } from './trace.ts';
import { transpositionsFailed } from './transpositions-failed.ts';

/** Tells how a bracket was entered, divided and paired. */
export function traceBracket(
  outlook: RoundOutlook,
  task: BracketTask,
  accepted: Candidate,
  trace: Trace,
): void {
  const { bracket, kind } = task;
  const { members, moved, field } = bracket;
  const names = (places: readonly number[]): Tpn[] => places.map((place) => tpnAt(task, place));
  const pairNames = (pairs: readonly PlacePair[]): [Tpn, Tpn][] =>
    pairs.map(([a, b]) => [tpnAt(task, a), tpnAt(task, b)]);
  trace({
    type: 'bracket',
    kind,
    score: scoreAt(task, members.length - 1),
    residents: names(Array.from(members.keys()).slice(moved)),
    movedDown: Array.from(members.subarray(0, moved), (place) => ({
      player: field.players[place]?.tpn,
      score: field.players[place]?.score ?? 0,
    })).flatMap(({ player, score }) => (player === undefined ? [] : [{ player, score }])),
  });
  const subgroups = originalSubgroups(task, accepted);
  const maxPairs = accepted.movedPairs.length + accepted.remainderPairs.length;
  trace({
    type: 'subgroups',
    part: 'bracket',
    maxPairs,
    s1: names(subgroups.s1),
    limbo: names(subgroups.limbo),
    s2: names(subgroups.s2),
  });
  if (moved > 0) {
    const rest = accepted.remainderPairs.length;
    trace({
      type: 'subgroups',
      part: 'remainder',
      maxPairs: rest,
      s1: names(accepted.remainder.slice(0, rest)),
      limbo: [],
      s2: names(accepted.remainder.slice(rest)),
    });
  }
  const natural = naturalCandidate(task, accepted, subgroups);
  const chosen: PlainCandidate = {
    pairs: [...accepted.movedPairs, ...accepted.remainderPairs],
    downfloaters: accepted.downfloaters,
  };
  trace({ type: 'naturalCandidate', candidate: traced(outlook, task, natural) });
  trace({
    type: 'acceptedCandidate',
    candidate: traced(outlook, task, chosen),
    isNatural: samePairs(natural.pairs, chosen.pairs),
    movedPairs: pairNames(accepted.movedPairs),
    limbo: names(accepted.limbo),
    exchange: { fromS1: names(accepted.exchange.fromS1), fromS2: names(accepted.exchange.fromS2) },
    transpositions: transpositionsFailed(outlook, task, accepted),
  });
}

/** C.04.3 A.9 (2017): tells that the candidate just found leaves the round without completion. */
export function traceCollapse(
  outlook: RoundOutlook,
  task: BracketTask,
  candidate: Candidate,
  trace: Trace,
): void {
  trace({
    type: 'collapse',
    article: outlook.request.edition.dutch.articles.absolute.completion,
    score: scoreAt(task, task.bracket.members.length - 1),
    downfloaters: candidate.downfloaters.map((place) => tpnAt(task, place)),
  });
}

/** C5 (2026): tells which score the bye must be given at. */
export function traceByeScore({ field, byeGroup, request }: RoundOutlook, trace: Trace): void {
  const group = byeGroup === null ? undefined : field.groups[byeGroup];
  if (!group) return;
  const article = request.edition.dutch.articles.criteria.find((c) => c.criterion === 'byeScore');
  const eligible = field.players
    .slice(group.from, group.to)
    .flatMap((player, place) =>
      field.legal.has(group.from + place, field.bye) ? [player.tpn] : [],
    );
  trace({ type: 'byeScore', article: article?.article ?? '', score: group.score, eligible });
}

function traced(
  outlook: RoundOutlook,
  task: BracketTask,
  candidate: PlainCandidate,
): TracedCandidate {
  const { members } = task.bracket;
  const pairs = candidate.pairs.map(([a, b]): [Tpn, Tpn] => [tpnAt(task, a), tpnAt(task, b)]);
  const objections: Objection[] = candidate.pairs.flatMap(
    ([a, b]) => pairObjection(outlook, members[a] ?? 0, members[b] ?? 0) ?? [],
  );
  const criteria = objections.length > 0 ? null : evaluate(outlook, task, candidate);
  if (objections.length === 0 && criteria === null) {
    const article = outlook.request.edition.dutch.articles.absolute.completion;
    objections.push({ rule: 'completion', article });
  }
  return {
    pairs,
    downfloaters: candidate.downfloaters.map((place) => tpnAt(task, place)),
    objections,
    criteria: criteria ?? [],
  };
}

function tpnAt({ bracket }: BracketTask, place: number): Tpn {
  const player = bracket.field.players[bracket.members[place] ?? -1];
  if (!player) throw new RangeError(`no player at place ${place} of the bracket`);
  return player.tpn;
}

function scoreAt({ bracket }: BracketTask, place: number): number {
  return bracket.field.players[bracket.members[place] ?? 0]?.score ?? 0;
}

function samePairs(a: readonly PlacePair[], b: readonly PlacePair[]): boolean {
  const key = ([x, y]: PlacePair): string => `${Math.min(x, y)}-${Math.max(x, y)}`;
  const known = new Set(a.map(key));
  return a.length === b.length && b.every((pair) => known.has(key(pair)));
}
