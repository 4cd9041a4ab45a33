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
};

const PLAIN = /^[a-z0-9 ]*$/;

/** Small letters without accents, words parted by one space: how names are compared. */
export function foldedName(name: string): string {
  let text = name.toLowerCase();
  if (!PLAIN.test(text)) {
    text = text
      .normalize('NFD')
      .replace(/[\p{M}'’`´]/gu, '')
      .replace(/[ßæœøłđðþıŋ]/g, (letter) => SPELT[letter] ?? letter)
      .replace(/[^\p{L}\p{N}]+/gu, ' ');
  }
  return text.trim();
}

/** The words of a name, folded; `Dupont-Martin, Jean` has three. */
export function nameWords(name: string): string[] {
  const folded = foldedName(name);
  return folded === '' ? [] : folded.split(/ +/);
}

/**
 * Whether a name is meant by what was typed: each word begins one of its words, in any order, blind
 * to accents, apostrophes and hyphens. `nguyen` and `n guyen` find N'GUYEN, `jeanpierre` Jean-Pierre.
 */
export function isNameMeant(name: string, typed: string): boolean {
  const asked = nameWords(typed);
  if (asked.length === 0) return false;
  const borne = nameWords(name);
  if (asked.every((word) => borne.some((whole) => whole.startsWith(word)))) return true;
  const run = asked.join('');
  return borne.some((_, index) => borne.slice(index).join('').startsWith(run));
}
