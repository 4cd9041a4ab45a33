import { expect, it } from 'vitest';
import { ffePlayer } from './ffe-fields.ts';

const read = (cells: Readonly<Record<string, string | number>>) =>
  ffePlayer({ Nom: 'ARAD', Prenom: 'Anne', ...cells }, new Map());

it.each([
  ['2001-05-06', '2001-05-06'],
  ['1900-01-02', '1900-01-02'],
  // Access keeps an empty day as the first of its calendar.
  ['1900-01-01', null],
  ['1899-12-30', null],
])('the birth %s is read as %s', (cell, birth) => {
  expect(read({ NeLe: cell })?.birth).toBe(birth);
});

it.each([
  [4000, 4000],
  [4001, null],
  [1, 1],
  [0, null],
])('the rating %d is read as %s', (cell, rating) => {
  expect(read({ Elo: cell, Fide: 'F' })?.standard?.rating ?? null).toBe(rating);
});
