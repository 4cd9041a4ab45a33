import { parsePoints, pointsFromTenths, type Points } from '@ronde/core/rules/points.ts';

/** Points to add or to take away: `-1`, `−½`, `+0,5`, `1½`; null when it is none, or zero. */
export function pointsTyped(text: string): Points | null {
  const [, sign = '', digits = '', half = ''] =
    /^([+\-−–]?)\s*(\d{0,3}(?:[.,]\d)?)(½?)$/.exec(text.trim()) ?? [];
  if (digits === '' && half === '') return null;
  const whole = parsePoints(digits === '' ? '0' : digits.replace(',', '.'));
  if (whole === null || (half !== '' && !/^\d*$/.test(digits))) return null;
  const tenths = whole + (half === '' ? 0 : 5);
  if (tenths === 0) return null;
  return pointsFromTenths(sign === '' || sign === '+' ? tenths : -tenths);
}
