import type { DubovArticles } from '../../rules/editions/dubov-criteria.ts';
import type { Tpn } from '../../rules/identity.ts';
import { whyNotTogether, type SharedReason } from '../explanation/why-not-together.ts';
import { absoluteHindrance } from '../field/legal-field.ts';
import type { PairingRequest } from '../system.ts';
import { firstDifference } from './criteria.ts';
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
  | SharedReason
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
  const { articles } = request.edition.dubov;
  return whyNotTogether(request, [a, b], {
    states: playerStates(request),
    articles,
    hindrance: absoluteHindrance(request),
    pair: (together, tell) => {
      let bracket: EventOf<'bracket'> | null = null;
      let shifts: EventOf<'shift'>[] = [];
      return pairRound(request, {
        ...together,
        trace: (event) => {
          if (event.type === 'bye') tell.bye(event);
          if (event.type === 'bracket') [bracket, shifts] = [event, []];
          if (event.type === 'shift') shifts.push(event);
          if (event.type === 'transposition' && bracket) {
            tell.part({ bracket, shifts, transposition: event });
          }
        },
      });
    },
    difference: (best: readonly BracketStory[], together: readonly BracketStory[]): WhyNot =>
      bracketDifference(articles.bracket, best, together),
  });
}

function bracketDifference(
  articles: DubovArticles['bracket'],
  best: readonly BracketStory[],
  together: readonly BracketStory[],
): WhyNot {
  const byStep: Readonly<Record<OrderStep, string>> = {
    upfloaters: articles.upfloaters,
    unavoidablePairs: articles.recomposition,
    shifters: articles.shifters,
    transposition: articles.transposition,
  };
  for (const [index, mine] of best.entries()) {
    const theirs = together[index];
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
