import { describe, expect, it } from 'vitest';
import { performanceOf, type PerformanceRule, type RatedGame } from './performance.ts';

const FIDE: PerformanceRule = {
  table: 'fide-dp',
  opponentWithin: null,
  fullScore: 800,
  beyond: 'broughtNearer',
  article: 'C.07 10.2',
};
const BULLETIN: PerformanceRule = {
  table: 'baf101-2003',
  opponentWithin: 350,
  fullScore: 736,
  beyond: 'broughtNearer',
  article: 'BAF 101 2.5',
};

const games = (...played: readonly (readonly [number, 0 | 1 | 2])[]): RatedGame[] =>
  played.map(([rating, halfPoints], index) => ({ round: index + 1, rating, halfPoints }));

describe('a performance', () => {
  it('[C.07 10.2] is the average of the opponents plus the difference for the score', () => {
    // Two of three is .67, which B.02 8.1.1 gives 125 points.
    expect(performanceOf(games([2000, 2], [2100, 1], [2201, 1]), 1900, FIDE)).toEqual({
      ok: true,
      value: { average: 2100, difference: 125, halfPoints: 4, games: 3 },
    });
  });

  it('[B.01 1.4.8] of six points in nine games against 2326 is 2451', () => {
    const wins = Array.from({ length: 6 }, () => [2326, 2] as const);
    const losses = Array.from({ length: 3 }, () => [2326, 0] as const);
    const played = games(...wins, ...losses);
    expect(performanceOf(played, null, FIDE)).toMatchObject({
      value: { average: 2326, difference: 125 },
    });
  });

  it('[C.07 10.2] of a full score or none is 800 points away', () => {
    expect(performanceOf(games([2000, 2]), null, FIDE)).toMatchObject({
      value: { difference: 800 },
    });
    expect(performanceOf(games([2000, 0]), null, FIDE)).toMatchObject({
      value: { difference: -800 },
    });
  });

  it('[BAF 101 2.5] brings opponents within 350 points, or leaves them out', () => {
    const played = games([1500, 2], [1900, 1], [2000, 1], [2100, 1], [2000, 1]);
    // 1650 in the place of 1500, and three of five: 72 in the table of 2003.
    expect(performanceOf(played, 2000, BULLETIN)).toEqual({
      ok: true,
      value: { average: 1930, difference: 72, halfPoints: 6, games: 5 },
    });
    expect(performanceOf(played, 2000, { ...BULLETIN, beyond: 'tooFar' })).toEqual({
      ok: true,
      value: { average: 2000, difference: 0, halfPoints: 4, games: 4 },
    });
  });

  it('there is none without a game, or where the table has no column', () => {
    expect(performanceOf([], 2000, FIDE)).toEqual({ ok: false, error: 'noGame' });
    expect(performanceOf(games([2000, 1]), 2000, BULLETIN)).toEqual({
      ok: false,
      error: 'noColumn',
    });
  });
});
