import { expect, it } from 'vitest';
import { compareValues, type Figures } from './compare-values.ts';

const list = (...sizes: number[]): Figures => ({ value: sizes.length, sizes });
const counted = (value: number, ...sizes: number[]): Figures => ({
  value,
  sizes,
  countFirst: true,
});

it.each<[string, Figures, Figures, number]>([
  ['C.10 counts', { value: 1, sizes: [] }, { value: 2, sizes: [] }, -1],
  ['C.6 compares the first difference', list(20, 5), list(15, 15, 15), 1],
  ['C.6 and the shorter list where one begins the other', list(10), list(10, 5), -1],
  ['C.7 counts the players left over first', counted(0, 30), counted(1, 10), -1],
  ['C.7 and compares their scores then', counted(1, 30), counted(1, 10), 1],
  ['C.12 is the same for the same', list(10), list(10), 0],
])('[C.04.3] %s', (_, a, b, sign) => {
  expect(Math.sign(compareValues(a, b))).toBe(sign);
  expect(Math.sign(compareValues(b, a))).toBe(sign === 0 ? 0 : -sign);
});
