import { describe, expect, it } from 'vitest';
import { firstBest, sortedSets, transpositions } from './sorted-sets.ts';

const written = (lists: Iterable<readonly string[]>): string[] =>
  Array.from(lists, (list) => list.join(''));

describe('[C.04.4.1 4.1.3] sets are sorted by the smallest number in which they differ', () => {
  it('of two out of four', () => {
    const sets = written(sortedSets(['1', '2', '3', '4'], 2));
    expect(sets).toEqual(['12', '13', '14', '23', '24', '34']);
  });

  it('one set of nobody', () => {
    expect(written(sortedSets(['1'], 0))).toEqual(['']);
  });
});

describe('[C.04.4.1 4.4.2] transpositions', () => {
  it('are sorted as the note of the text lists them', () => {
    const all = written(transpositions(['A', 'B', 'C']));
    expect(all).toEqual(['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA']);
  });
});

describe('the first of the best', () => {
  it('stands before those that are no better, and leaves out what is illegal', () => {
    const keys = new Map([
      ['a', null],
      ['b', [1, 2]],
      ['c', [1, 1]],
      ['d', [1, 1]],
    ]);
    expect(firstBest(keys.keys(), (value) => keys.get(value) ?? null)).toBe('c');
    expect(firstBest(['a'], () => null)).toBeNull();
  });
});
