import { playerId } from '@ronde/core/rules/identity.ts';
import { describe, expect, it } from 'vitest';
import { drawnByHand, sizesTyped } from './drawn-by-hand.ts';

const [a, b, c] = [playerId('a'), playerId('b'), playerId('c')];
const typed = (...texts: readonly string[]) =>
  new Map([a, b, c].map((id, index) => [id, texts[index] ?? '']));

describe('[LA 3.1] numbers drawn by hand', () => {
  it('are an order once everybody has one', () => {
    expect(drawnByHand([a, b, c], typed('2', ' 3 ', '1')).order).toEqual([c, a, b]);
  });

  it.each([
    [['2', '', '1'], { missing: 1, twice: [], outside: [] }],
    [['2', '2', '1'], { missing: 0, twice: [2], outside: [] }],
    [['4', '0', 'x'], { missing: 0, twice: [], outside: ['4', '0', 'x'] }],
  ])('%j is told', (texts, faults) => {
    expect(drawnByHand([a, b, c], typed(...texts))).toEqual({ order: null, faults });
  });
});

it.each([
  ['4, 4', [4, 4]],
  ['4;2 2', [4, 2, 2]],
  ['10, 5', null],
  ['0', null],
  ['', null],
  ['4, x', null],
])('sizes of groups among 14: %s', (text, sizes) => {
  expect(sizesTyped(text, 14)).toEqual(sizes);
});
