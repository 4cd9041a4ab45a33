import type { Tpn } from '../../rules/identity.ts';
import { cheapestPerfectMatching } from '../matching/cheapest-matching.ts';
import type { PairingRequest } from '../system.ts';
import { pairsOf, type PairedBracket } from './bracket.ts';
import { evaluate, firstDifference } from './criteria.ts';
import type { Field } from './field.ts';
import { pairObjection } from './objections.ts';
import type { PlayerState } from './player-state.ts';
import { byAverage, isWithoutGames } from './subgroups.ts';
import type { CriterionValue, PassedSet, Trace, TracedMember } from './trace.ts';
import { criteriaCosts, type Candidate } from './upfloater-costs.ts';
import { isPairable } from './upfloaters.ts';

/** Tells how a bracket came about, was divided and was paired (3.2). */
export function traceBracket(bracket: PairedBracket, request: PairingRequest, trace: Trace): void {
  const { members, composed, recomposed, transposition, task } = bracket;
  const articles = request.edition.dubov.articles.bracket;
  const criteria = criteriaOf(bracket, request);
  const upfloaters = playersAt(task.field, bracket.upfloaters);
  trace({
    type: 'bracket',
    score: playersAt(task.field, task.residents)[0]?.score ?? 0,
    residents: numbers(playersAt(task.field, task.residents)),
    upfloaters: upfloaters.map((player) => {
      const { tpn, score, upfloats, isMaximumUpfloater, upfloatedLastRound } = player;
      return { player: tpn, score, upfloats, isMaximumUpfloater, upfloatedLastRound };
    }),
    passed: passedSet(bracket, request, criteria),
  });
  const traced = (places: readonly number[]): TracedMember[] =>
    pick(members, places).map(({ tpn, aro }) => ({ player: tpn, aro }));
  const tpns = (places: readonly number[]): Tpn[] => numbers(pick(members, places));
  trace({
    type: 'subgroups',
    article: articles.subgroups,
    by: isWithoutGames(members) ? 'number' : 'preference',
    g1: traced(byAverage(composed.g1, members)),
    g2: traced(composed.g2),
  });
  for (const { purpose, from, sequence, shifted } of recomposed.shifts) {
    trace({
      type: 'shift',
      article: articles.recomposition,
      purpose,
      from,
      sequence: traced(sequence),
      shifted: tpns(shifted),
      isFirst: shifted.every((place, index) => place === sequence[index]),
    });
  }
  const { s1, t2 } = transposition;
  trace({
    type: 'transposition',
    article: articles.transposition,
    s1: traced(s1),
    g2: tpns(recomposed.g2),
    t2: tpns(t2),
    objections: pick(members, s1).flatMap((player, index) => {
      const [opponent] = pick(members, recomposed.g2.slice(index, index + 1));
      return (opponent && pairObjection(request, player, opponent)) ?? [];
    }),
    criteria,
  });
}

function criteriaOf(bracket: PairedBracket, request: PairingRequest): CriterionValue[] {
  const { field, residents, isLastRound } = bracket.task;
  const missed = pairsOf(bracket).filter(([a, b]) => {
    const [one, other] = [field.players[a], field.players[b]];
    return one?.colours.preference === other?.colours.preference;
  });
  return evaluate(
    {
      score: playersAt(field, residents)[0]?.score ?? 0,
      upfloaters: playersAt(field, bracket.upfloaters),
      missedPreferences: missed.length,
      isLastRound,
    },
    request.edition.dubov.articles,
  );
}

/** The first set of upfloaters of the scores taken (4.2.3), if it was passed over, and why. */
function passedSet(
  { task, upfloaters }: PairedBracket,
  request: PairingRequest,
  criteria: readonly CriterionValue[],
): PassedSet | null {
  const { field, pool, residents, isLastRound } = task;
  const wanted = playersAt(field, upfloaters).map(({ score }) => score);
  const first = pool.filter((place) => {
    const at = wanted.indexOf(field.players[place]?.score ?? -1);
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
  if (first.every((place) => upfloaters.includes(place))) return null;
  const players = playersAt(field, first);
  const articles = request.edition.dubov.articles;
  const missed = leastMissed(field, [...residents, ...first]);
  const rest = pool.filter((place) => !first.includes(place));
  if (missed === null || !isPairable(field.legal, rest)) {
    return { reason: 'illegal', article: articles.absolute.completion, first: numbers(players) };
  }
  const score = playersAt(field, residents)[0]?.score ?? 0;
  const judged = { score, upfloaters: players, missedPreferences: missed, isLastRound };
  const difference = firstDifference(criteria, evaluate(judged, articles));
  if (!difference || difference.order > 0) {
    throw new Error('a better set of upfloaters was passed over');
  }
  const { a: best, b: passed } = difference;
  return { reason: 'criterion', first: numbers(players), best, passed };
}

/** C7 at best for these players; null when they cannot be paired off. */
function leastMissed({ legal, players }: Field, places: readonly number[]): number | null {
  const candidates = places.flatMap((place): Candidate[] => {
    const player = players[place];
    return player ? [{ role: 'resident', player }] : [];
  });
  const costs = criteriaCosts(candidates, 1, true);
  return cheapestPerfectMatching(legal.subgraph(places), costs)?.cost[1] ?? null;
}

const pick = <T>(list: readonly T[], places: readonly number[]): T[] =>
  places.flatMap((place) => list[place] ?? []);

const playersAt = ({ players }: Field, places: readonly number[]): PlayerState[] =>
  pick(players, places);

const numbers = (players: readonly PlayerState[]): Tpn[] => players.map(({ tpn }) => tpn);
