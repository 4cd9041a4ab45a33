import { sayDecimal, type Language } from './language.ts';

declare const pointsBrand: unique symbol;

/**
 * A score, counted in tenths of a point so that sums and comparisons are exact.
 * One decimal is what a report file can carry (TRF `11.5`), so nothing is lost.
 */
export type Points = number & { readonly [pointsBrand]: true };

/** Tenths in one point. */
export const POINT = 10;

/** @example points(1.5) // fifteen tenths */
export function points(value: number): Points {
  const tenths = Math.round(value * POINT);
  if (!(Math.abs(tenths - value * POINT) <= 1e-9)) {
    throw new RangeError(`a score has at most one decimal: ${value}`);
  }
  return tenths as Points;
}

export function pointsFromTenths(tenths: number): Points {
  return tenths as Points;
}

export function sumPoints(values: Iterable<Points>): Points {
  let total = 0;
  for (const value of values) total += value;
  return total as Points;
}

/** Reads `3`, `3.5`, `3,5`, `-1.0` or `.5`; null when the text is not a score. */
export function parsePoints(text: string): Points | null {
  const match = /^([+-])?(\d*)(?:[.,](\d))?$/.exec(text.trim());
  if (!match || (match[2] === '' && match[3] === undefined)) return null;
  const tenths = Number(match[2]) * POINT + Number(match[3] ?? 0);
  return (match[1] === '-' ? 0 - tenths : tenths) as Points;
}

/** `3.5`: the form of report files, always with one decimal. */
export function formatPoints(value: Points): string {
  return (value / POINT).toFixed(1);
}

/** `3½`: the form of papers and screens; what is no half is `3.3`, in French `3,3`. */
export function displayPoints(value: Points, language: Language): string {
  const whole = Math.trunc(value / POINT);
  const rest = Math.abs(value % POINT);
  if (rest === 0) return String(whole);
  if (rest !== POINT / 2) return sayDecimal(formatPoints(value), language);
  const sign = value < 0 ? '-' : '';
  return `${sign}${whole === 0 ? '' : Math.abs(whole)}½`;
}

/** `+1`, `−½`: points that were given or taken, with a minus as long as the plus. */
export function displayChange(value: Points, language: Language): string {
  const size = displayPoints(pointsFromTenths(Math.abs(value)), language);
  return `${value < 0 ? '−' : '+'}${size}`;
}
