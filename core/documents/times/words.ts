import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';

/** How days are said; holes are `{name}`. */
export interface TimeWords {
  readonly months: readonly string[];
  readonly day: string;
  readonly dayRange: { readonly sameMonth: string; readonly otherwise: string };
}

const ENGLISH: TimeWords = {
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
  day: '{day} {month} {year}',
  dayRange: { sameMonth: '{from}–{to}', otherwise: '{from} to {to}' },
};

const FRENCH: TimeWords = {
  months: [
    ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
    ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
  ],
  day: '{day} {month} {year}',
  dayRange: { sameMonth: 'du {from} au {to}', otherwise: 'du {from} au {to}' },
};

const WORDS = inBoth(ENGLISH, FRENCH);

export const timeWords = (language: Language): TimeWords => WORDS[language];
