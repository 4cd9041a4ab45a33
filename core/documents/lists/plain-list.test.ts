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

it('writes games as they are read, and a grid’s diagonal', () => {
  const game = (text: string) => ({ text, spoken: '', opponent: null, outcome: 'win' }) as const;
  const list: Pick<DocumentList, 'columns' | 'rows'> = {
    columns: [],
    rows: [[game('32B 1'), game('4w +'), game('bye ½'), game('+'), { diagonal: true }]],
  };
  expect(csvOfList(list, 'en')).toBe(`${BYTE_ORDER_MARK}\r\n32B 1,4w +,bye ½,+,×\r\n`);
});
