import type { Language } from '@ronde/core/rules/language.ts';
import { LET_PHONES_IN_WORDS } from '../desk/pages/people/let-phones-in-words.ts';
import { WINDOW_WORDS } from './window-words.ts';

/** The page was sent in the language of the system. */
const language: Language = document.documentElement.lang === 'fr' ? 'fr' : 'en';

export const words = WINDOW_WORDS[language];
/** The switch says here what it says on the desk. */
export const doorWords = LET_PHONES_IN_WORDS[language];
