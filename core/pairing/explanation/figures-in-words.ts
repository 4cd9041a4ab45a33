import type { Language } from '../../rules/language.ts';
import { displayPoints, POINT, pointsFromTenths } from '../../rules/points.ts';
import type { Figures } from '../compare-values.ts';

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
