import { expect, it } from 'vitest';
import { previewTable } from './preview-table.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it('shows the headings, the first lines, and what the columns seem to hold', async () => {
  const lines = Array.from({ length: 9 }, (_, n) => `Ysambart${n};${1500 + n};x`).join('\n');
  expect(await previewTable(bytes(`Nom;Elo;Cote\n${lines}`), 'a.csv')).toEqual({
    ok: true,
    value: {
      ...{ sheets: [''], sheet: 0, headingLine: 1 },
      headings: ['Nom', 'Elo', 'Cote'],
      columns: { name: 0, rating: 1 },
      top: [
        ['Nom', 'Elo', 'Cote'],
        ...Array.from({ length: 9 }, (_, n) => [`Ysambart${n}`, String(1500 + n), 'x']),
      ],
      rows: [0, 1, 2, 3, 4].map((n) => [`Ysambart${n}`, String(1500 + n), 'x']),
    },
  });
});

it('leaves empty lines out of the first rows', async () => {
  const read = await previewTable(bytes('Nom;Elo\n;\nA;1500\n;\nB;1600'), 'a.csv');
  expect(read).toMatchObject({
    ok: true,
    value: {
      rows: [
        ['A', '1500'],
        ['B', '1600'],
      ],
    },
  });
});

it('shows no more of a wide table or a long cell than helps', async () => {
  const read = await previewTable(bytes(`${'a;'.repeat(500)}b\n${'x'.repeat(1_000)};y`), 'a.csv');
  const { headings, rows } = read.ok ? read.value : { headings: [], rows: [] };
  expect([headings.length, rows[0]?.[0]?.length]).toEqual([100, 80]);
});

it.each([[''], [' ; \n;']])('%j is no table', async (text) => {
  expect(await previewTable(bytes(text), 'a.csv')).toMatchObject({
    ok: false,
    error: { code: 'list.notATable' },
  });
});
