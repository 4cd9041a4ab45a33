import type { Language } from '@ronde/core/rules/language.ts';

/** Made once each: a list of five hundred asks for thousands. */
const made: Partial<Record<Language, Intl.NumberFormat>> = {};

/** `1,234,567`, `1 234 567`: thousands apart, and never broken between them. */
export const formatCount = (count: number, language: Language): string =>
  (made[language] ??= new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB')).format(count);

export const countInEnglish = (count: number): string => formatCount(count, 'en');
export const countInFrench = (count: number): string => formatCount(count, 'fr');
