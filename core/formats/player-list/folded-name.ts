/** Letters that have no accent to take off. */
const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
  ħ: 'h',
  ŧ: 't',
};

const PLAIN = /^[a-z0-9 ]*$/;

/** Small letters without accents, words parted by one space: how names are compared. */
export function foldedName(name: string): string {
  let text = name.toLowerCase();
  if (!PLAIN.test(text)) {
    text = text
      .normalize('NFD')
      .replace(/[\p{M}'‘’‛ʼʻʹ′＇`´]/gu, '')
      .replace(/[ßæœøłđðþıŋħŧ]/g, (letter) => SPELT[letter] ?? letter)
      .replace(/[^\p{L}\p{N}]+/gu, ' ');
  }
  return text.trim().replace(/ {2,}/g, ' ');
}

/** The words of a name, folded; `Dupont-Martin, Jean` has three. */
export function nameWords(name: string): string[] {
  const folded = foldedName(name);
  return folded === '' ? [] : folded.split(/ +/);
}

/** Whether a word goes on in the next as typed: `elamrani` is `el amrani`; figures do not. */
export const goesOnIn = (words: readonly string[], typed: string): boolean =>
  !/\p{N}/u.test(typed) &&
  words.some(
    (word, at) =>
      word.length < typed.length &&
      typed.startsWith(word) &&
      words.slice(at).join('').startsWith(typed),
  );

/** Whether some word begins as typed, alone or with those after it. */
export const beginsIn = (words: readonly string[], typed: string): boolean =>
  words.some((word) => word.startsWith(typed)) || goesOnIn(words, typed);

/** Whether a text, folded before, has what was typed, folded too: anywhere in a word, or across words. */
export const hasTyped = (foldedText: string, typed: string): boolean =>
  foldedText.includes(typed) || goesOnIn(foldedText.split(' '), typed.replaceAll(' ', ''));

/**
 * Whether a name is meant by what was typed: each word begins one of its words, in any order, blind
 * to accents, apostrophes and hyphens. `nguyen` and `n guyen` find N'GUYEN, `jeanpierre` Jean-Pierre.
 */
export const isNameMeant = (name: string, typed: string): boolean =>
  areWordsMeant(nameWords(name), nameWords(typed));

/** The same of words that are folded already, where many names are compared with many. */
export function areWordsMeant(borne: readonly string[], asked: readonly string[]): boolean {
  if (asked.length === 0) return false;
  if (asked.every((word) => beginsIn(borne, word))) return true;
  const run = asked.join('');
  return borne.some((_, index) => borne.slice(index).join('').startsWith(run));
}
