import { expect, it } from 'vitest';
import { nextCell } from './next-cell.ts';

/** Three in a row, the last row is not full. */
const TOPS = [0, 0, 0, 40, 40, 40, 80, 80];

it.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, 7],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 7],
  ['ArrowUp', 7, 4],
  ['ArrowUp', 1, 0],
  ['Home', 5, 0],
  ['End', 0, 7],
  ['Enter', 3, null],
])('%s from cell %i leads to %s', (key, at, next) => {
  expect(nextCell(key, at, TOPS)).toBe(next);
});
