import type { Language } from '@ronde/core/rules/language.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en, fr };

/** Each language under its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
};
