import { describe, expect, it } from 'vitest';
import { differenceForScore } from './expectancy.ts';
import { scoreDifference, type PerformanceTable } from './performance-tables.ts';

/** Every cell of a printed table: half points and games. */
const CELLS = Array.from({ length: 10 }, (_, index) => index + 4).flatMap((games) =>
  Array.from({ length: 2 * games + 1 }, (_, halves) => [halves, games] as const),
);

/** The dp of the percentage rounded away from one half, or to the nearest. */
function derived(halves: number, games: number, rounding: 'awayFromHalf' | 'towardsHalf'): number {
  if (halves === 2 * games) return 736;
  if (halves === 0) return -736;
  const above = halves >= games;
  const percent = (50 * (above ? halves : 2 * games - halves)) / games;
  const rounded = rounding === 'awayFromHalf' ? Math.ceil(percent) : Math.ceil(percent - 0.5);
  const difference = differenceForScore(rounded);
  return above ? difference : -difference;
}

const exceptions = (table: PerformanceTable, rounding: 'awayFromHalf' | 'towardsHalf') =>
  CELLS.filter(
    ([halves, games]) => scoreDifference(table, halves, games) !== derived(halves, games, rounding),
  ).map(([halves, games]) => `${halves / 2}/${games}`);

describe('printed performance tables', () => {
  it('[LA 5.2, lines 10165-10194] all 180 cells, four of them not as the others are made', () => {
    expect(CELLS).toHaveLength(180);
    expect(exceptions('la-2010s', 'awayFromHalf')).toEqual(['1.5/8', '6.5/8', '5/12', '7/12']);
    expect(scoreDifference('la-2010s', 8, 7)).toBe(57);
    expect(scoreDifference('la-2010s', 6, 9)).toBe(-125);
    expect(scoreDifference('la-2010s', 9, 6)).toBe(193);
  });

  it('[BAF 101 2.5, lines 1168-1196] all 180 cells, eight of them not as the others are made', () => {
    expect(exceptions('baf101-2003', 'towardsHalf')).toEqual([
      '1/6',
      '1.5/6',
      '4.5/6',
      '5/6',
      '2/8',
      '6/8',
      '3/12',
      '9/12',
    ]);
    expect(scoreDifference('baf101-2003', 8, 7)).toBe(50);
    expect(scoreDifference('baf101-2003', 6, 9)).toBe(-125);
    expect(scoreDifference('baf101-2003', 9, 6)).toBe(184);
  });

  it('mirror about half of the points', () => {
    for (const table of ['la-2010s', 'baf101-2003'] as const) {
      for (const [halves, games] of CELLS) {
        const [one, other] = [halves, 2 * games - halves].map((h) =>
          scoreDifference(table, h, games),
        );
        expect((one ?? NaN) + (other ?? NaN)).toBe(0);
      }
    }
  });

  it('have columns for 4 to 13 games only; the FIDE table takes any number', () => {
    expect(scoreDifference('la-2010s', 3, 3)).toBeNull();
    expect(scoreDifference('la-2010s', 14, 14)).toBeNull();
    expect(scoreDifference('fide-dp', 2, 3)).toBe(differenceForScore(33));
  });

  it('[C.07 10.2] rounds the fractional score half up', () => {
    expect(scoreDifference('fide-dp', 3, 4)).toBe(differenceForScore(38));
    expect(scoreDifference('fide-dp', 5, 4)).toBe(differenceForScore(63));
  });
});
