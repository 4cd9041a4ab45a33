import { describe, expect, it } from 'vitest';
import { expectedHundredths } from './expectancy.ts';
import { randomScore } from './game-result.ts';
import { randomFrom } from '../../rules/random.ts';

describe('expected score', () => {
  it('[B.02 8.1.2] is the higher rated player’s, and its complement for the other', () => {
    expect(expectedHundredths(2000, 1900)).toBe(64);
    expect(expectedHundredths(1900, 2000)).toBe(36);
  });

  it('is one half against a player without a rating', () => {
    expect(expectedHundredths(0, 2400)).toBe(50);
  });
});

describe('random scores', () => {
  const games = 20_000;

  it.each([
    [50, 30, 0.3],
    [76, 30, 0.3],
    [92, 30, 0.16],
    [100, 30, 0],
    [0, 30, 0],
    [50, 100, 1],
  ])('average the expectation: %i of 100 with %i draws', (expected, draws, share) => {
    const random = randomFrom(7);
    let score = 0;
    let drawn = 0;
    for (let game = 0; game < games; game += 1) {
      const [white] = randomScore(random, expected, draws);
      score += white === 'win' ? 1 : white === 'draw' ? 0.5 : 0;
      drawn += white === 'draw' ? 1 : 0;
    }
    expect(score / games).toBeCloseTo(expected / 100, 1.5);
    expect(drawn / games).toBeCloseTo(share, 1.5);
  });
});

describe('random source', () => {
  it('repeats itself for a seed and stays within its bounds', () => {
    const [one, two] = [randomFrom(42), randomFrom(42)];
    const drawn = Array.from({ length: 1000 }, () => one.next());
    expect(drawn).toEqual(Array.from({ length: 1000 }, () => two.next()));
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(new Set(drawn).size).toBeGreaterThan(990);
    expect([...one.shuffled([1, 2, 3, 4])].sort()).toEqual([1, 2, 3, 4]);
    expect(() => one.pick([])).toThrow(RangeError);
  });
});
