import { describe, expect, it } from 'vitest';
import type { LateEntry } from './cup-plan.ts';
import { lateEntriesText, lateRules, readLateEntries } from './late-entries-text.ts';

describe('[LA 3.3] late entries of a cup as text', () => {
  it.each<[string, LateEntry[]]>([
    ['', []],
    ['25:1', [{ count: 25, roundsSkipped: 1 }]],
    [
      '8:2, 4 : 3',
      [
        { count: 8, roundsSkipped: 2 },
        { count: 4, roundsSkipped: 3 },
      ],
    ],
    [
      '2:1, 1:1/16',
      [
        { count: 2, roundsSkipped: 1 },
        { count: 1, entersAt: 16 },
      ],
    ],
    ['1:1/1', [{ count: 1, entersAt: 1 }]],
  ])('reads “%s”', (text, entries) => {
    expect(readLateEntries(text)).toEqual(entries);
    expect(readLateEntries(lateEntriesText(lateRules(entries)))).toEqual(entries);
  });

  it.each(['25', '25:0', '0:1', '1:21', 'a:b', '1:1/3', '1:1/0'])('names “%s”', (part) => {
    expect(readLateEntries(`8:2, ${part}`)).toEqual({ unread: part });
  });
});
