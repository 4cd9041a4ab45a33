import { sayDecimal, type Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { moneyText } from '../../standings/prizes/money-text.ts';
import { MONEY_WORDS } from './money-words.ts';
import type { MoneyStep } from './working.ts';

/** Money of the federation these tariffs are of. */
const EURO = 'EUR';

export const sayEuros = (amount: number, language: Language): string =>
  moneyText(amount, EURO, language);

/** A constant of the rail tariff has four decimals; a quotient is shown with two. */
const ALL_DECIMALS: ReadonlySet<string> = new Set(['constant', 'perKm']);

/** A line of a calculation in words. */
export function sayStep({ step, figures, money }: MoneyStep, language: Language): string {
  const said: Record<string, string> = {};
  for (const [name, figure] of Object.entries(figures)) {
    said[name] = ALL_DECIMALS.has(name)
      ? sayDecimal(figure.toFixed(4), language)
      : sayFigure(figure, language);
  }
  for (const [name, amount] of Object.entries(money)) said[name] = sayEuros(amount, language);
  return fill(MONEY_WORDS[language].steps[step], said);
}

const sayFigure = (figure: number, language: Language): string =>
  sayDecimal(String(Math.round(100 * figure) / 100), language);
