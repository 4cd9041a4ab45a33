import { expect, it } from 'vitest';
import { readOds } from './read-ods.ts';

const content = (...tables: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
  xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
  xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">
  <office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body>
</office:document-content>`;
const sheet = (name: string, ...rows: string[]): string =>
  `<table:table table:name="${name}">${rows.join('')}</table:table>`;
const row = (cells: string, times = ''): string =>
  `<table:table-row${times}>${cells}</table:table-row>`;
const text = (said: string): string =>
  `<table:table-cell office:value-type="string"><text:p>${said}</text:p></table:table-cell>`;
const EMPTY_ROWS = row(
  '<table:table-cell table:number-columns-repeated="16384"/>',
  ' table:number-rows-repeated="1048570"',
);
const MOST = 1_000;

it('[OpenDocument 9.1] gives the sheets with texts, figures and days as they are kept', () => {
  const read = readOds(
    content(
      sheet('Titre', row(text('Inscrits &amp; amis'))),
      sheet(
        'Joueurs',
        row(text('Nom') + text('Elo') + text('Né le') + text('Club')),
        row(
          text('<text:span>N’GUYEN</text:span><text:s text:c="2"/>Léa') +
            '<table:table-cell office:value-type="float" office:value="1810"><text:p>1 810</text:p></table:table-cell>' +
            '<table:table-cell office:value-type="date" office:date-value="2011-04-03T00:00:00"><text:p>03/04/11</text:p></table:table-cell>' +
            '<table:table-cell><office:annotation><text:p>vu</text:p></office:annotation><text:p>Tour</text:p><text:p>Noire</text:p></table:table-cell>' +
            '<table:table-cell table:number-columns-repeated="16380"/>',
        ),
        row('<table:table-cell table:number-columns-repeated="2"/>' + text('total')),
        EMPTY_ROWS,
      ),
    ),
    MOST,
  );
  expect(read).toEqual({
    kind: 'sheets',
    sheets: [
      { name: 'Titre', rows: [['Inscrits & amis']] },
      {
        name: 'Joueurs',
        rows: [
          ['Nom', 'Elo', 'Né le', 'Club'],
          ['N’GUYEN  Léa', '1810', '2011-04-03', 'Tour\nNoire'],
          ['', '', 'total'],
        ],
      },
    ],
  });
});

it('keeps empty rows between others, and rows that stand twice', () => {
  const read = readOds(
    content(
      sheet(
        'A',
        row(text('x')),
        row('<table:table-cell/>', ' table:number-rows-repeated="2"'),
        row(text('y'), ' table:number-rows-repeated="2"'),
      ),
    ),
    MOST,
  );
  expect(read).toMatchObject({ sheets: [{ rows: [['x'], [], [], ['y'], ['y']] }] });
});

it.each([
  [
    'a far cell',
    row(`<table:table-cell table:number-columns-repeated="16383"/>${text('x')}`),
    'tooLarge',
  ],
  ['a row of a million', row(text('x'), ' table:number-rows-repeated="1048576"'), 'tooLarge'],
  ['a far row', EMPTY_ROWS + row(text('x')), 'tooLarge'],
  ['a broken file', row(text('x')).slice(0, -5), 'malformed'],
])('%s is refused and not laid out', (_, rows, kind) => {
  expect(readOds(content(sheet('A', rows)), MOST)).toEqual({ kind });
});
