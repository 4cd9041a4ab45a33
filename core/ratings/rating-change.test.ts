import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RatingProperties } from '../rules/editions/rating-properties.ts';
import {
  RATING_2017,
  RATING_2022,
  RATING_2024_03,
  RATING_2025_10,
} from '../rules/editions/ratings.ts';
import { probabilityForDifference } from '../rules/expectancy.ts';
import { RATING_KINDS, type RatingKind } from '../rules/rating-kind.ts';
import { reducedK } from './development-coefficient.ts';
import { gameChanges, ratingChange, type RatedMeeting } from './rating-change.ts';

const against = (own: number, ...games: readonly (readonly [number, 0 | 1 | 2])[]) =>
  games.map(([opponent, halfPoints]): RatedMeeting => ({ own, opponent, halfPoints }));

describe('[B.02 8.1.2] the probability at the edges of its bands', () => {
  // ratings-norms-and-tables §1.6
  it.each([
    [0, 50],
    [3, 50],
    [4, 51],
    [-4, 49],
    [391, 91],
    [392, 92],
    [400, 92],
    [735, 99],
    [736, 100],
  ])('of %i is .%i', (difference, hundredths) => {
    expect(probabilityForDifference(difference)).toBe(hundredths);
  });
});

describe('[B.02 8.3.3] K × n within 700', () => {
  // BAF 144 lines 525-529, ratings-norms-and-tables §1.6, current-rules §2.1 (39 games of K 20).
  it.each([
    [40, 17, 40],
    [40, 18, 38],
    [20, 35, 20],
    [20, 36, 19],
    [20, 39, 17],
    [10, 70, 10],
    [10, 71, 9],
  ])('K %i over %i games is %i', (k, games, expected) => {
    expect(reducedK(k, games, RATING_2022.properties.kTimesGames)).toBe(expected);
    const draws = against(2000, ...Array.from({ length: games }, () => [2000, 1] as const));
    expect(ratingChange([draws], k, RATING_2022.properties, 'standard').k).toBe(expected);
  });
});

describe('[B.02 8.3] the change of a rated player', () => {
  // ratings-norms-and-tables §1.6: the player of the book's performance, and one of 2500.
  const book = against(1850, [1440, 2], [1700, 2], [1800, 2], [2000, 2], [1800, 1], [1880, 0]);
  const strong = against(2500, [1900, 2], [2050, 2], [2000, 1]);

  it('of 1850 with K 20 is +19.6, so +20', () => {
    expect(
      gameChanges(book, RATING_2022.properties, 'standard').map(({ surplus }) => surplus),
    ).toEqual([8, 30, 43, 70, -7, -46]);
    expect(ratingChange([book], 20, RATING_2022.properties, 'standard')).toEqual({
      ...{ games: 6, halfPoints: 9, expected: 352, surplus: 98, k: 20, change: 1960, rounded: 20 },
    });
  });

  it('[8.3.1 of 2022] of 2500 with K 10 is −3.2, so −3: one upgrade, for the largest difference', () => {
    const lines = gameChanges(strong, RATING_2022.properties, 'standard');
    expect(lines.map(({ counted, reading }) => [counted, reading])).toEqual([
      [400, 'capped'],
      [450, 'benefitUsed'],
      [500, 'benefitUsed'],
    ]);
    expect(ratingChange([strong], 10, RATING_2022.properties, 'standard')).toMatchObject({
      surplus: -32,
      change: -320,
      rounded: -3,
    });
  });

  it.each([
    ['2017', RATING_2017],
    ['March 2024', RATING_2024_03],
  ])('[8.3.1 of %s] every upgrade counts', (_edition, { properties }) => {
    const lines = gameChanges(strong, properties, 'standard');
    expect(lines.map(({ counted }) => counted)).toEqual([400, 400, 400]);
  });

  it('[8.3.1 of October 2025] 2813 sees 413 where 2400 sees 400; rapid keeps the cap', () => {
    // current-rules §2.1: PD .93 for the first.
    const { properties } = RATING_2025_10;
    const [top] = gameChanges(against(2813, [2400, 2]), properties, 'standard');
    expect(top).toEqual({
      difference: 413,
      counted: 413,
      reading: 'exempt',
      expected: 93,
      surplus: 7,
    });
    const [other] = gameChanges(against(2400, [2813, 0]), properties, 'standard');
    expect(other).toMatchObject({
      difference: -413,
      counted: -400,
      reading: 'capped',
      expected: 8,
    });
    const [rapid] = gameChanges(against(2813, [2400, 2]), properties, 'rapid');
    expect(rapid).toMatchObject({ counted: 400, expected: 92 });
    const [below] = gameChanges(against(2649, [2200, 2]), properties, 'standard');
    expect(below).toMatchObject({ counted: 400 });
    const [from] = gameChanges(against(2650, [2200, 2]), properties, 'standard');
    expect(from).toMatchObject({ counted: 450, reading: 'exempt' });
  });

  it('[8.3.1 of 2022] the lower rated is always brought to 400', () => {
    const lines = gameChanges(
      against(1500, [2000, 0], [2100, 1]),
      RATING_2022.properties,
      'standard',
    );
    expect(lines.map(({ counted }) => counted)).toEqual([-400, -400]);
  });

  it('[8.3.4] several events of a period are rounded once, and the upgrade is one an event', () => {
    const rules = RATING_2022.properties;
    const draw = against(2000, [2050, 1]);
    // ΔR .07 twice with K 20: 1.4 each, 2.8 together.
    expect(ratingChange([draw], 20, rules, 'standard')).toMatchObject({ change: 140, rounded: 1 });
    expect(ratingChange([draw, draw], 20, rules, 'standard')).toMatchObject({
      change: 280,
      rounded: 3,
    });
    const far = against(2500, [2000, 2]);
    expect(ratingChange([far, far], 10, rules, 'standard').expected).toBe(184);
    expect(ratingChange([[...far, ...far]], 10, rules, 'standard').expected).toBe(188);
  });

  it('[8.3.4] rounds halves away from zero', () => {
    // One draw against somebody 4 points better or worse: ΔR ±.01, K 50 would be half a point.
    const rules = RATING_2024_03.properties;
    expect(ratingChange([against(2000, [2004, 1])], 50, rules, 'standard').rounded).toBe(1);
    expect(ratingChange([against(2004, [2000, 1])], 50, rules, 'standard').rounded).toBe(-1);
    expect(ratingChange([against(2004, [2000, 1])], 40, rules, 'standard').rounded).toBe(0);
  });
});

