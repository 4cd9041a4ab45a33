import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RATING_2022, RATING_2024_03 } from '../rules/editions/ratings.ts';
import { differenceForScore } from '../rules/expectancy.ts';
import { firstRating, type FirstRatingEvent, type FirstRatingGame } from './first-rating.ts';

const score = (halves: number, opponents: readonly number[]): FirstRatingEvent => ({
  games: opponents.map((opponent, index): FirstRatingGame => {
    const left = halves - 2 * index;
    return { opponent, halfPoints: left >= 2 ? 2 : left === 1 ? 1 : 0 };
  }),
});
const FIVE_OF_1500 = [1500, 1500, 1500, 1500, 1500];
const OLD = RATING_2022.properties;
const NEW = RATING_2024_03.properties;

describe('[B.02 8.2.3 of 2022] the first rating against an average of 1500 in five games', () => {
  // ratings-norms-and-tables §1.6
  it.each([
    [2.5, 1500, null],
    [3.5, 1540, null],
    [5, 1600, null],
    [2, 1428, 40],
    [0.5, 1134, 10],
  ])('with %d points is %i', (points, rating, percentage) => {
    expect(firstRating([score(2 * points, FIVE_OF_1500)], OLD, 'standard')).toMatchObject({
      ...{ games: 5, sum: 7500, over: 5, rating, percentage, lacks: null },
    });
  });
});

describe('[B.02 8.2 of 2024] the first rating with two draws against 1800', () => {
  it('of three points in five games against 9507 together is 1922', () => {
    // current-rules §2.1, as FIDE published it: Ra = 13107 / 7, p = 4/7 = .57, dp 50.
    expect(firstRating([score(6, [1901, 1901, 1901, 1902, 1902])], NEW, 'standard')).toEqual({
      ...{ games: 5, halfPoints: 6, disregarded: 0, sum: 13107, over: 7 },
      ...{ percentage: 57, difference: 50, figure: 1922, rating: 1922, lacks: null },
    });
  });

  it('is 2200 at most', () => {
    const strong = score(10, [2500, 2500, 2500, 2500, 2500]);
    expect(firstRating([strong], NEW, 'standard')).toMatchObject({ figure: 2609, rating: 2200 });
    expect(firstRating([strong], OLD, 'standard')).toMatchObject({ rating: 2600 });
  });
});

describe('[B.02 7.1.4, 8.2.1] what a first rating rests on', () => {
  it('five games against rated opponents, and the floor', () => {
    expect(firstRating([score(4, [1500, 1500, 1500, 1500])], OLD, 'standard')?.lacks).toBe('games');
    expect(firstRating([score(1, [1100, 1100, 1100, 1100, 1100])], OLD, 'standard')).toMatchObject({
      ...{ rating: 734, lacks: 'floor' },
    });
    expect(firstRating([score(4, FIVE_OF_1500)], NEW, 'standard')).toMatchObject({ lacks: null });
    expect(firstRating([score(1, FIVE_OF_1500)], NEW, 'standard')).toMatchObject({
      lacks: 'floor',
    });
    expect(firstRating([], NEW, 'standard')).toBeNull();
  });

  it('a first event without a point is left out, a later one is not', () => {
    const [zero, even] = [score(0, FIVE_OF_1500), score(5, FIVE_OF_1500)];
    expect(firstRating([zero], OLD, 'standard')).toBeNull();
    expect(firstRating([zero, even], OLD, 'standard')).toMatchObject({
      disregarded: 1,
      rating: 1500,
    });
    expect(firstRating([even, zero], OLD, 'standard')).toMatchObject({ disregarded: 0, games: 10 });
  });

  it('events of 26 months are pooled', () => {
    const event = (day: string) => ({ day, ...score(5, FIVE_OF_1500) });
    const pooled = (first: string) =>
      firstRating([event(first), event('2023-03-15')], OLD, 'standard')?.games;
    expect(pooled('2021-02-01')).toBe(10);
    expect(pooled('2021-01-31')).toBe(5);
  });
});

/** 8.2 read aloud, in fractions of floating point: equal but where the sum is exactly a half. */
function literally(games: readonly FirstRatingGame[], hypothetical: boolean): number {
  const all = hypothetical
    ? [...games, ...[1, 2].map(() => ({ opponent: 1800, halfPoints: 1 as const }))]
    : games;
  const average = all.reduce((sum, { opponent }) => sum + opponent, 0) / all.length;
  const points = all.reduce((sum, { halfPoints }) => sum + halfPoints / 2, 0);
  const p = Math.floor((100 * points) / all.length + 0.5 + 1e-9);
  if (hypothetical) return Math.min(2200, Math.floor(average + differenceForScore(p) + 0.5 + 1e-9));
  if (points * 2 === all.length) return Math.floor(average + 0.5 + 1e-9);
  let extra = 0;
  for (let above = all.length / 2; above < points; above += 0.5) extra += 20;
  return Math.floor(average + (extra > 0 ? extra : differenceForScore(p)) + 0.5 + 1e-9);
}

it('[B.02 8.2] agrees with the text read aloud', () => {
  const games = fc.array(
    fc.record({
      opponent: fc.integer({ min: 1000, max: 2800 }),
      halfPoints: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
    }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(games, fc.boolean(), (played, hypothetical) => {
      fc.pre(played.some(({ halfPoints }) => halfPoints > 0));
      const rules = hypothetical ? NEW : OLD;
      expect(firstRating([{ games: played }], rules, 'standard')?.rating).toBe(
        literally(played, hypothetical),
      );
    }),
  );
});
