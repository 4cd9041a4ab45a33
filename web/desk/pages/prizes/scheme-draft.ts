import { cents } from '@ronde/core/standings/prizes/money.ts';
import { amounts, plainList } from '@ronde/core/standings/prizes/plain-list.ts';
import type { Prize, PrizeList, PrizeScheme } from '@ronde/core/standings/prizes/scheme.ts';

/** Hundredths in one unit of the currency. */
const WHOLE = cents(100);

/** A prize to start from. */
export const NO_PRIZE: Prize = { amount: cents(0), thing: null };

/** What somebody finds who announces prizes for the first time. */
export const FIRST_SCHEME: PrizeScheme = {
  name: null,
  currency: 'EUR',
  unit: WHOLE,
  cumulative: false,
  lists: [
    plainList('main', { en: 'Main prizes', fr: 'Classement général' }, amounts(300, 200, 100), {
      rule: 'hort',
    }),
  ],
};

/** Amounts are written with it. */
export const hasCurrency = ({ currency }: PrizeScheme): boolean => /^[A-Z]{3}$/.test(currency);

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD' };

/** The three letters of a currency from what is typed: `eur`, or its sign. */
export const currencyTyped = (text: string): string => SIGNS[text.trim()] ?? text.toUpperCase();

/** A further list, with an identity nobody else has. */
export function newList(scheme: PrizeScheme, name: PrizeList['name']): PrizeList {
  const taken = new Set(scheme.lists.map(({ id }) => id));
  let number = scheme.lists.length + 1;
  while (taken.has(`list-${number}`)) number += 1;
  return plainList(`list-${number}`, name, [NO_PRIZE]);
}

/** A list one place higher or lower: their order is the priority between equal amounts. */
export function movedList(scheme: PrizeScheme, index: number, by: -1 | 1): PrizeScheme {
  const other = index + by;
  const [one, two] = [scheme.lists[index], scheme.lists[other]];
  if (one === undefined || two === undefined) return scheme;
  return { ...scheme, lists: scheme.lists.with(index, two).with(other, one) };
}

/** A scheme with one list changed, or taken out (null). */
export function withList(scheme: PrizeScheme, index: number, list: PrizeList | null): PrizeScheme {
  return { ...scheme, lists: scheme.lists.toSpliced(index, 1, ...(list === null ? [] : [list])) };
}
