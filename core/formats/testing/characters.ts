const SURROGATES = { from: 0xd800, count: 0x800 };

/** How many characters there are: code points without the halves of surrogate pairs. */
export const CHARACTERS = 0x110000 - SURROGATES.count;

/** For strings of any characters at all: fast-check's own unit for them first makes a table of a million. */
export const characterAt = (place: number): string =>
  String.fromCodePoint(place < SURROGATES.from ? place : place + SURROGATES.count);

/** The way back, by which fast-check mixes in words that are dangerous to programs. */
export function placeOfCharacter(character: unknown): number {
  const [first = '', ...others] = typeof character === 'string' ? character : '';
  const point = first.codePointAt(0);
  if (point === undefined || others.length > 0) throw new RangeError('not one character');
  return point < SURROGATES.from ? point : point - SURROGATES.count;
}
