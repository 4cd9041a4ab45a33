import { describe, expect, it } from 'vitest';
import { federationsOf } from './opponents-mix.ts';

describe('federations of the opponents (B.01 1.4.3, 1.4.4)', () => {
  const meeting = (...federations: (string | null)[]) =>
    federations.map((federation, id) => ({
      id,
      name: `Player ${id}`,
      rating: 2300,
      title: 'none' as const,
      federation,
    }));

  // Counted by hand: two of FRA, one of GER, one of ESP, two unknown, one who plays without (FID).
  const opponents = meeting('FRA', 'FRA', 'GER', 'ESP', null, null, 'FID');
  it.each([
    [
      'FRA',
      {
        foreign: { least: 2, most: 4 },
        foreignOpponents: { least: 2, most: 4 },
        own: { least: 2, most: 4 },
        largest: { least: 2, most: 4 },
      },
    ],
    [
      'ITA',
      {
        foreign: { least: 3, most: 5 },
        foreignOpponents: { least: 4, most: 6 },
        own: { least: 0, most: 2 },
        largest: { least: 2, most: 4 },
      },
    ],
    [
      null,
      {
        foreign: { least: 2, most: 5 },
        foreignOpponents: { least: 2, most: 6 },
        own: { least: 0, most: 4 },
        largest: { least: 2, most: 4 },
      },
    ],
  ])('of a player of %s', (own, expected) => {
    expect(federationsOf(opponents, own)).toEqual(expected);
  });
});
