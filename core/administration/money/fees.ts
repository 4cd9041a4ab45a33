import { roundedQuotient } from '../../rules/rounded-quotient.ts';
import { cents, sumCents, type Cents } from '../../standings/prizes/money.ts';
import type { HomologationKind } from '../homologation/kinds.ts';
import type { FeeTariff } from './fee-tariffs.ts';
import { stepsUnder, type MoneyStep } from './working.ts';

/** So many players at one entry fee, grandmasters and international masters left out. */
export interface EntryGroup {
  readonly players: number;
  readonly fee: Cents;
}

export interface FeeQuestion {
  readonly kind: HomologationKind;
  /** Adults and youths; the announced fee of each group. */
  readonly groups: readonly EntryGroup[];
  /** Asked for too late. */
  readonly late: boolean;
  /** Qualifies for the French youth championship, in a department or a league. */
  readonly qualifier: boolean;
  /** The fixed part of a cancelled event is due all the same. */
  readonly cancelled: boolean;
}

export interface Fees {
  readonly due: Cents;
  readonly fixed: Cents;
  readonly variable: Cents;
  readonly working: readonly MoneyStep[];
}

/** What the organiser pays the federation (LA 5.1, lines 8720-8729). */
export function feesOf(question: FeeQuestion, tariff: FeeTariff): Fees {
  const { article, percentage } = tariff;
  const step = stepsUnder(article);
  if (question.qualifier && tariff.qualifiersExempt) {
    const none = cents(0);
    return { due: none, fixed: none, variable: none, working: [step('exempt')] };
  }
  const fixed = fixedPart(question, tariff);
  const entries = question.cancelled ? cents(0) : entryFees(question.groups);
  const variable = cents(roundedQuotient(entries * percentage, 100));
  const due = sumCents([fixed.sum, variable]);
  const groups = question.groups.map(({ players, fee }) =>
    step('entryFees', { players }, { fee, sum: cents(players * fee) }),
  );
  const working = [
    ...(question.cancelled
      ? [step('cancelled')]
      : [
          ...groups,
          step('allEntryFees', {}, { sum: entries }),
          step('percentage', { percentage }, { entries, sum: variable }),
        ]),
    ...fixed.working,
    step('feesDue', {}, { fixed: fixed.sum, variable, due }),
  ];
  return { due, fixed: fixed.sum, variable, working };
}

const entryFees = (groups: readonly EntryGroup[]): Cents =>
  sumCents(groups.map(({ players, fee }) => cents(players * fee)));

function fixedPart(
  { kind, late }: FeeQuestion,
  { article, fixed, late: times }: FeeTariff,
): { readonly sum: Cents; readonly working: readonly MoneyStep[] } {
  const step = stepsUnder(article);
  const usual = fixed[kind];
  if (usual === null) return { sum: cents(0), working: [step('noFixedPart')] };
  const asUsual = step('fixedPart', {}, { sum: usual });
  if (!late || times === 1) return { sum: usual, working: [asUsual] };
  const sum = cents(times * usual);
  return { sum, working: [asUsual, step('doubled', { times }, { usual, sum })] };
}
