import type { Language } from '../../rules/language.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

/** `€150`, `150 €`; whole amounts without decimals. */
export const moneyText = (cents: number, currency: string, language: Language): string =>
  written(cents, currency, language, cents % 100 === 0 ? 0 : 2);

/** `€150.00`, `150,00 €`: amounts below each other, which are signed for to the cent. */
export const exactMoneyText = (cents: number, currency: string, language: Language): string =>
  written(cents, currency, language, 2);

const written = (cents: number, currency: string, language: Language, decimals: 0 | 2): string =>
  new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  }).format(cents / 100);
