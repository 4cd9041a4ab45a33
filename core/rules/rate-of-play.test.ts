import { RATING_2017, RATING_2025_10 } from './editions/ratings.ts';
import { describe, expect, it } from 'vitest';
import { classOfPlay } from './rate-of-play.ts';

const rules = RATING_2025_10.properties;

describe('[B.02 1] the class by base + 60 × increment', () => {
  // 2400 and above need 120 minutes, 1800 and above 90, others 60; rapid more than 10 and less than
  // 60; blitz more than 3 and at most 10 (FIDE Handbook B.02 1.1 to 1.3, RB 1).
  it.each([
    [90, 30, 'standard', null],
    [60, 30, 'standard', 2400],
    [60, 0, 'standard', 1800],
    [50, 10, 'standard', 1800],
    [45, 0, 'rapid', null],
    [15, 5, 'rapid', null],
    [10, 0, 'blitz', null],
    [10, 1, 'rapid', null],
    [3, 2, 'blitz', null],
    [3, 0, 'unrated', null],
  ] as const)('%i minutes + %i s is %s', (minutes, increment, expected, ratedBelow) => {
    expect(classOfPlay({ minutes, increment }, rules)).toMatchObject({
      class: expected,
      ratedBelow,
      sixtyMoves: minutes + increment,
    });
  });

  // BAF 144, lines 490-507: 2200 and 1600, and blitz from five minutes on.
  it.each([
    [60, 30, 'standard', 2200],
    [60, 0, 'standard', 1600],
    [5, 0, 'blitz', null],
    [3, 2, 'blitz', null],
    [4, 0, 'unrated', null],
    [10, 0, 'blitz', null],
  ] as const)('in 2017 %i minutes + %i s is %s', (minutes, increment, expected, ratedBelow) => {
    expect(classOfPlay({ minutes, increment }, RATING_2017.properties)).toMatchObject({
      ...{ class: expected, ratedBelow },
    });
  });

  it('counts the seconds from the move they begin with', () => {
    const control = { minutes: 120, increment: 30, incrementFrom: 41 };
    expect(classOfPlay(control, rules).sixtyMoves).toBe(130);
  });
});
