import { frenchWords } from '../../rules/french-spaces.ts';
import type { Language } from '../../rules/language.ts';
import type { Refusal } from '../refusal.ts';
import { fill } from '../../rules/sentence.ts';
import type { Warning } from '../warning-ladder.ts';
import { ENGLISH } from './en.ts';
import { FRENCH } from './fr.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { en: ENGLISH, fr: frenchWords(FRENCH) };

/** The sentence with its figures, and the article that decides. */
export function sayRefusal(refusal: Refusal, language: Language): string {
  return `${fill(WORDS[language].refusals[refusal.code], refusal.params)} (${refusal.article})`;
}

export function sayWarning(warning: Warning, language: Language): string {
  return `${fill(WORDS[language].warnings[warning.code], warning.params)} (${warning.article})`;
}