/** 8.3 read aloud: the printed table, decimal figures, and one game after the other. */
function literally(
  games: readonly RatedMeeting[],
  k: number,
  rules: RatingProperties,
  kind: RatingKind,
): string {
  const { pd } = JSON.parse(
    readFileSync(new URL('../../corpus/rating_norm_tables.json', import.meta.url), 'utf8'),
  ) as { pd: { lo: number; hi: number | null; high: number; low: number }[] };
  const { difference: rule } = kind === 'standard' ? rules.standard : rules.rapidAndBlitz;
  const largest = Math.max(...games.map(({ own, opponent }) => own - opponent));
  let upgrades = 0;
  let sum = 0;
  for (const { own, opponent, halfPoints } of games) {
    let apart = Math.abs(own - opponent);
    const isHigher = own > opponent;
    const isExempt = rule.exemptFrom !== null && own >= rule.exemptFrom;
    if (apart > 400 && !isExempt) {
      if (!isHigher || rule.benefit === 'always') apart = 400;
      else if (apart === largest && upgrades === 0) {
        apart = 400;
        upgrades += 1;
      }
    }
    const band = pd.find(({ lo, hi }) => apart >= lo && (hi === null || apart <= hi));
    if (band === undefined) throw new Error('no band');
    const probability = own >= opponent ? band.high : band.low;
    sum += halfPoints / 2 - probability;
  }
  let coefficient = k;
  while (coefficient * games.length > 700) coefficient -= 1;
  return (coefficient * sum).toFixed(2);
}

it('[B.02 8.3] agrees with the text read aloud, on any games of any edition', () => {
  const editions = [RATING_2017, RATING_2022, RATING_2024_03, RATING_2025_10];
  const rating = fc.integer({ min: 1000, max: 2900 });
  const game = fc.record({
    opponent: rating,
    halfPoints: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...editions),
      fc.constantFrom(...RATING_KINDS),
      rating,
      fc.array(game, { minLength: 1, maxLength: 40 }),
      fc.constantFrom(10, 20, 40),
      ({ properties }, kind, own, games, k) => {
        const meetings = games.map((each) => ({ own, ...each }));
        const { change } = ratingChange([meetings], k, properties, kind);
        expect(Number(literally(meetings, k, properties, kind))).toBeCloseTo(change / 100, 6);
      },
    ),
    { numRuns: 300 },
  );
});
