import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import type { Refusal } from '../refusal.ts';
import { fill } from '../../rules/sentence.ts';
import type { Warning } from '../warning-ladder.ts';
import { ENGLISH } from './en.ts';
import { FRENCH } from './fr.ts';

const WORDS = inBoth(ENGLISH, FRENCH);

/** The sentence with its figures, and the article that decides. */
export function sayRefusal(refusal: Refusal, language: Language): string {
  return `${fill(WORDS[language].refusals[refusal.code], refusal.params)} (${refusal.article})`;
}

export function sayWarning(warning: Warning, language: Language): string {
  return `${fill(WORDS[language].warnings[warning.code], warning.params)} (${warning.article})`;
}
