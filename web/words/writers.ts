import type { Language } from '@ronde/core/rules/language.ts';
import { inBoth } from './in-both.ts';

const MAIN_DESK = inBoth('main desk', 'poste principal');

/** Who wrote something, as people say it: the log calls the computer the server runs on `localhost`. */
export const writerText = (by: string, language: Language): string =>
  by === 'localhost' ? MAIN_DESK[language] : by;
