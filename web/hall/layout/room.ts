/** Room that most of a list's texts need, and all of them; in em. */
export interface Room {
  readonly most: number;
  readonly all: number;
}

/** Seven of eight; nobody's name makes everybody's letters small. */
const MOST = 0.875;

/** Width of a number of the page in em, and the space after it. */
export const roomForNumber = (largest: number, least: number): number =>
  Math.max(least, 0.72 * String(largest).length + 0.9);

/** @param longest beyond this a text is cut in any case */
export function roomFor(widths: readonly number[], longest: number): Room {
  if (widths.length === 0) return { most: 0, all: 0 };
  const sorted = [...widths].sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.min(longest, sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return { most: at(MOST), all: at(1) };
}

/** How many numbers of a row of them can be shown, with room left to say that there are more. */
export function numbersThatFit(
  numbers: readonly number[],
  width: number,
  lines: number,
  digit: number,
): number {
  let line = 1;
  let used = 0;
  for (const [index, number] of numbers.entries()) {
    const needed = (String(number).length + 2) * digit;
    if (used + needed > width) {
      line += 1;
      used = 0;
    }
    const last = line === lines && index < numbers.length - 1;
    const more = last ? (String(numbers.length - index - 1).length + 5) * digit : 0;
    if (line > lines || used + needed + more > width) return index;
    used += needed;
  }
  return numbers.length;
}
