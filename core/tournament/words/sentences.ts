import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { ENGLISH } from './en.ts';
import { FRENCH } from './fr.ts';
import type { Words } from './words.ts';

const WORDS = inBoth(ENGLISH, FRENCH);

/** The sentences of a language; desk and phone have those of the reader alone (web/words/own-sentences.ts). */
export const sentencesIn = (language: Language): Words => WORDS[language];
