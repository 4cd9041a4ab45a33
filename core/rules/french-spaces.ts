const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/**
 * Sets the spaces of a French text as its typography asks: a narrow one that does not break before
 * `;`, `!` and `?`, one that does not break before `:`, inside guillemets and around the `h` of an
 * hour. Spaces that were typed are exchanged, none is added: `14:05` stays.
 */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/[ \u00a0\u202f]+([;!?])/g, `${NARROW}$1`)
    .replace(/[ \u00a0\u202f]+([:»])/g, `${NO_BREAK}$1`)
    .replace(/«[ \u00a0\u202f]+/g, `«${NO_BREAK}`)
    .replace(/(\d)[ \u202f]h\b/g, `$1${NO_BREAK}h`)
    .replace(/(\d\u00a0h) (\d\d)\b/g, `$1${NO_BREAK}$2`);

/** French counts none in the singular: `{n|joueur|joueurs}` is `{n|joueur|joueur|joueurs}`. */
const noneInSingular = (text: string): string =>
  text.replace(/\{(\w+)\|([^|{}]*)\|([^|{}]*)\}/g, '{$1|$2|$2|$3}');

/** Words of a page with every French text in them set, those that a function says too. */
export function frenchWords<T>(words: T): T {
  return setWords(words) as T;
}

function setWords(words: unknown): unknown {
  if (typeof words === 'string') return frenchSpaces(noneInSingular(words));
  if (Array.isArray(words)) return words.map(setWords);
  if (typeof words === 'function') {
    const say = words as (...values: readonly unknown[]) => unknown;
    return (...values: readonly unknown[]) => {
      const said = say(...values);
      return typeof said === 'string' ? frenchSpaces(said) : said;
    };
  }
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, setWords(word)] as const),
  );
}
