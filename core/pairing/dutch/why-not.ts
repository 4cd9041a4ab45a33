import type { Tpn } from '../../rules/identity.ts';
import { roundOfMeeting } from '../explanation/round-of-meeting.ts';
import type { NoLegalPairing, PairingRequest } from '../system.ts';
import { compareEvaluations } from './evaluation.ts';
import { pairObjection } from './objections.ts';
import { outlookOf } from './outlook.ts';
import { pairRound } from './round.ts';
import type { CriterionValue, DutchTraceEvent, Objection } from './trace.ts';

type Accepted = Extract<DutchTraceEvent, { type: 'acceptedCandidate' }>;
type Entered = Extract<DutchTraceEvent, { type: 'bracket' }>;

/** Why two players do not meet in a round: the first rule by which any round that pairs them is worse. */
export type WhyNot =
  /** They do meet. */
  | { readonly reason: 'paired' }
  | { readonly reason: 'absent'; readonly players: readonly Tpn[] }
  /** An absolute criterion keeps them apart; for a rematch, the round they met in. */
  | {
      readonly reason: 'absolute';
      readonly objection: Objection;
      readonly metInRound: number | null;
    }
  /** With them together the others cannot all be paired. */
  | { readonly reason: 'incomplete'; readonly article: string; readonly failure: NoLegalPairing }
  /** The bye would go to a player with more points (2026: C5). */
  | {
      readonly reason: 'byeScore';
      readonly article: string;
      readonly best: number;
      readonly together: number;
    }
  /** A bracket would have to collapse (2017: A.9), or would no longer have to. */
  | { readonly reason: 'completion'; readonly article: string; readonly score: number }
  | {
      readonly reason: 'criterion';
      /** The score of the bracket. */
      readonly score: number;
      readonly best: CriterionValue;
      readonly together: CriterionValue;
    }
  /** All criteria are equal: the accepted candidate is generated first. */
  | {
      readonly reason: 'order';
      readonly score: number;
      readonly step: 'movedDown' | 'movedDownOpponents' | 'exchange' | 'transposition';
      readonly article: string;
      readonly best: Accepted;
      readonly together: Accepted;
    };

/** Compares the round with the best one in which players `a` and `b` meet, bracket by bracket. */
export function whyNot(request: PairingRequest, a: Tpn, b: Tpn): WhyNot {
  const absent = [a, b].filter(
    (tpn) => request.absent.has(tpn) || !request.players.some((player) => player.tpn === tpn),
  );
  if (absent.length > 0) return { reason: 'absent', players: absent };
  const best = tracedRound(request);
  if ('failure' in best) return incomplete(request, best.failure);
  if (best.pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a))) {
    return { reason: 'paired' };
  }
  const objection = objectionTo(request, a, b);
  if (objection) {
    return { reason: 'absolute', objection, metInRound: roundOfMeeting(request, a, b) };
  }
  const together = tracedRound(request, [a, b]);
  if ('failure' in together) return incomplete(request, together.failure);
  return firstDifference(request, best, together);
}

interface TracedRound {
  readonly pairs: readonly (readonly [Tpn, Tpn])[];
  readonly byeScore: number | null;
  readonly brackets: readonly { readonly entered: Entered; readonly accepted: Accepted }[];
}

function tracedRound(
  request: PairingRequest,
  together?: readonly [Tpn, Tpn],
): TracedRound | { readonly failure: NoLegalPairing } {
  const brackets: { entered: Entered; accepted: Accepted }[] = [];
  let entered: Entered | null = null;
  let byeScore: number | null = null;
  const answer = pairRound(request, {
    ...(together && { together }),
    trace: (event) => {
      if (event.type === 'byeScore') byeScore = event.score;
      if (event.type === 'bracket') entered = event;
      if (event.type === 'acceptedCandidate' && entered)
        brackets.push({ entered, accepted: event });
    },
  });
  if (!answer.ok) return { failure: answer.error };
  const pairs = answer.value.pairs.map(({ white, black }): [Tpn, Tpn] => [white, black]);
  return { pairs, byeScore, brackets };
}

function incomplete(request: PairingRequest, failure: NoLegalPairing): WhyNot {
  const article = request.edition.dutch.articles.absolute.completion;
  return { reason: 'incomplete', article, failure };
}

function objectionTo(request: PairingRequest, a: Tpn, b: Tpn): Objection | null {
  const outlook = outlookOf(request);
  if (!outlook.ok) return null;
  const place = (tpn: Tpn): number =>
    outlook.value.field.players.findIndex((player) => player.tpn === tpn);
  return pairObjection(outlook.value, place(a), place(b));
}

function firstDifference(
  request: PairingRequest,
  best: TracedRound,
  together: TracedRound,
): WhyNot {
  const { articles } = request.edition.dutch;
  if (best.byeScore !== null && together.byeScore !== null && best.byeScore !== together.byeScore) {
    const article =
      articles.criteria.find(({ criterion }) => criterion === 'byeScore')?.article ?? '';
    return { reason: 'byeScore', article, best: best.byeScore, together: together.byeScore };
  }
  for (let index = 0; index < best.brackets.length; index++) {
    const [mine, theirs] = [best.brackets[index], together.brackets[index]];
    if (!mine) break;
    const { score } = mine.entered;
    if (mine.entered.kind !== theirs?.entered.kind) {
      return { reason: 'completion', article: articles.absolute.completion, score };
    }
    const difference = compareEvaluations(
      mine.accepted.candidate.criteria,
      theirs.accepted.candidate.criteria,
    );
    if (difference) {
      const at = difference.place;
      const [a, b] = [mine.accepted.candidate.criteria[at], theirs.accepted.candidate.criteria[at]];
      if (a && b) return { reason: 'criterion', score, best: a, together: b };
    }
    const step = laterStep(mine.accepted, theirs.accepted);
    if (step) {
      const { generation } = articles;
      const article =
        step === 'movedDown'
          ? generation.movedDown
          : step === 'exchange'
            ? generation.exchange
            : generation.transposition;
      return {
        reason: 'order',
        score,
        step,
        article,
        best: mine.accepted,
        together: theirs.accepted,
      };
    }
  }
  throw new Error('the same round pairs and does not pair two players');
}

/** The first choice of the generation that differs; null when the candidates are the same. */
function laterStep(
  a: Accepted,
  b: Accepted,
): 'movedDown' | 'movedDownOpponents' | 'exchange' | 'transposition' | null {
  const same = (x: unknown, y: unknown): boolean => JSON.stringify(x) === JSON.stringify(y);
  if (!same(a.limbo, b.limbo)) return 'movedDown';
  if (!same(a.movedPairs, b.movedPairs)) return 'movedDownOpponents';
  if (!same(a.exchange, b.exchange)) return 'exchange';
  return same(a.candidate.pairs, b.candidate.pairs) ? null : 'transposition';
}
