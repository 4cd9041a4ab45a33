import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';

const MAIN_DESK = inBoth('main desk', 'poste principal');

/** Who wrote something, as people say it: the log calls the computer the server runs on `localhost`. */
export const writerText = (by: string, language: Language): string =>
  by === 'localhost' ? MAIN_DESK[language] : by;
