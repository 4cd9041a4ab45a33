import { writeFileSync } from 'node:fs';
import writeWorkbook from 'write-excel-file/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  inventedPlayers,
  TEXT_HEADER,
  textPlayer,
} from '@ronde/core/formats/fide-list/testing/invented-list.ts';
import { temporaryFolder, type TemporaryFolder } from '@ronde/store/sqlite/temporary-folder.ts';
import { writeAccess } from '../access-file/write-access.ts';
import { importListFile, type ListFileImport } from './import-national-list.ts';
import { PlayerLists } from './player-lists.ts';
import { readTable } from './read-table.ts';
import { sheetExtent } from './sheet-extent.ts';
import { workbook, workbookFiles } from './testing/workbook-of.ts';
import { zipOf } from './testing/zip-of.ts';

let folder: TemporaryFolder;
let lists: PlayerLists;
beforeEach(async () => {
  folder = await temporaryFolder();
  lists = new PlayerLists(folder.file('lists'));
});
afterEach(async () => {
  lists.close();
  await folder.dispose();
});

async function taken(name: string, bytes: Uint8Array, more: Partial<ListFileImport> = {}) {
  const file = folder.file(name);
  writeFileSync(file, bytes);
  const at = '2026-11-15T09:00:00Z';
  const into = { folder: folder.file('lists'), source: 'ffe', month: '2026-11', at };
  const imported = await importListFile({ ...into, file, ...more });
  return imported.ok ? imported.value.players : imported.error.code;
}

const BASE = writeAccess([
  {
    name: 'CLUB',
    columns: [
      ['Ref', 'long'],
      ['Nom', 'text'],
      ['Ligue', 'text'],
    ],
    rows: [{ Ref: 12, Nom: 'Échiquier du Test', Ligue: 'BRE' }],
  },
  {
    name: 'JOUEUR',
    columns: [
      ['NrFFE', 'text'],
      ['Nom', 'text'],
      ['Prenom', 'text'],
      ['ClubRef', 'long'],
      ['Elo', 'integer'],
      ['Fide', 'text'],
      ['AffType', 'text'],
      ['NeLe', 'dateTime'],
    ],
    rows: Array.from({ length: 400 }, (_, n) => ({
      ...{ NrFFE: `A${10_000 + n}`, Nom: `ESSAI${n}`, Prenom: 'Zoë', ClubRef: 12 },
      ...{ Elo: 1000 + n, Fide: n % 2 === 0 ? 'N' : 'E', AffType: 'A', NeLe: '1990-01-02' },
    })),
  },
]);

describe('the player base of the FFE (Data.mdb)', () => {
  it.each([
    ['Data.mdb', BASE],
    ['PapiData.zip', zipOf([{ name: 'Data.mdb', bytes: BASE }])],
  ])('is read from %s', async (name, bytes) => {
    expect(await taken(name, bytes)).toBe(400);
    expect(lists.byNationalId('A10017', { source: 'ffe' })?.player).toMatchObject({
      name: 'ESSAI17, Zoë',
      club: 'Échiquier du Test',
      league: 'BRE',
      licence: 'A',
      birth: '1990-01-02',
      standard: { rating: 1017, origin: 'estimate' },
    });
    expect(lists.search('zoe essai17')[0]?.player.nationalId).toBe('A10017');
    expect(lists.search('a1001', { limit: 3 }).map(({ player }) => player.nationalId)).toEqual([
      'A10010',
      'A10011',
      'A10012',
    ]);
  });

  it('keeps padded FIDE numbers, and names what cannot be read', async () => {
    const file = folder.file('Data.mdb');
    writeFileSync(
      file,
      writeAccess([
        {
          name: 'JOUEUR',
          columns: [
            ['NrFFE', 'text'],
            ['Nom', 'text'],
            ['FideCode', 'text'],
            ['AffType', 'text'],
          ],
          rows: [
            { NrFFE: 'A10000', Nom: 'UN', FideCode: '00612345', AffType: 'A' },
            { NrFFE: 'A10001', Nom: 'DEUX', FideCode: 'X12', AffType: 'Q' },
            { NrFFE: 'A10002', Nom: null, FideCode: '00000000', AffType: 'B' },
          ],
        },
      ]),
    );
    const into = { folder: folder.file('lists'), source: 'ffe', month: '2026-11' };
    const imported = await importListFile({ ...into, file, at: '2026-11-15T09:00:00Z' });
    if (!imported.ok) throw new Error(imported.error.code);
    expect(imported.value.problems.map(({ record }) => record)).toEqual([
      'DEUX A10001, FideCode',
      'DEUX A10001, AffType',
      'JOUEUR A10002',
    ]);
    for (const typed of ['612345', '00612345']) {
      expect(lists.byFideId(typed, { source: 'ffe' })?.player.name).toBe('UN');
      expect(lists.search(typed)[0]?.player.name).toBe('UN');
    }
  });

  it('is refused when it is another database, or damaged', async () => {
    const other = writeAccess([{ name: 'T', columns: [['a', 'text']], rows: [] }]);
    expect(await taken('a.mdb', other)).toBe('list.missingTable');
    expect(await taken('b.mdb', BASE.subarray(0, 9_000))).toBe('list.notAccess');
    expect(await taken('c.mdb', Buffer.from('no'))).toBe('list.notAccess');
    expect(lists.lists()).toEqual([]);
  });
});

