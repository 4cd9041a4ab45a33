import { describe, expect, it } from 'vitest';
import { chained, chainStart } from './checksum-chain.ts';
import { entryText } from './entry-text.ts';
import { entryOf } from './sample-entries.ts';
import { soundEnd, soundEntries, type KeptLog, type KeptRange } from './sound-log.ts';

const CREATED_AT = '2026-11-14T18:00:00Z';
const START = chainStart('open', CREATED_AT);
const ENTRIES = chained(
  START,
  [1, 2, 3, 4].map((board) => entryText(entryOf(board), board)),
);
const checksumAt = (position: number): string => ENTRIES[position - 1]?.checksum ?? START;
const endAt = (position: number) => ({ position, checksum: checksumAt(position) });
const LOG: KeptLog = { id: 'open', createdAt: CREATED_AT, ...endAt(4) };

/** The range as a sound database gives it. */
const range = (after: number, upTo: number): KeptRange => ({
  after,
  upTo,
  before: after === 0 ? null : checksumAt(after),
  entries: ENTRIES.slice(after, upTo),
  last: endAt(4),
});

function verdict(asked: KeptRange, log: KeptLog = LOG): string {
  const found = soundEntries(log, asked);
  if (found.ok) return `sound ${found.value.map(({ position }) => position).join(' ')}`.trim();
  return found.error.code === 'store.corruptEntry'
    ? `${found.error.corruption} ${found.error.position}`
    : found.error.code;
}

describe('a range of a log', () => {
  it.each([
    ['the whole log', range(0, 4), 'sound 1 2 3 4'],
    ['its beginning', range(0, 2), 'sound 1 2'],
    ['its middle', range(1, 3), 'sound 2 3'],
    ['its end', range(2, 4), 'sound 3 4'],
    ['nothing', range(4, 4), 'sound'],
  ])('%s is sound', (_, asked, expected) => {
    expect(verdict(asked)).toBe(expected);
  });

  // What is damaged at the very end of a range shows in no entry that is read.
  it.each([
    ['the last entry asked for is gone', { ...range(0, 3), entries: ENTRIES.slice(0, 2) }, 3],
    ['all entries asked for are gone', { ...range(2, 4), entries: [], last: endAt(2) }, 3],
    ['the log ends before it says', { ...range(4, 4), last: endAt(3) }, 4],
    ['nothing is left of the log', { ...range(4, 4), last: null }, 1],
    ['the entry before the range is gone', { ...range(2, 4), before: null }, 2],
    ['an entry within is gone', { ...range(0, 4), entries: ENTRIES.toSpliced(1, 1) }, 2],
  ])('%s: missing', (_, asked, position) => {
    expect(verdict(asked)).toBe(`missing ${position}`);
  });

  it('an entry beyond the end is surplus', () => {
    const log = { ...LOG, ...endAt(3) };
    expect(verdict({ ...range(0, 3), last: endAt(4) }, log)).toBe('surplus 4');
  });

  it.each([1, 4])('entry %i written otherwise is altered', (position) => {
    const entries = ENTRIES.map((entry) =>
      entry.position === position ? { ...entry, by: 'somebody' } : entry,
    );
    expect(verdict({ ...range(0, 4), entries })).toBe(`altered ${position}`);
  });

  it('a last entry that is not the one the tournament says is altered', () => {
    const last = { position: 4, checksum: checksumAt(3) };
    expect(verdict({ ...range(0, 4), last })).toBe('altered 4');
    expect(verdict({ ...range(2, 4), last })).toBe('altered 4');
    // A range that ends before it says nothing of the end.
    expect(verdict({ ...range(0, 3), last })).toBe('sound 1 2 3');
  });

  it('an empty log ends where it was created', () => {
    const empty = { ...LOG, position: 0, checksum: START };
    expect(soundEnd(empty, null).ok).toBe(true);
    expect(soundEnd({ ...empty, checksum: checksumAt(1) }, null).ok).toBe(false);
  });
});
