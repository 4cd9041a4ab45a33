import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitColumns, type FittingColumn } from './column-fit.ts';

const COLUMNS: readonly FittingColumn[] = [
  { key: 'rank', width: '4rem' },
  { key: 'name', least: '12rem' },
  { key: 'club', least: '6rem', folds: 2 },
  { key: 'federation', width: '5rem', folds: 1 },
  { key: 'points', width: '4rem' },
];

describe('fitColumns', () => {
  it('shows all where there is room, and shares what is left over', () => {
    const { widths, folded } = fitColumns(COLUMNS, 40);
    expect(folded).toEqual([]);
    // 40 − 31 = 9 over: 12 : 6 of it to the name and the club.
    expect([...widths]).toEqual([
      ['rank', 4],
      ['name', 18],
      ['club', 9],
      ['federation', 5],
      ['points', 4],
    ]);
  });

  it.each([
    [31, []],
    [30, ['federation']],
    [26, ['federation']],
    [25, ['federation', 'club']],
    [10, ['federation', 'club']],
  ])('with a room of %d rem folds %j', (room, folded) => {
    expect(fitColumns(COLUMNS, room).folded).toEqual(folded);
  });

  it('shows all when asked to, whatever the room', () => {
    expect(fitColumns(COLUMNS, null)).toMatchObject({ folded: [], whole: 31 });
  });

  it('never takes more than the room unless nothing is left to fold', () => {
    const column = fc.record({
      key: fc.uuid(),
      least: fc.integer({ min: 1, max: 20 }).map((rem) => `${rem}rem`),
      folds: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(column, { minLength: 1 }), fc.integer({ max: 200 }), (columns, room) => {
        const { widths, folded } = fitColumns(columns, room);
        const sum = [...widths.values()].reduce((a, b) => a + b, 0);
        expect(sum <= room + 1e-6 || folded.length === columns.length).toBe(true);
        expect(widths.size + folded.length).toBe(columns.length);
      }),
    );
  });
});
