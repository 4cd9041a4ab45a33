import { centsOf } from '../../administration/regulations/clauses.ts';
import type { Terms } from '../../administration/regulations/terms.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { moneyText } from '../../standings/prizes/money-text.ts';
import { fundOf, type Prize, type PrizeScheme } from '../../standings/prizes/scheme.ts';
import { REGULATION_TEXT } from './regulations-words.ts';

/** Where no list of prizes says another. */
const CURRENCY = 'EUR';

/** An amount of a clause in the currency of the event. */
export const amountText = (
  amount: string,
  prizes: PrizeScheme | null,
  language: Language,
): string => moneyText(centsOf(amount) ?? 0, prizes?.currency ?? CURRENCY, language);

/** What playing costs and what can be won. */
export function feesAndPrizes(terms: Terms, language: Language): readonly string[] {
  return [feesText(terms, language), ...prizesText(terms, language)];
}

function feesText({ clauses, prizes }: Terms, language: Language): string {
  const words = REGULATION_TEXT[language];
  const { feeAdults, feeYouths } = clauses;
  if (feeAdults === undefined) return '';
  if (Number(feeAdults) === 0) return words.free;
  const adults = amountText(feeAdults, prizes, language);
  return feeYouths === undefined
    ? fill(words.fee, { adults })
    : fill(words.fees, { adults, youths: amountText(feeYouths, prizes, language) });
}

function prizesText({ clauses, prizes }: Terms, language: Language): readonly string[] {
  const words = REGULATION_TEXT[language];
  const { prizesTotal, unratedPrizes } = clauses;
  const guaranteed = clauses.prizesGuaranteed === 'yes';
  const money = prizes === null ? 0 : fundOf(prizes);
  const total = centsOf(prizesTotal) ?? money;
  if (total === 0 && prizes === null) return [words.noPrizes];
  const currency = prizes?.currency ?? CURRENCY;
  const sum = { total: moneyText(total, currency, language) };
  const unrated =
    unratedPrizes === undefined
      ? ''
      : words.unratedPrizes[unratedPrizes as keyof typeof words.unratedPrizes];
  const said = total === 0 ? '' : fill(guaranteed ? words.totalGuaranteed : words.total, sum);
  if (prizes === null) return [said, unrated];
  return [
    said,
    ...prizes.lists.flatMap((list) => {
      const name = list.name[language];
      return [
        fill(words.prizeList, {
          list: name,
          prizes: list.prizes.map((prize) => prizeText(prize, currency, language)).join(', '),
        }),
        fill(words.ruleOf, { list: name, rule: words.rule[list.rule] }),
        list.minimum === 0
          ? ''
          : fill(words.minimum, {
              list: name,
              minimum: moneyText(list.minimum, currency, language),
            }),
      ];
    }),
    prizes.cumulative ? words.cumulative : words.single,
    unrated,
    words.posted,
  ];
}

const prizeText = ({ amount, thing }: Prize, currency: string, language: Language): string =>
  [
    ...(amount === 0 ? [] : [moneyText(amount, currency, language)]),
    ...(thing === null ? [] : [thing.name[language]]),
  ].join(' + ');
