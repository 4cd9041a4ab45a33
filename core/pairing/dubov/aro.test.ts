import { describe, expect, it } from 'vitest';
import { averageRating } from './aro.ts';

describe('[C.04.4.1 1.7] average rating of opponents', () => {
  it.each([
    ['1.7.3: no game yet', [], 0],
    ['one opponent', [2011], 2011],
    ['1.7.1: a half goes up', [2000, 2001], 2001],
    ['less than a half goes down', [2000, 2000, 2001], 2000],
    ['more than a half goes up', [2000, 2001, 2001], 2001],
    ['1.1.2: who was given no rating counts with nought', [0, 1801], 901],
  ])('%s', (_, ratings, expected) => {
    expect(averageRating(ratings)).toBe(expected);
  });
});
