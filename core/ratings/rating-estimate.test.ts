import { describe, expect, it } from 'vitest';
import { performanceOf, type RatedGame } from '../rules/performance.ts';
import { FFE_PERFORMANCE } from '../rules/french-performance-rules.ts';
import { estimatedRating } from './rating-estimate.ts';

const games = (...played: readonly (readonly [number, 0 | 1 | 2])[]): RatedGame[] =>
  played.map(([rating, halfPoints], index) => ({ round: index + 1, rating, halfPoints }));

describe('[BAF 101, lines 611-613] the rating of an unrated player by turns', () => {
  it('keeps the second performance where it is less than 20 points from the first', () => {
    // Three of five against 1600: 72 in the table of 2003, whatever is tried within 350 points.
    const even = games([1600, 2], [1600, 2], [1600, 2], [1600, 0], [1600, 0]);
    expect(estimatedRating(even, 1499)).toEqual({
      ...{ rating: 1672, settled: true },
      turns: [
        { tried: 1499, performance: 1672 },
        { tried: 1672, performance: 1672 },
      ],
    });
  });

  it('tries the mean where they are farther apart, and stops after 25 turns', () => {
    const mixed = games(
      [1200, 2],
      [1300, 2],
      [1400, 2],
      [1800, 2],
      [1900, 1],
      [2000, 0],
      [2100, 0],
      [2150, 0],
    );
    const found = estimatedRating(mixed, 1499);
    const [, second, third] = found?.turns ?? [];
    if (second === undefined) throw new Error('no second turn');
    // Each turn is the performance of what it tried.
    for (const { tried, performance } of found?.turns ?? []) {
      const made = performanceOf(mixed, tried, FFE_PERFORMANCE);
      expect(made.ok && made.value.average + made.value.difference).toBe(performance);
    }
    if (third !== undefined) {
      expect(third.tried).toBe(Math.round((second.tried + second.performance) / 2));
    }
    expect(found?.turns.length).toBeLessThanOrEqual(25);
    expect(found?.settled).toBe(
      Math.abs((found?.turns.at(-1)?.performance ?? 0) - (found?.turns.at(-1)?.tried ?? 99)) < 20,
    );
  });

  it('has no answer where too few games are compatible', () => {
    expect(estimatedRating(games([2400, 0], [2400, 0]), 1499)).toBeNull();
  });
});
