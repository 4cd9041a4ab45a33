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