describe('lists in tables', () => {
  const CSV = 'Nom;Prénom;Matricule;Elo\nLEFÈVRE;Zoë;B123;1502\nMARTIN;Jean;B124;1400\n';

  it.each([
    ['UTF-8', Buffer.from(CSV)],
    ['Latin-1', Buffer.from(CSV, 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${CSV}`, 'utf16le')],
    ['commas', Buffer.from(CSV.replace(/;/g, ','))],
    ['zip', zipOf([{ name: 'list.csv', bytes: Buffer.from(CSV) }])],
  ])('are read from CSV: %s', async (_, bytes) => {
    expect(await taken('list.csv', bytes)).toBe(2);
    expect(lists.search('lefevre')[0]?.player).toMatchObject({
      name: 'LEFÈVRE, Zoë',
      nationalId: 'B123',
      standard: { rating: 1502, origin: 'national' },
    });
  });

  it('are read from XLSX, days and numbers as they are meant', async () => {
    const day = { value: new Date('1999-12-31T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' };
    const bytes = await writeWorkbook([
      [{ value: 'Name' }, { value: 'FIDE ID' }, { value: 'Rapid' }, { value: 'Birth' }],
      [{ value: 'Lefèvre, Zoë' }, { value: 612345 }, { value: 1502 }, day],
    ]).toBuffer();
    expect(await taken('list.xlsx', bytes)).toBe(1);
    expect(lists.byFideId('612345', { source: 'ffe' })?.player).toMatchObject({
      name: 'Lefèvre, Zoë',
      birth: '1999-12-31',
      rapid: { rating: 1502 },
    });
  });

  it.each([
    ['CSV', 'list.csv'],
    ['a zipped table', 'list.zip'],
  ])('of %s stopped go on when the same file is given again', async (_, name) => {
    // A batch and a part of one: begun anew, the first told would be 5,000.
    const lines = Array.from({ length: 6_000 }, (_line, n) => `Player, N${n};${1_000 + (n % 900)}`);
    const csv = Buffer.from(`Nom;Elo\n${lines.join('\n')}\n`);
    const bytes = name.endsWith('.zip') ? zipOf([{ name: 'list.csv', bytes: csv }]) : csv;
    const stop = new AbortController();
    const progress = (): void => {
      stop.abort();
    };
    expect(await taken(name, bytes, { signal: stop.signal, progress })).toBe('list.cancelled');
    expect(lists.lists()).toEqual([]);
    const resumedAt: number[] = [];
    const players = await taken(name, bytes, {
      progress: (told) => resumedAt.push(told.players),
    });
    expect([players, resumedAt[0]]).toEqual([6_000, 6_000]);
    for (const n of [0, 4_999, 5_000, 5_999]) {
      expect(lists.search(`player n${n}`, { limit: 1 })[0]?.player.name).toBe(`Player, N${n}`);
    }
  });

  it('are read as their columns are said to be', async () => {
    const bytes = Buffer.from('a;b\nLefèvre, Zoë;1502\n');
    expect(await taken('list.csv', bytes)).toBe('list.unreadable');
    expect(await taken('list.csv', bytes, { columns: { name: 0, blitz: 1 } })).toBe(1);
    expect(lists.search('zoe')[0]?.player.blitz?.rating).toBe(1502);
  });

  it('tell FIDE’s text from a table', async () => {
    const text = TEXT_HEADER + [...inventedPlayers(20, 3)].map(textPlayer).join('');
    expect(await taken('list.txt', Buffer.from(text), { source: 'fide' })).toBe(20);
    expect(await taken('other.txt', Buffer.from('Name\tRating\nDee, A\t1500\n'))).toBe(1);
  });
});

describe('tables that are none', () => {
  it.each([
    ['a damaged workbook', Buffer.from('PK\x03\x04 and nothing more'), 'list.zipDamaged'],
    [
      'a workbook that is a bomb',
      zipOf([{ name: 'xl/worksheets/sheet1.xml', bytes: Buffer.alloc(30_000_000) }]),
      'list.zipBomb',
    ],
    [
      'an archive of something else',
      zipOf([{ name: 'a.txt', bytes: Buffer.from('x') }]),
      'list.notATable',
    ],
    ['bytes that are no text', Buffer.from([1, 0, 2, 0, 0, 0]), 'list.notATable'],
    [
      'a workbook that says it is small',
      zipOf([{ name: 'xl/a.xml', bytes: Buffer.alloc(3_000_000), declared: 1_000 }]),
      'list.zipBomb',
    ],
    [
      'a workbook with a wrong checksum',
      zipOf([{ name: 'xl/a.xml', bytes: Buffer.from('<x/>'), damaged: true }]),
      'list.zipDamaged',
    ],
    ['a workbook of one cell too far', workbook('<c r="XFD1048576"><v>1</v></c>'), 'list.tooLarge'],
    ['a workbook that hides a place', workbook('<c r="&#88;FD9"><v>1</v></c>'), 'list.notATable'],
  ])('%s', async (_, bytes, code) => {
    expect(await readTable(bytes, 'x.dat')).toMatchObject({ ok: false, error: { code } });
  });

  it('what a workbook hides from its directory is not unpacked', async () => {
    const hidden = { name: 'xl/b.xml', bytes: Buffer.alloc(50_000_000), hidden: true };
    const bytes = zipOf([hidden, ...workbookFiles('<c r="A1"><v>1</v></c>')]);
    expect(await readTable(bytes, 'x.xlsx')).toEqual({
      ok: true,
      value: [{ name: 'A', rows: [['1']] }],
    });
  });

  it.each([
    ['nothing', '', 0],
    ['rows and cells without places', '<row><c/><c/></row><row/><row/>', 6],
    ['cells with places', '<row r="2"><c r="B2"/></row><row r="3"><c r="AA3"/></row>', 81],
    ['the last cell of all', `<x:c t='s' r='XFD1048576'>`, 16_384 * 1_048_576],
    ['a > in another attribute', '<c x=">" r="C9"/>', 27],
  ])('a sheet with %s', (_, sheet, cells) => {
    expect(sheetExtent(sheet)).toBe(cells);
  });
});
