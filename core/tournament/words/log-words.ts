import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { ENGLISH } from './log-words-en.ts';
import { FRENCH } from './log-words-fr.ts';
import type { LogWords } from './log-words-shape.ts';

const WORDS = inBoth(ENGLISH, FRENCH);

/** What lines of the log share; the sentence of a fact stands with the fact. */
export const logWords = (language: Language): LogWords => WORDS[language];
