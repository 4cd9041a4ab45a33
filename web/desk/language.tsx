import type { Language } from '@ronde/core/rules/language.ts';
import { createContext, use, type ReactNode } from 'react';
import type { InBoth } from '../words/in-both.ts';

const Current = createContext<Language>('en');

export function LanguageProvider(props: { language: Language; children: ReactNode }): ReactNode {
  return <Current value={props.language}>{props.children}</Current>;
}

export const useLanguage = (): Language => use(Current);

export function useWords<T>(words: InBoth<T>): T {
  return words[useLanguage()];
}

/** The server remembers the choice and answers with the page in that language. */
export function switchLanguage(language: Language): void {
  const url = new URL(window.location.href);
  url.searchParams.set('lang', language);
  window.location.assign(url);
}
