import { tpn } from '../../rules/identity.ts';
import type { Profiles } from '../ranking/category-ranking.ts';
import type { PlayerProfile } from '../../rules/profile.ts';
import { inOrder } from '../ranking/rows.fixture.ts';
import type { PrizeQuestion } from './allocate.ts';
import type { PrizeAllocation } from './allocation.ts';
import { cents, formatCents, money } from './money.ts';
import type { Prize, PrizeList, PrizeScheme } from './scheme.ts';

export const cash = (amount: number): Prize => ({ amount: money(amount), thing: null });

export const cup = (name: string, value: number | null = null): Prize => ({
  amount: cents(0),
  thing: { name: { en: name, fr: name }, value: value === null ? null : money(value) },
});

/** A list of money prizes; whatever is not given is as plain as can be. */
export function list(
  id: string,
  rule: PrizeList['rule'],
  amounts: readonly number[],
  rest: Partial<PrizeList> = {},
): PrizeList {
  return {
    id,
    name: { en: id, fr: id },
    rule,
    criteria: {},
    prizes: amounts.map(cash),
    minimum: cents(0),
    cumulative: false,
    ...rest,
  };
}

export function scheme(
  lists: readonly PrizeList[],
  rest: Partial<Omit<PrizeScheme, 'lists'>> = {},
): PrizeScheme {
  return { name: null, currency: 'EUR', unit: cents(1), cumulative: false, lists, ...rest };
}

/** Players 1, 2, 3 … with these points, in that order; profiles by number. */
export function question(
  prizes: PrizeScheme,
  scores: readonly number[],
  profiles: Readonly<Record<number, PlayerProfile>> = {},
): PrizeQuestion {
  const entries = Object.entries(profiles).map(
    ([number, profile]) => [tpn(Number(number)), profile] as const,
  );
  return {
    scheme: prizes,
    standings: inOrder(scores),
    profiles: new Map(entries) satisfies Profiles,
    firstDay: '2026-07-14',
  };
}

/** `3 main 150.00`, in the order of the standings. */
export const awarded = ({ awards }: PrizeAllocation): string[] =>
  awards.map(({ tpn: who, list: from, amount, thing }) =>
    [who, from, formatCents(amount), ...(thing ? [thing.name.en] : [])].join(' '),
  );
