import { frenchWords } from './french-spaces.ts';
import type { Language } from './language.ts';

/** The same words in every language of ours. */
export type InBoth<T> = Readonly<Record<Language, T>>;

/**
 * Words in English and French; a word that one of them lacks does not compile. French ones
 * are typed with plain spaces and come out set: none breaks before its `:` or `?`.
 */
export const inBoth = <T>(en: T, fr: NoInfer<T>): InBoth<T> => ({ en, fr: frenchWords(fr) });
