import { describe, expect, it } from 'vitest';
import { lateEntriesText, readLateEntries } from './late-entries-text.ts';

describe('late entries of a cup as text', () => {
  it.each([
    ['', []],
    ['25:1', [{ count: 25, roundsSkipped: 1 }]],
    [
      '8:2, 4 : 3',
      [
        { count: 8, roundsSkipped: 2 },
        { count: 4, roundsSkipped: 3 },
      ],
    ],
  ])('reads “%s”', (text, entries) => {
    expect(readLateEntries(text)).toEqual(entries);
    expect(readLateEntries(lateEntriesText(entries))).toEqual(entries);
  });

  it.each(['25', '25:0', '0:1', '1:21', 'a:b', '1:1/16'])('does not read “%s”', (text) => {
    expect(readLateEntries(text)).toBeNull();
  });
});
