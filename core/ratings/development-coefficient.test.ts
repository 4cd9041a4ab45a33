import { describe, expect, it } from 'vitest';
import { RATING_2017, RATING_2022, RATING_2024_03 } from '../rules/editions/ratings.ts';
import { developmentCoefficient } from './development-coefficient.ts';
import type { Development } from './rated-event.ts';

const LADDER = RATING_2022.properties.standard.k;
const known: Development = { birth: '1990-05-05', highest: 2000, gamesSoFar: 200 };

describe('[B.02 8.3.3] K', () => {
  // ratings-norms-and-tables §1.6 and the precedence of current-rules §2.1.
  it.each<[string, number, Development, number, string, boolean]>([
    [
      '2400 once reached stays 10',
      2350,
      { ...known, highest: 2400 },
      10,
      'publishedRatingEverReached',
      false,
    ],
    ['2400 now needs no history', 2400, {}, 10, 'publishedRatingEverReached', false],
    ['a junior below 2300', 2299, { ...known, birth: '2004' }, 40, 'juniorAlwaysBelow', false],
    [
      'a junior who was above',
      2290,
      { ...known, birth: '2004', highest: 2310 },
      20,
      'otherwise',
      false,
    ],
    ['the year after is too late', 2000, { ...known, birth: '2003-12-31' }, 20, 'otherwise', false],
    ['fewer than thirty games', 2000, { ...known, gamesSoFar: 29 }, 40, 'fewerGamesThan', false],
    ['thirty games', 2000, { ...known, gamesSoFar: 30 }, 20, 'otherwise', false],
    ['nothing known', 2000, {}, 20, 'otherwise', true],
    ['as listed', 2000, { listedK: 40 }, 40, 'listed', false],
    ['as given, before the list', 2000, { listedK: 40, givenK: 10 }, 10, 'given', false],
  ])('%s', (_what, rating, development, k, reason, assumed) => {
    expect(developmentCoefficient(LADDER, rating, development, '2022-06-15')).toEqual({
      ...{ k, reason, assumed },
    });
  });

  it.each([
    ['2004-06-16', 40, false],
    ['2004-06-15', 20, false],
    ['2004', 20, true],
    ['2005', 40, false],
  ])('[8.56 of 2017] born %s, on 15 June 2022: till the 18th birthday', (birth, k, assumed) => {
    const ladder = RATING_2017.properties.standard.k;
    const development = { ...known, birth };
    expect(developmentCoefficient(ladder, 2000, development, '2022-06-15')).toMatchObject({
      ...{ k, assumed },
    });
  });

  it('[RB 7.3.3] is 20 for everybody in rapid and blitz in 2022, and by the ladder since 2024', () => {
    const junior = { ...known, birth: '2015' };
    const of = (ladder: typeof LADDER) =>
      developmentCoefficient(ladder, 1500, junior, '2024-06-15').k;
    expect(of(RATING_2022.properties.rapidAndBlitz.k)).toBe(20);
    expect(of(RATING_2024_03.properties.rapidAndBlitz.k)).toBe(40);
  });
});
