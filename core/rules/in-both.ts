import { frenchWords } from './french-spaces.ts';
import type { Language } from './language.ts';

/** The same words in every language of ours. */
export type InBoth<T> = Readonly<Record<Language, T>>;

/**
 * Words in English and French; a word that one of them lacks does not compile. French ones
 * are typed with plain spaces and come out set: none breaks before its `:` or `?`.
 */
export function inBoth<T>(en: T, fr: NoInfer<T>): InBoth<T> {
  let set: { readonly words: T } | null = null;
  return {
    en,
    // When they are asked for first: a page is read in one language, and a program starts sooner.
    get fr() {
      set ??= { words: frenchWords(fr) };
      return set.words;
    },
  };
}
