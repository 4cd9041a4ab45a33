import { inBoth } from '@ronde/core/rules/in-both.ts';
import { DEEDS_IN_ENGLISH } from './deeds-en.ts';
import { DEEDS_IN_FRENCH } from './deeds-fr.ts';

export const DEED_WORDS = inBoth(DEEDS_IN_ENGLISH, DEEDS_IN_FRENCH);
