import { expect, it } from 'vitest';
import { boardRanges } from './board-ranges.ts';

it.each([
  ['7', '7'],
  ['1, 2', '1, 2'],
  ['1, 2, 3, 5', '1–3, 5'],
  ['2, 4, 5, 6, 9', '2, 4–6, 9'],
  [
    Array.from({ length: 12 }, (_, index) => 2 * index + 1).join(', '),
    '1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23',
  ],
  [
    Array.from({ length: 30 }, (_, index) => 2 * index + 1).join(', '),
    '1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23 …',
  ],
])('boards %s are written %s', (boards, text) => {
  expect(boardRanges(boards)).toBe(text);
});
