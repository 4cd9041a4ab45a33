import type { Language } from '../../rules/language.ts';
import { displayPoints, POINT, pointsFromTenths } from '../../rules/points.ts';

/** How well a criterion is kept: a count, or a list in descending order. */
interface Figures {
  readonly value: number;
  readonly sizes: readonly number[];
}

/** `2½ points`: in French the plural begins at two, in English above one. */
export function scoreWords(tenths: number, language: Language): string {
  const singular = language === 'fr' ? Math.abs(tenths) < 2 * POINT : Math.abs(tenths) <= POINT;
  const one = singular && (tenths !== 0 || language === 'fr');
  return `${displayPoints(pointsFromTenths(tenths), language)} ${one ? 'point' : 'points'}`;
}

/** A score or a difference of scores. */
export const figure = (tenths: number, language: Language): string =>
  displayPoints(pointsFromTenths(tenths), language);

/** A count, or the scores of a list. */
export function sayValue({ value, sizes }: Figures, language: Language): string {
  if (sizes.length === 0) return String(value);
  return `${value} (${sizes.map((size) => figure(size, language)).join(' ')})`;
}

/** Fewer first; lists of equal length by their first difference. */
export function compareValues(a: Figures, b: Figures): number {
  for (let index = 0; index < Math.max(a.sizes.length, b.sizes.length); index += 1) {
    const difference = (a.sizes[index] ?? -Infinity) - (b.sizes[index] ?? -Infinity);
    if (difference !== 0) return difference;
  }
  return a.value - b.value;
}
