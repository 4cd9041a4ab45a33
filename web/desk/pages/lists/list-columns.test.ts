import type { ColumnMap } from '@ronde/core/formats/entries/column-map.ts';
import { describe, expect, it } from 'vitest';
import {
  columnsFor,
  firstPlayers,
  readText,
  unfitColumns,
  withColumnsKept,
  type KeptColumns,
} from './list-columns.ts';

const TABLE = {
  headings: ['Qui', 'Cote', 'Elo', 'Mail', 'Sexe'],
  columns: { rating: 2, email: 3, sex: 4 },
  rows: [
    ['Ysambart, Noé', '1610', '3', 'n@y.example', 'H'],
    ['', '1700', '4', '', ''],
  ],
};

describe('the columns of a list', () => {
  it('are guessed, without those a list does not keep', () => {
    expect(columnsFor([], TABLE)).toEqual({ rating: 2, sex: 4 });
  });

  it('are remembered for the same headings alone, the last choice first', () => {
    const first = withColumnsKept([], TABLE.headings, { name: 1 });
    const kept = withColumnsKept(first, TABLE.headings, { name: 0, rapid: 1 });
    expect(kept).toHaveLength(1);
    expect(columnsFor(kept, TABLE)).toEqual({ name: 0, rapid: 1 });
    expect(columnsFor(kept, { ...TABLE, headings: ['Qui', 'Cote', 'Elo'] })).toEqual({
      rating: 2,
    });
  });

  it('twenty tables are remembered', () => {
    let kept: KeptColumns = [];
    for (let n = 0; n < 25; n++) kept = withColumnsKept(kept, [String(n)], { name: 0 });
    expect(kept.map(({ headings }) => headings)).toEqual(
      Array.from({ length: 20 }, (_, n) => `["${24 - n}"]`),
    );
  });

  it.each<[ColumnMap, string | null]>([
    [{ rating: 2 }, 'noName'],
    [{ firstName: 0, rating: 2 }, 'noName'],
    [{ name: 0 }, 'noRating'],
    [{ lastName: 0, blitz: 1 }, null],
  ])('%j: %s', (columns, unfit) => {
    expect(unfitColumns(columns)).toBe(unfit);
  });

  it('the first lines are read by the columns chosen and no others', () => {
    const { entries, problems } = firstPlayers(TABLE, { name: 0, rating: 1, sex: 4 }, 'blitz');
    const [read] = entries;
    expect(read?.email).toBe('');
    const text = (field: Parameters<typeof readText>[1]) =>
      read && readText(read.player, field, { m: 'man', w: 'woman' });
    expect([text('name'), text('sex'), text('blitz'), text('standard'), text('club')]).toEqual([
      ...['Ysambart, Noé', 'man', '1610', '', ''],
    ]);
    expect(problems.map(({ code, line }) => `${code} ${line}`)).toEqual(['entries.noName 3']);
  });
});
