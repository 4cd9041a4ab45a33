import { expect, it } from 'vitest';
import { tabSeparated } from './tab-separated.ts';

it.each([
  ['en', 'Name\tPts\nA B\t9.5\n\t0'],
  ['fr', 'Name\tPts\nA B\t9,5\n\t0'],
] as const)('rows for a spreadsheet in %s', (language, text) => {
  const rows = [
    ['Name', 'Pts'],
    ['A\tB', 9.5],
    [null, 0],
  ];
  expect(tabSeparated(rows, language)).toBe(text);
});
