import { expect, it } from 'vitest';
import { around } from './around.ts';

const rows = Array.from({ length: 10 }, (_, index) => index);

it.each([
  [5, [3, 4, 5, 6, 7]],
  [0, [0, 1, 2, 3, 4]],
  [9, [5, 6, 7, 8, 9]],
])('around %i', (index, shown) => {
  expect(around(rows, index, 2)).toEqual(shown);
});

it('is everything of a short list', () => {
  expect(around([0, 1, 2], 1, 2)).toEqual([0, 1, 2]);
});
