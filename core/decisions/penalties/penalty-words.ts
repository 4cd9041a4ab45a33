import { inBoth } from '../../rules/in-both.ts';
import { ENGLISH_PENALTIES } from './penalty-names-en.ts';
import { FRENCH_PENALTIES } from './penalty-names-fr.ts';

/** The names of the penalties (Laws 12.9). */
export const PENALTY_WORDS = inBoth(ENGLISH_PENALTIES, FRENCH_PENALTIES);
