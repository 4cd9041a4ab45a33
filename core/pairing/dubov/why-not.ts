import type { Tpn } from '../../rules/identity.ts';
import { byeDifference, type ByeDifference } from '../explanation/bye-first.ts';
import { roundOfMeeting } from '../explanation/round-of-meeting.ts';
import type { PairObjection } from '../field/objections.ts';
import type { NoLegalPairing, PairingRequest } from '../system.ts';
import { firstDifference } from './criteria.ts';
import { pairObjection } from './objections.ts';
import { playerStates } from './player-state.ts';
import { pairRound } from './round.ts';
import type { CriterionValue, DubovTraceEvent } from './trace.ts';

type EventOf<Type extends DubovTraceEvent['type']> = Extract<DubovTraceEvent, { type: Type }>;

/** A bracket as the trace tells it. */
export interface BracketStory {
  readonly bracket: EventOf<'bracket'>;
  readonly shifts: readonly EventOf<'shift'>[];
  readonly transposition: EventOf<'transposition'>;
}

export const ORDER_STEPS = ['upfloaters', 'unavoidablePairs', 'shifters', 'transposition'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/** Why two players do not meet in a round: the first rule by which any round that pairs them is worse. */
export type WhyNot =
  /** They do meet. */
  | { readonly reason: 'paired' }
  | { readonly reason: 'absent'; readonly players: readonly Tpn[] }
  /** An absolute criterion keeps them apart; for a rematch, the round they met in. */
  | {
      readonly reason: 'absolute';
      readonly objection: PairObjection;
      readonly metInRound: number | null;
    }
  /** With them together the others cannot all be paired. */
  | { readonly reason: 'incomplete'; readonly article: string; readonly failure: NoLegalPairing }
  /** The bye would go to a player who comes later for it (3.1.3 to 3.1.5). */
  | ByeDifference
  | {
      readonly reason: 'criterion';
      /** The score of the bracket. */
      readonly score: number;
      readonly best: CriterionValue;
      readonly together: CriterionValue;
    }
  /** All criteria are equal: the bracket as it was paired comes first in a sorting of article 4. */
  | {
      readonly reason: 'order';
      readonly score: number;
      readonly step: OrderStep;
      readonly article: string;
      readonly best: BracketStory;
      readonly together: BracketStory;
    };

/** Compares the round with the best one in which players `a` and `b` meet, bracket by bracket. */
export function whyNot(request: PairingRequest, a: Tpn, b: Tpn): WhyNot {
  const states = playerStates(request);
  const [one, other] = [a, b].map((tpn) => states.find((player) => player.tpn === tpn));
  if (!one || !other) {
    const present = new Set(states.map(({ tpn }) => tpn));
    return { reason: 'absent', players: [a, b].filter((tpn) => !present.has(tpn)) };
  }
  const { completion } = request.edition.dubov.articles.absolute;
  const best = tracedRound(request);
  if ('failure' in best) return { reason: 'incomplete', article: completion, ...best };
  if (best.pairs.has(pairKey(a, b))) return { reason: 'paired' };
  const objection = pairObjection(request, one, other);
  if (objection) {
    return { reason: 'absolute', objection, metInRound: roundOfMeeting(request, a, b) };
  }
  const together = tracedRound(request, [a, b]);
  if ('failure' in together) return { reason: 'incomplete', article: completion, ...together };
  const { bye } = request.edition.dubov.articles;
  return byeDifference(best.bye, together.bye, bye) ?? bracketDifference(request, best, together);
}

interface TracedRound {
  readonly pairs: ReadonlySet<string>;
  readonly bye: EventOf<'bye'> | null;
  readonly brackets: readonly BracketStory[];
}

const pairKey = (a: Tpn, b: Tpn): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

function tracedRound(
  request: PairingRequest,
  together?: readonly [Tpn, Tpn],
): TracedRound | { readonly failure: NoLegalPairing } {
  const brackets: BracketStory[] = [];
  let bye: EventOf<'bye'> | null = null;
  let bracket: EventOf<'bracket'> | null = null;
  let shifts: EventOf<'shift'>[] = [];
  const answer = pairRound(request, {
    ...(together && { together }),
    trace: (event) => {
      if (event.type === 'bye') bye = event;
      if (event.type === 'bracket') [bracket, shifts] = [event, []];
      if (event.type === 'shift') shifts.push(event);
      if (event.type === 'transposition' && bracket) {
        brackets.push({ bracket, shifts, transposition: event });
      }
    },
  });
  if (!answer.ok) return { failure: answer.error };
  const pairs = answer.value.pairs.map(({ white, black }) => pairKey(white, black));
  return { pairs: new Set(pairs), bye, brackets };
}

function bracketDifference(
  { edition }: PairingRequest,
  best: TracedRound,
  together: TracedRound,
): WhyNot {
  const articles = edition.dubov.articles.bracket;
  const byStep: Readonly<Record<OrderStep, string>> = {
    upfloaters: articles.upfloaters,
    unavoidablePairs: articles.recomposition,
    shifters: articles.shifters,
    transposition: articles.transposition,
  };
  for (const [index, mine] of best.brackets.entries()) {
    const theirs = together.brackets[index];
    if (!theirs) break;
    const { score } = mine.bracket;
    const [a, b] = [mine.transposition.criteria, theirs.transposition.criteria];
    const difference = firstDifference(a, b);
    if (difference) {
      return { reason: 'criterion', score, best: difference.a, together: difference.b };
    }
    const step = laterStep(mine, theirs);
    if (step) {
      return { reason: 'order', score, step, article: byStep[step], best: mine, together: theirs };
    }
  }
  throw new Error('the same round pairs and does not pair two players');
}

/** The first sorting in which two brackets of the same value differ; null when they are the same. */
function laterStep(a: BracketStory, b: BracketStory): OrderStep | null {
  const upfloaters = ({ bracket }: BracketStory): Tpn[] =>
    bracket.upfloaters.map(({ player }) => player);
  const unavoidable = ({ shifts }: BracketStory): number =>
    shifts.find(({ purpose }) => purpose === 'unavoidablePairs')?.shifted.length ?? 0;
  const shifted = ({ shifts }: BracketStory): Tpn[][] => shifts.map((shift) => [...shift.shifted]);
  const steps: Readonly<Record<OrderStep, (story: BracketStory) => unknown>> = {
    upfloaters,
    unavoidablePairs: unavoidable,
    shifters: shifted,
    transposition: ({ transposition }) => transposition.t2,
  };
  const differs = (step: OrderStep): boolean =>
    JSON.stringify(steps[step](a)) !== JSON.stringify(steps[step](b));
  return ORDER_STEPS.find(differs) ?? null;
}
