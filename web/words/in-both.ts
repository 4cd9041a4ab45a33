import { frenchSpaces } from '@ronde/core/rules/french-spaces.ts';
import type { Language } from '@ronde/core/rules/language.ts';

/** The same words in every language of ours. */
export type InBoth<T> = Readonly<Record<Language, T>>;

/**
 * Words of a page in English and French; a word that one of them lacks does not compile. French ones
 * are typed with plain spaces and come out set: none breaks before its `:` or `?`.
 */
export const inBoth = <T>(en: T, fr: NoInfer<T>): InBoth<T> => ({ en, fr: setInFrench(fr) as T });

/** French counts none in the singular: `{n|joueur|joueurs}` is `{n|joueur|joueur|joueurs}`. */
const noneInSingular = (text: string): string =>
  text.replace(/\{(\w+)\|([^|{}]*)\|([^|{}]*)\}/g, '{$1|$2|$2|$3}');

/** Every text in it, those that a function makes too. */
function setInFrench(words: unknown): unknown {
  if (typeof words === 'string') return frenchSpaces(noneInSingular(words));
  if (Array.isArray(words)) return words.map(setInFrench);
  if (typeof words === 'function') {
    const say = words as (...values: readonly unknown[]) => unknown;
    return (...values: readonly unknown[]) => {
      const said = say(...values);
      return typeof said === 'string' ? frenchSpaces(said) : said;
    };
  }
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, setInFrench(word)] as const),
  );
}
