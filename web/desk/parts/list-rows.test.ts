import { describe, expect, it } from 'vitest';
import { listRows, nextSorting, type Sorting } from './list-rows.ts';

const ROWS = [
  { name: 'Étienne', rating: 1900 },
  { name: 'Zoé', rating: null },
  { name: 'Eva', rating: 2100 },
  { name: 'émile', rating: 900 },
];
const COLUMNS = [
  { key: 'name', value: ({ name }: (typeof ROWS)[number]) => name },
  { key: 'rating', value: ({ rating }: (typeof ROWS)[number]) => rating },
];
const names = (filter: string, sorting: Sorting): string[] =>
  listRows(ROWS, COLUMNS, { filter, sorting, language: 'fr' }).map(({ name }) => name);

describe('the rows of a list', () => {
  it('stay as they came, and their own list is not touched', () => {
    expect(names('', null)).toEqual(['Étienne', 'Zoé', 'Eva', 'émile']);
    names('', { key: 'name', down: false });
    expect(ROWS[0]?.name).toBe('Étienne');
  });

  it('have every word of the filter, whatever its accents', () => {
    expect(names('e 2', null)).toEqual(['Eva']);
    expect(names('EMILE', null)).toEqual(['émile']);
  });

  it('are sorted by the language, and by figures as figures; without one they are last', () => {
    expect(names('', { key: 'name', down: false })).toEqual(['émile', 'Étienne', 'Eva', 'Zoé']);
    expect(names('', { key: 'rating', down: false })).toEqual(['émile', 'Étienne', 'Eva', 'Zoé']);
    expect(names('', { key: 'rating', down: true })).toEqual(['Eva', 'Étienne', 'émile', 'Zoé']);
  });

  it('are sorted up, down, then as they came', () => {
    const up = nextSorting(null, 'name');
    const down = nextSorting(up, 'name');
    expect([up, down, nextSorting(down, 'name')]).toEqual([
      { key: 'name', down: false },
      { key: 'name', down: true },
      null,
    ]);
    expect(nextSorting(down, 'rating')).toEqual({ key: 'rating', down: false });
  });
});
