import type { Bilingual } from '@ronde/core/rules/editions/edition.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

export type Language = keyof Bilingual;

export const WORDS: Readonly<Record<Language, Words>> = { en, fr };

export const LANGUAGES = ['en', 'fr'] as const satisfies readonly Language[];

/** Each language under its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
};
