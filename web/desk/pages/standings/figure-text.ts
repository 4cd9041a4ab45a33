import { sayDecimal, type Language } from '@ronde/core/rules/language.ts';
import { displayPoints, pointsFromTenths } from '@ronde/core/rules/points.ts';
import { formatFigure, type Figure } from '@ronde/core/standings/figure.ts';

/** Parts in one of figures that are scores: they show `25½`. */
const TENTHS = 10;

/** A tie-break's value as tables show it: `25½`, `182.25` and `182,25`; a dash where it has none. */
export function figureText(figure: Pick<Figure, 'value' | 'per'>, language: Language): string {
  const text = formatFigure(figure);
  if (text === null || figure.value === null) return '–';
  if (figure.per === TENTHS) return displayPoints(pointsFromTenths(figure.value), language);
  return sayDecimal(text, language);
}
