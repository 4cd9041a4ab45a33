import { describe, expect, it } from 'vitest';
import { column, type DocumentList } from './list.ts';
import { listParts } from './list-parts.ts';

/** A list of two players with so many columns of games between its names and its points. */
function listOf(list: 'grid' | 'crosstable', many: number): DocumentList {
  const kind = list === 'grid' ? 'against' : 'round';
  const games = Array.from({ length: many }, (_, index) => index + 1);
  return {
    list,
    title: 'Title',
    columns: ['line', 'title', 'name', 'rating', ...games.map((game) => `${kind}${game}`), 'points']
      .concat('tieBreak1')
      .map((key) => column(key, key)),
    rows: ['A', 'B'].map((name) => [1, null, name, 2000, ...games, { points: 10 as never }, '4']),
    notes: ['note'],
  };
}

const keysOf = ({ columns }: DocumentList): string[] => columns.map(({ key }) => key);

describe('a crosstable on paper', () => {
  it.each([
    ['grid', 22],
    ['crosstable', 13],
  ] as const)('a %s of %i games a line is whole', (name, many) => {
    const list = listOf(name, many);
    expect(listParts(list)).toEqual([{ list, share: null }]);
    expect(listParts(listOf(name, many + 1))).toHaveLength(2);
  });

  it('stays whole before there is a game', () => {
    const list = listOf('crosstable', 0);
    expect(listParts(list)).toEqual([{ list, share: null }]);
  });

  it('[C.05 annex 1] has everybody’s games in the parts of a grid of 65, each once', () => {
    const whole = listOf('grid', 65);
    const parts = listParts(whole);
    expect(parts.map(({ share }) => share)).toEqual([
      { of: 'against', from: 1, to: 22 },
      { of: 'against', from: 23, to: 45 },
      { of: 'against', from: 46, to: 65 },
    ]);
    const games = (list: DocumentList) => keysOf(list).filter((key) => key.startsWith('against'));
    expect(parts.flatMap(({ list }) => games(list))).toEqual(games(whole));
    for (const { list, share } of parts) {
      // Every cell below its head: game n has n in it.
      expect(list.rows.map((row) => row[keysOf(list).indexOf(`against${share?.to}`)])).toEqual([
        share?.to,
        share?.to,
      ]);
      expect(list.rows.map((row) => row[keysOf(list).indexOf('name')])).toEqual(['A', 'B']);
      expect(list.rows.every((row) => row.length === list.columns.length)).toBe(true);
    }
    expect(parts.map(({ list }) => keysOf(list).includes('rating'))).toEqual([true, false, false]);
    expect(parts.map(({ list }) => keysOf(list).at(-1))).toEqual([
      'against22',
      'against45',
      'tieBreak1',
    ]);
    expect(parts.map(({ list }) => list.notes)).toEqual([[], [], ['note']]);
  });
});
