import { describe, expect, it } from 'vitest';
import { playerId } from '../rules/identity.ts';
import { insertInOrder } from './initial-order.ts';
import type { PlayerDetails } from './player.ts';

const player = (name: string, rating: number): PlayerDetails => ({
  id: playerId(name),
  name,
  ratings: { fide: rating },
  fromRound: 1,
});

describe('[C.04.2 2.4] a late entry takes its place among the numbers that are given', () => {
  it.each<[string, readonly (readonly [string, number])[], number, string[]]>([
    [
      'between its neighbours',
      [
        ['a', 2400],
        ['b', 2200],
      ],
      2300,
      ['a', 'late', 'b'],
    ],
    [
      'first',
      [
        ['a', 2400],
        ['b', 2200],
      ],
      2500,
      ['late', 'a', 'b'],
    ],
    [
      'last',
      [
        ['a', 2400],
        ['b', 2200],
      ],
      2100,
      ['a', 'b', 'late'],
    ],
    // Ratings were corrected since: before a and after b contradict one number each.
    [
      'where as few numbers contradict it, the first place',
      [
        ['a', 2200],
        ['b', 2400],
      ],
      2300,
      ['late', 'a', 'b'],
    ],
    [
      'past a correction that is one of many',
      [
        ['a', 2200],
        ['b', 2400],
        ['c', 2350],
      ],
      2300,
      ['a', 'b', 'c', 'late'],
    ],
  ])('%s', (_, numbered, rating, expected) => {
    const order = insertInOrder(
      numbered.map(([name, own]) => player(name, own)),
      [player('late', rating)],
      { method: 'FIDE', last: 'alphabetical' },
    );
    expect(order).toEqual(expected);
  });
});
