import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';

const MAIN_DESK = inBoth('main desk', 'poste principal');

/** Who wrote something, as people say it: the log calls the computer the server runs on `localhost`. */
export const writerText = (by: string, language: Language): string =>
  by === 'localhost' ? MAIN_DESK[language] : by;

/** The same without the sign by which the log tells two of one name apart: `Marie` of `Marie #4f2c1a`. */
export const writerName = (by: string, language: Language): string =>
  writerText(by, language).replace(/ #[\w-]{6}$/, '');
