import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import { inject } from 'vitest';

/** The languages of a walk that says the same in both: the one given in `npm test`, both in the long run. */
export const spokenIn = (language: Language): readonly Language[] =>
  inject('sizes').combinations === 'all' ? LANGUAGES : [language];
