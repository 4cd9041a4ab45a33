import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';

/** Of king, queen, rook, bishop and knight. */
const LETTERS = inBoth('KQRBN', 'RDTFC');

/** A first rank in the letters of a language, `T C F D R F C T`. */
export const inLetters = (rank: string, language: Language): string =>
  Array.from(rank, (letter) => LETTERS[language]['KQRBN'.indexOf(letter)] ?? letter).join(' ');
