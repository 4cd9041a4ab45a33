import { expect, it } from 'vitest';
import { readFrom, scaleReadFrom } from './wall-letters.ts';

it.each([
  // 68.5 cm high: letters of 15.9 mm with capitals of 11.6 mm, times 215.
  [1, 55, 2.48],
  [2, 55, 4.97],
  // A projection of 2 m by 1.12 m.
  [1, 90, 4.06],
])('letters of size %d on %d inches are read from %d m', (scale, inches, metres) => {
  expect(readFrom(scale, inches)).toBeCloseTo(metres, 1);
  expect(scaleReadFrom(readFrom(scale, inches), inches)).toBeCloseTo(scale);
});
