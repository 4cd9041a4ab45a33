import { cents } from '@ronde/core/standings/prizes/money.ts';
import { amounts, plainList } from '@ronde/core/standings/prizes/plain-list.ts';
import type { Prize, PrizeList, PrizeScheme } from '@ronde/core/standings/prizes/scheme.ts';
import { FIRST_SCHEME } from './scheme-draft.ts';

/** What clubs and opens announce, to begin from; amounts and lists are changed afterwards. */
export const STARTING_SCHEMES = ['main', 'categories', 'cups'] as const;
export type StartingScheme = (typeof STARTING_SCHEMES)[number];

const CUP: Prize = { amount: cents(0), thing: { name: { en: 'Cup', fr: 'Coupe' }, value: null } };

const WOMEN = { en: 'Women', fr: 'Féminines' };
const JUNIOR_LIST = 'juniors';
const JUNIORS = { en: 'Under 20', fr: 'Moins de 20 ans' };
/** Born in the year of the twentieth birthday or later. */
const JUNIOR_AGE = 20;

const juniorsFrom = (firstDay: string): number => Number(firstDay.slice(0, 4)) - JUNIOR_AGE;

export function startingScheme(kind: StartingScheme, firstDay: string): PrizeScheme {
  const juniors = { birthYear: { from: juniorsFrom(firstDay) } };
  switch (kind) {
    case 'main':
      return FIRST_SCHEME;
    case 'categories':
      return {
        ...FIRST_SCHEME,
        lists: [
          ...FIRST_SCHEME.lists,
          plainList('women', WOMEN, amounts(80, 50), { criteria: { sex: 'w' } }),
          plainList(JUNIOR_LIST, JUNIORS, amounts(60, 40), { criteria: juniors }),
          plainList('u1800', { en: 'Below 1800', fr: 'Moins de 1800' }, amounts(60, 40), {
            criteria: { rating: { to: 1799 } },
          }),
          plainList('u1500', { en: 'Below 1500', fr: 'Moins de 1500' }, amounts(50, 30), {
            criteria: { rating: { to: 1499 } },
          }),
        ],
      };
    case 'cups':
      return {
        ...FIRST_SCHEME,
        lists: [
          plainList('main', { en: 'First three', fr: 'Trois premiers' }, [CUP, CUP, CUP]),
          plainList('women', WOMEN, [CUP], { criteria: { sex: 'w' } }),
          plainList(JUNIOR_LIST, JUNIORS, [CUP], { criteria: juniors }),
        ],
      };
  }
}

/** A scheme said for one first day, on another: the year of the juniors follows unless somebody typed it. */
export function schemeOn(scheme: PrizeScheme, said: string, firstDay: string): PrizeScheme {
  const [before, from] = [juniorsFrom(said), juniorsFrom(firstDay)];
  const follows = ({ id, criteria }: PrizeList): boolean =>
    id === JUNIOR_LIST && criteria.birthYear?.from === before;
  if (before === from || !scheme.lists.some(follows)) return scheme;
  return {
    ...scheme,
    lists: scheme.lists.map((list) => {
      if (!follows(list)) return list;
      const { criteria } = list;
      return { ...list, criteria: { ...criteria, birthYear: { ...criteria.birthYear, from } } };
    }),
  };
}

/** Which of them a scheme still is, word for word; null for one somebody changed. */
export const startingSchemeOf = (scheme: PrizeScheme, firstDay: string): StartingScheme | null =>
  STARTING_SCHEMES.find(
    (kind) => JSON.stringify(startingScheme(kind, firstDay)) === JSON.stringify(scheme),
  ) ?? null;
