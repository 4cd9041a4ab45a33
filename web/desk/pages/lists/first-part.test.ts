import { expect, it } from 'vitest';
import { firstPart, isTable } from './first-part.ts';

const LINE = 'Ysambart, Noé;1610\n';
const LARGE = LINE.repeat(20_000);

it('a large text is cut at the end of a line', async () => {
  const part = await (await firstPart(new File([LARGE], 'a.CSV'))).text();
  expect(part.length).toBeLessThan(200_000);
  expect(`${part}\n`).toBe(LINE.repeat(part.split('\n').length));
});

it.each([
  ['small.csv', LINE],
  ['whole.xlsx', LARGE],
])('%s is sent as it is', async (name, text) => {
  expect(await (await firstPart(new File([text], name))).text()).toBe(text);
});

it.each([
  ['a.csv', true],
  ['a.XLSX', true],
  ['a.zip', false],
  ['players_list.txt', false],
])('%s is a table: %s', (name, table) => {
  expect(isTable(name)).toBe(table);
});
