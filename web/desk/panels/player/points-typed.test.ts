import { expect, it } from 'vitest';
import { pointsTyped } from './points-typed.ts';

it.each([
  ['1', 10],
  ['-1', -10],
  ['−½', -5],
  ['+0,5', 5],
  ['-0.5', -5],
  ['1½', 15],
  [' ½ ', 5],
  ['0', null],
  ['', null],
  ['-', null],
  ['1.5½', null],
  ['one', null],
  ['0.25', null],
])('%j is %j tenths', (typed, tenths) => {
  expect(pointsTyped(typed)).toBe(tenths);
});
