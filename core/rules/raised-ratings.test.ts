import { describe, expect, it } from 'vitest';
import { raisedRatings } from './raised-ratings.ts';

const RATINGS = new Map([
  ['a', 2300],
  ['b', 1000],
  ['c', 2199],
]);

describe('raised ratings', () => {
  it.each<[number, number, readonly string[], readonly number[]]>([
    [2200, 1, ['b'], [2300, 2200, 2199]],
    [2200, 2, ['b', 'c'], [2300, 2200, 2200]],
    [2200, 0, [], [2300, 1000, 2199]],
    [1000, 1, [], [2300, 1000, 2199]],
  ])('[B.01 1.4.6c] to %i, %i at most: %j', (floor, opponents, raised, ratings) => {
    const found = raisedRatings(RATINGS, floor, opponents);
    expect(found.raised).toEqual(raised);
    expect([...found.ratings.values()]).toEqual(ratings);
  });
});
