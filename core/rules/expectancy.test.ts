import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  DIFFERENCE_BY_SCORE,
  differenceForScore,
  LARGEST_DIFFERENCE,
  probabilityForDifference,
} from './expectancy.ts';

const file = new URL('../../corpus/rating_norm_tables.json', import.meta.url);
const printed = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly dp: Readonly<Record<string, number>>;
  readonly pd: readonly { lo: number; hi: number | null; high: number; low: number }[];
};

describe('rating difference by score', () => {
  it('[B.02 8.1.1] is the printed table, all 101 entries', () => {
    const entries = Object.entries(printed.dp);
    expect(entries).toHaveLength(101);
    expect(DIFFERENCE_BY_SCORE).toHaveLength(51);
    for (const [p, difference] of entries) {
      expect(differenceForScore(Math.round(Number(p) * 100)), p).toBe(difference);
    }
  });

  it('knows nothing outside 0 to 1', () => {
    expect(() => differenceForScore(101)).toThrow(RangeError);
    expect(() => differenceForScore(-1)).toThrow(RangeError);
    expect(() => differenceForScore(50.5)).toThrow(RangeError);
  });
});

describe('scoring probability by difference', () => {
  it('[B.02 8.1.2] is the printed table, band by band', () => {
    expect(LARGEST_DIFFERENCE).toHaveLength(50);
    expect(printed.pd).toHaveLength(51);
    for (const { lo, hi, high, low } of printed.pd) {
      for (const difference of [lo, hi ?? lo + 500]) {
        expect(probabilityForDifference(difference)).toBe(Math.round(100 * high));
        if (difference > 0) {
          expect(probabilityForDifference(-difference)).toBe(Math.round(100 * low));
        }
      }
    }
  });
});
