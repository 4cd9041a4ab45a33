import { expect, it } from 'vitest';
import { emptyColumns } from './empty-columns.ts';

interface Row {
  readonly club: string | null;
  readonly licence: string | null;
  readonly points: number | null;
}

const COLUMNS = [
  { key: 'club', value: ({ club }: Row) => club, foldsEmpty: true },
  { key: 'licence', value: ({ licence }: Row) => licence, foldsEmpty: true },
  { key: 'points', value: ({ points }: Row) => points },
];

it('folds a column in which nobody has anything, and no other', () => {
  const rows = [
    { club: null, licence: '', points: null },
    { club: 'Rennes', licence: null, points: null },
  ];
  expect([...emptyColumns(COLUMNS, rows)]).toEqual(['licence']);
});

it('counts a zero as something, and folds nothing of an empty list', () => {
  const figures = [{ key: 'points', value: ({ points }: Row) => points, foldsEmpty: true }];
  expect(emptyColumns(figures, [{ club: null, licence: null, points: 0 }]).size).toBe(0);
  expect(emptyColumns(COLUMNS, []).size).toBe(0);
});
