import type { Language } from '@ronde/core/rules/language.ts';

/** Each language under its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
};
