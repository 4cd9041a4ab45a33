import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceTicks, scaleOf, spread } from './scale.ts';

describe('a scale', () => {
  it.each([
    [1432, 2479, 6, [1400, 1600, 1800, 2000, 2200, 2400, 2600]],
    [0, 65, 7, [0, 10, 20, 30, 40, 50, 60, 70]],
    [0, 3, 5, [0, 1, 2, 3]],
    [1500, 1500, 5, [1500, 1500 + 1]],
  ])('from %d to %d in about %d steps', (low, high, wanted, ticks) => {
    expect(niceTicks(low, high, wanted, 1)).toEqual(ticks);
  });

  it('puts the ends where it is told to', () => {
    const scale = scaleOf([0, 5, 10], 100, 20);
    expect([0, 5, 10].map(scale.at)).toEqual([100, 60, 20]);
  });

  it('covers what it shows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 3000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 2, max: 12 }),
        (low, span, wanted) => {
          const ticks = niceTicks(low, low + span, wanted, 1);
          expect(ticks[0]).toBeLessThanOrEqual(low);
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + span);
          expect(ticks.length).toBeLessThanOrEqual(wanted + 3);
        },
      ),
    );
  });
});

describe('labels', () => {
  it('keep their order and their distance, within the picture where they fit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 10 }), (places) => {
        const moved = spread(places, 14, 200);
        const sorted = [...moved].sort((a, b) => a - b);
        sorted.forEach((place, index) => {
          if (index > 0) expect(place - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(14);
          expect(place).toBeLessThanOrEqual(200);
        });
      }),
    );
  });
});
