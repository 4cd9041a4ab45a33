import { playerId } from '@ronde/core/rules/identity.ts';
import type { StandingsRowView } from '@ronde/core/tournament/views/standings.ts';
import { describe, expect, it } from 'vitest';
import { pointsGroups, stepsOf, valueTyped } from './play-off-steps.ts';

const [a, b, c] = [playerId('a'), playerId('b'), playerId('c')];

describe('a play-off', () => {
  it('is among those with the same points who have a rank', () => {
    const rows = [
      { id: a, rank: 1, points: 10 },
      { id: b, rank: 2, points: 10 },
      { id: c, rank: 3, points: 5 },
      { id: playerId('d'), rank: null, points: 5 },
    ] as unknown as StandingsRowView[];
    const groups = pointsGroups(rows).map(({ points, rows: of }) => [points, of.map((r) => r.id)]);
    expect(groups).toEqual([[10, [a, b]]]);
  });

  it('[LA 5.2 1.f] leaves those on one place equal', () => {
    const places = new Map([
      [a, 3],
      [b, 1],
      [c, 3],
    ]);
    expect(stepsOf(places)).toEqual([[b], [a, c]]);
  });
});

it.each([
  ['12', 12],
  [' 7,5 ', 7.5],
  ['−0.25', -0.25],
  ['1.234', null],
  ['', null],
  ['x', null],
])('reads the value %j', (typed, value) => {
  expect(valueTyped(typed)).toBe(value);
});
