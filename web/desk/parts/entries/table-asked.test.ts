import { expect, it } from 'vitest';
import { entriesPath } from './table-asked.ts';

it('sends what is said of a table with it', () => {
  expect(entriesPath('open 1', 'a.csv', { kind: 'rapid', columns: { name: 1 } })).toContain(
    '/api/tournaments/open%201/import-entries?file=a.csv&kind=rapid&columns=name%3D2%2C',
  );
  expect(entriesPath('x', 'a.csv', { kind: 'blitz', columns: null })).toMatch(/&kind=blitz$/);
  expect(
    entriesPath('x', 'a.xlsx', { kind: 'blitz', sheet: 1, headingLine: 0, columns: null }),
  ).toMatch(/&kind=blitz&sheet=2&headingLine=0$/);
  expect(entriesPath(null, 'a.csv', { kind: 'blitz', columns: null })).toBe(
    '/api/tournaments/import/table?file=a.csv&kind=blitz',
  );
});
