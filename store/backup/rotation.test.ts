import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outdated } from './rotation.ts';

const NOW = '2026-11-15T12:00:00Z';
const ago = (hours: number) => ({
  at: new Date(Date.parse(NOW) - hours * 3_600_000).toISOString(),
});

describe('which copies go', () => {
  it('none of the last day', () => {
    expect(outdated([0, 1, 1.5, 23.9].map(ago), NOW)).toEqual([]);
  });

  it('all but the last of an earlier day', () => {
    // 36, 37 and 38 hours ago are all on 14 November; 60 hours ago is on the 13th.
    const copies = [1, 36, 35.9, 34.5, 60].map(ago);
    expect(outdated(copies, NOW)).toEqual([ago(35.9), ago(36)]);
  });

  it('everything older than thirty days', () => {
    expect(outdated([1, 29 * 24, 30 * 24, 90 * 24].map(ago), NOW)).toEqual(
      [30 * 24, 90 * 24].map(ago),
    );
  });

  it('never the newest, however old', () => {
    expect(outdated([90 * 24, 91 * 24].map(ago), NOW)).toEqual([ago(91 * 24)]);
  });

  it('nothing more when done again', () => {
    const hours = fc.array(fc.double({ min: 0, max: 60 * 24, noNaN: true }), { maxLength: 60 });
    fc.assert(
      fc.property(hours, (ages) => {
        const copies = ages.map(ago);
        const gone = new Set(outdated(copies, NOW));
        const left = copies.filter((copy) => !gone.has(copy));
        expect(outdated(left, NOW)).toEqual([]);
        expect(left.length > 0).toBe(copies.length > 0);
      }),
    );
  });
});
