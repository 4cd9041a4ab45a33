import { expect, it } from 'vitest';
import type { AccessRow } from './access-row.ts';
import { ffePlayer } from './ffe-fields.ts';

/** The person, and the values that were left out with their columns. */
function read(cells: AccessRow) {
  const unread: string[] = [];
  const player = ffePlayer({ Nom: 'ARAD', Prenom: 'Anne', ...cells }, new Map(), (column, value) =>
    unread.push(`${column}: ${value}`),
  );
  return { player, unread };
}

it.each([
  ['2001-05-06', '2001-05-06'],
  ['1900-01-02', '1900-01-02'],
  // Access keeps an empty day as the first of its calendar.
  ['1900-01-01', null],
  ['1899-12-30', null],
])('the birth %s is read as %s', (cell, birth) => {
  expect(read({ NeLe: cell })).toMatchObject({ player: { birth }, unread: [] });
});

it.each([
  [4000, 4000],
  [1, 1],
  [0, null],
])('the rating %d is read as %s', (cell, rating) => {
  const { player, unread } = read({ Elo: cell, Fide: 'F' });
  expect(player?.standard?.rating ?? null).toBe(rating);
  expect(unread).toEqual([]);
});

// Papi pads the number to eight digits (found in 246 of 1,168 players of public files).
it.each([
  ['00612345', '612345'],
  ['04901234', '4901234'],
  ['612345', '612345'],
  ['26012345', '26012345'],
  [612_345, '612345'],
  ['', null],
  ['0', null],
  ['00000000', null],
  [null, null],
])('[LA 8767-8783] the FIDE number %j is read as %s', (cell, fideId) => {
  expect(read({ FideCode: cell })).toMatchObject({ player: { fideId }, unread: [] });
});

it.each<[string, AccessRow]>([
  ['FideCode: 61X2345', { FideCode: '61X2345' }],
  ['FideCode: 12', { FideCode: '12' }],
  ['Elo: 4001', { Elo: 4001, Fide: 'F' }],
  ['Elo: -5', { Elo: -5 }],
  ['Rapide: 15.5', { Rapide: 15.5 }],
  ['BlitzFide: Z', { Blitz: 1500, BlitzFide: 'Z' }],
  ['FideTitre: zz', { FideTitre: 'zz' }],
  ['Sexe: X', { Sexe: 'X' }],
  ['NeLe: hier', { NeLe: 'hier' }],
  ['AffType: Q', { AffType: 'Q' }],
])('%s cannot be read and is told', (told, cells) => {
  expect(read(cells).unread).toEqual([told]);
});
