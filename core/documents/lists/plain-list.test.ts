import { expect, it } from 'vitest';
import type { DocumentList } from './list.ts';
import { csvOfList, csvOfRows } from './plain-list.ts';

const BYTE_ORDER_MARK = '\uFEFF';

it.each([
  ['en', 'Name,Points\r\nA,9.5\r\n'],
  ['fr', 'Name;Points\r\nA;9,5\r\n'],
] as const)('rows in %s', (language, text) => {
  const rows = [
    ['Name', 'Points'],
    ['A', 9.5],
  ];
  expect(csvOfRows(rows, language)).toBe(BYTE_ORDER_MARK + text);
});

it.each([
  ['+32B', '32B+'],
  ['=4W', '4W='],
  ['-7B', '7B-'],
  ['bye', 'bye'],
])('a game %s ends with its sign', (text, written) => {
  const game = { text, spoken: '', opponent: null, outcome: 'win' } as const;
  const list: Pick<DocumentList, 'columns' | 'rows'> = { columns: [], rows: [[game]] };
  expect(csvOfList(list, 'en')).toBe(`${BYTE_ORDER_MARK}\r\n${written}\r\n`);
});
