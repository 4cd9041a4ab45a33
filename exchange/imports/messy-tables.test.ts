import { strToU8, zipSync } from 'fflate';
import writeXlsxFile, { type Sheet } from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { ListSearch } from '@ronde/core/formats/entries/match-entries.ts';
import { notUsed } from '@ronde/core/formats/entries/not-used.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { readEntryTable, type ReadEntryTable, type TableChoice } from './read-entry-table.ts';
import type { UnreadableFile } from './unreadable-file.ts';

const NOBODY: ListSearch = { byFideId: () => [], byNationalId: () => null, byName: () => [] };

type Cells = readonly (readonly (string | number | null)[])[];

async function workbook(sheets: Readonly<Record<string, Cells>>): Promise<Uint8Array> {
  const laidOut = Object.entries(sheets).map(([sheet, rows]): Sheet<never> => ({
    sheet,
    data: rows.map((row) => row.map((value) => (value === null ? null : { value }))),
  }));
  return new Uint8Array(await writeXlsxFile(laidOut).toBuffer());
}

const text = (rows: readonly string[]): Uint8Array => new TextEncoder().encode(rows.join('\r\n'));

async function tried(file: string, bytes: Uint8Array, choice: TableChoice = {}) {
  return readEntryTable({ file, bytes, kind: 'standard', search: NOBODY, ...choice });
}

async function read(file: string, bytes: Uint8Array, choice: TableChoice = {}) {
  const done = await tried(file, bytes, choice);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
}

async function refused(file: string, bytes: Uint8Array, choice: TableChoice = {}) {
  const done = await tried(file, bytes, choice);
  if (done.ok || done.error.kind !== 'problems') throw new Error('it was read');
  return done.error satisfies UnreadableFile;
}

const people = ({ matched }: ReadEntryTable) =>
  matched.map(({ entry: { line, player } }) => [line, player.name, player.birth, player.club]);

const told = (problems: readonly Problem[]) =>
  problems.map(({ line, column, code }) => `${line}.${column} ${code.replace('entries.', '')}`);

function unusedIn({ problems }: ReadEntryTable) {
  const { sheets, columns, lines, cells } = notUsed(problems);
  return [told(sheets), told(columns), told(lines), told(cells)];
}

/** As LibreOffice packs it. */
function openDocument(sheets: Readonly<Record<string, Cells>>): Uint8Array {
  const cell = (value: string | number | null): string =>
    value === null
      ? '<table:table-cell/>'
      : typeof value === 'number'
        ? `<table:table-cell office:value-type="float" office:value="${value}"/>`
        : `<table:table-cell><text:p>${value}</text:p></table:table-cell>`;
  const tables = Object.entries(sheets).map(([name, rows]) => {
    const lines = rows.map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`);
    return `<table:table table:name="${name}">${lines.join('')}</table:table>`;
  });
  const body = `<office:spreadsheet>${tables.join('')}</office:spreadsheet>`;
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body>${body}</office:body></office:document-content>`,
    ),
    'styles.xml': strToU8('<x/>'),
  });
}

