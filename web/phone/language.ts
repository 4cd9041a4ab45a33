import type { Language } from '@ronde/core/rules/language.ts';
import type { InBoth } from '../words/in-both.ts';

/** The page was sent in the reader's language. */
export const language: Language = document.documentElement.lang === 'fr' ? 'fr' : 'en';

/** Words of this page's language. */
export const spoken = <T>(words: InBoth<T>): T => words[language];

/** The server remembers the choice and answers with the page in that language. */
export function switchLanguage(wanted: Language): void {
  const url = new URL(window.location.href);
  url.searchParams.set('lang', wanted);
  window.location.assign(url);
}