describe('messy tables of entries', () => {
  it('ODS is read as other workbooks, whatever it is called', async () => {
    const bytes = openDocument({
      Accueil: [['Open du club']],
      Inscrits: [
        ['Liste au 1er novembre'],
        ['Nom', 'Né le', 'Club'],
        ['LE GOFF Anaïs', 40_576, 'Échiquier, Brest'],
      ],
    });
    for (const file of ['inscrits.ods', 'inscrits.xlsx']) {
      expect(people(await read(file, bytes))).toEqual([
        [3, 'LE GOFF, Anaïs', '2011-02-02', 'Échiquier, Brest'],
      ]);
    }
    const broken = await tried('x.ods', bytes.slice(0, 200));
    expect(broken.ok).toBe(false);
  });

  it('1: the export of a form, its questions as headings', async () => {
    const table = await read(
      'form.csv',
      text([
        '"Horodateur","Nom et prénom du joueur","Date de naissance du joueur","Votre club","Numéro de licence FFE","Fédé","Taille du t-shirt"',
        '"2026/10/01 9:12","LE GOFF Anaïs","03/02/2011","Échiquier, Brest","a12345","FRA","S"',
        '"2026/10/02 18:40","N\'GUYEN Paul","1984-12-31","","","Belgique","XL"',
      ]),
    );
    expect(people(table)).toEqual([
      [2, 'LE GOFF, Anaïs', '2011-02-03', 'Échiquier, Brest'],
      [3, "N'GUYEN, Paul", '1984-12-31', null],
    ]);
    expect(table.matched[0]?.entry.player).toMatchObject({
      nationalId: 'A12345',
      federation: 'FRA',
    });
    expect(unusedIn(table)).toEqual([
      [],
      ['1.1 unusedColumn', '1.7 unusedColumn'],
      [],
      ['3.0 federation'],
    ]);
  });

  it('2: a title, a date and an empty line above the headings', async () => {
    const bytes = await workbook({
      Feuil1: [
        ['Open de la Rade 2026'],
        ['Inscrits au 12 novembre'],
        [null],
        ['N°', 'NOM', 'Prénom', 'Club'],
        [1, 'Dupont', 'Jean', 'Roi'],
        [2, 'Martin', 'Zoé', 'Tour'],
      ],
    });
    const table = await read('open.xlsx', bytes);
    expect(table.table).toMatchObject({ headingLine: 4, sheets: ['Feuil1'], sheet: 0 });
    expect(people(table)).toEqual([
      [5, 'Dupont, Jean', null, 'Roi'],
      [6, 'Martin, Zoé', null, 'Tour'],
    ]);
    expect(unusedIn(table)).toEqual([
      [],
      ['4.1 unusedColumn'],
      ['1.0 aboveHeadings', '2.0 aboveHeadings'],
      [],
    ]);
  });

  it('3: the names on the second sheet, and another one asked for', async () => {
    const bytes = await workbook({
      Budget: [
        ['Poste', 'Euros'],
        ['Salle', 400],
      ],
      'Inscrits jeunes': [
        ['Nom', 'Prénom'],
        ['Petit', 'Léa'],
      ],
      'Liste d’attente': [
        ['Nom', 'Prénom'],
        ['Grand', 'Tom'],
      ],
    });
    const table = await read('club.xlsx', bytes);
    expect([table.table.sheet, people(table)]).toEqual([1, [[2, 'Petit, Léa', null, null]]]);
    expect(unusedIn(table)[0]).toEqual(['0.0 otherSheet', '0.0 otherSheet']);
    for (const sheet of ['3', 'Liste d’attente', "liste d'attente"]) {
      expect(people(await read('club.xlsx', bytes, { sheet }))).toEqual([
        [2, 'Grand, Tom', null, null],
      ]);
    }
    expect(await refused('club.xlsx', bytes, { sheet: '4' })).toMatchObject({
      problems: [{ code: 'entries.noSheet', params: { asked: '4' } }],
    });
    const unnamed = await refused('club.xlsx', bytes, { sheet: 'Budget' });
    expect(unnamed).toMatchObject({
      problems: [{ code: 'entries.noNames' }],
      table: {
        sheet: 0,
        headings: ['Poste', 'Euros'],
        top: [
          ['Poste', 'Euros'],
          ['Salle', '400'],
        ],
      },
    });
  });

  it('4: birth dates and ratings as the numbers a spreadsheet counts', async () => {
    const bytes = await workbook({
      A: [
        ['Joueur', 'Né(e) le', 'Elo', 'Elo rapide', 'Code FIDE'],
        ['Dupont, Jean', 36526, 1520, 1490, 600123],
        ['Martin, Zoé', 40238.5, 0, null, null],
        ['Roy, Jo', 1999, 1600, 1600, null],
        ['Petit, Léa', 99, 'NC', null, null],
      ],
    });
    const table = await read('open.xlsx', bytes);
    expect(table.matched.map(({ entry }) => entry.player.birth)).toEqual([
      ...['2000-01-01', '2010-03-01', '1999', null],
    ]);
    expect(table.matched.map(({ entry }) => entry.player.standard?.rating ?? null)).toEqual([
      ...[1520, null, 1600, null],
    ]);
    expect(unusedIn(table)).toEqual([[], ['1.4 otherRating'], [], ['5.0 birth date']]);
  });

  it('5: totals at the end, headings once more, empty lines between', async () => {
    const table = await read(
      'list.csv',
      text([
        'Nom;Prénom;Club;Licence',
        'Dupont;Jean;Roi;A1',
        ';;;',
        'Nom;Prénom;Club;Licence',
        'Total;Marie;Tour;',
        ';;;B77777',
        'Total : 2 joueurs;;2 clubs;',
        "Nombre d'inscrits;;;",
        '2;;;1',
      ]),
    );
    // A family called Total has a first name.
    expect(people(table)).toEqual([
      [2, 'Dupont, Jean', null, 'Roi'],
      [5, 'Total, Marie', null, 'Tour'],
    ]);
    expect(unusedIn(table)[2]?.sort()).toEqual([
      ...['4.0 headingsAgain', '6.0 noName', '7.0 total', '8.0 total', '9.0 nameIsNumber'],
    ]);
  });

  it('6: pasted cells with headings nobody knows, then with none', async () => {
    const rows = ['Dossard\tQui\tVient de', '7\tDUPONT Jean\tRoi, Dame; Tour', '9\tMARTIN Zoé\t'];
    const unknown = await refused('pasted.tsv', text(rows));
    expect(unknown).toMatchObject({
      problems: [{ code: 'entries.noNames', line: 1 }],
      table: { headings: ['Dossard', 'Qui', 'Vient de'], rows: [{ 1: 'DUPONT Jean' }, {}] },
    });
    const columns = { name: 1, club: 2 };
    const table = await read('pasted.tsv', text(rows), { columns });
    expect(people(table)).toEqual([
      [2, 'DUPONT, Jean', null, 'Roi, Dame; Tour'],
      [3, 'MARTIN, Zoé', null, null],
    ]);
    expect(unusedIn(table)[1]).toEqual(['1.1 unusedColumn']);
    const bare = await read('pasted.tsv', text(rows.slice(1)), { columns, headingLine: 0 });
    expect([people(bare).length, bare.table.headings]).toEqual([2, ['', '', '']]);
    expect(await refused('pasted.tsv', text(rows), { headingLine: 9 })).toMatchObject({
      problems: [{ code: 'entries.noHeadingLine' }],
    });
  });
});
