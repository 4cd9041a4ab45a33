import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTournamentFile } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import { largestImport } from '@ronde/exchange/imports/file-limits.ts';
import { papiTables } from '@ronde/exchange/access-file/testing/papi-tables.ts';
import { writeAccess } from '@ronde/exchange/access-file/write-access.ts';
import { workbook, workbookFiles } from '@ronde/exchange/player-lists/testing/workbook-of.ts';
import { zipOf } from '@ronde/exchange/player-lists/testing/zip-of.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImportAnswer, UnreadableFileProblem } from '../api/import.ts';
import type { OverviewAnswer } from '../api/overview.ts';
import { newKey, openHall, playedHall, TOURNAMENT, type Hall } from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

let folder = '';
let hall: Hall;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-hostile-'));
  hall = openHall({ folder });
  await playedHall(hall);
});
afterEach(() => {
  hall.close();
  rmSync(folder, { recursive: true, force: true });
});

const send = (path: string, file: string, bytes: Uint8Array) =>
  hall.ask(`${path}file=${encodeURIComponent(file)}`, {
    method: 'POST',
    raw: new Uint8Array(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  });
const NEW = () => `/api/tournaments/import?key=${newKey()}&`;
const PREVIEW = () => '/api/lists/preview?';
const ENTRIES = () => `/api/tournaments/${TOURNAMENT}/import-entries?`;

/** Runs a request, and finds the tournaments and the disk as they were. */
async function untouched(request: () => Promise<Response>): Promise<Response> {
  const listed = await hall.store.list({ archived: true });
  const response = await request();
  expect(await hall.store.list({ archived: true })).toEqual(listed);
  expect(readdirSync(folder)).toEqual([]);
  return response;
}

const text = (content: string): Buffer => Buffer.from(content);
const named = (name: string): Buffer =>
  zipOf([...workbookFiles('<c><v>1</v></c>'), { name, bytes: text('<x/>') }]);
const ZEROS = Buffer.alloc(30_000_000);

const TABLES = [
  ['bomb.xlsx', zipOf([{ name: 'xl/a.xml', bytes: ZEROS }]), 'list.zipBomb'],
  [
    'liar.xlsx',
    zipOf([{ name: 'xl/a.xml', bytes: ZEROS.subarray(0, 3_000_000), declared: 1_000 }]),
    'list.zipBomb',
  ],
  ['endless.xlsx', workbook('<c r="XFD1048576"><v>1</v></c>'), 'list.tooLarge'],
  ['dots.xlsx', named('../../evil.xml'), 'list.notATable'],
  ['root.xlsx', named('/etc/cron.d/evil.xml'), 'list.notATable'],
  ['windows.xlsx', named('..\\..\\evil.xml'), 'list.notATable'],
  ['drive.xlsx', named('C:/evil.xml'), 'list.notATable'],
  [
    'locked.xlsx',
    zipOf([{ name: 'xl/a.xml', bytes: text('<x/>'), encrypted: true }]),
    'list.zipEncrypted',
  ],
  [
    'damaged.xlsx',
    zipOf([{ name: 'xl/a.xml', bytes: text('<x/>'), damaged: true }]),
    'list.zipDamaged',
  ],
  ['short.xlsx', workbook('<c><v>1</v></c>').subarray(0, 200), 'list.zipDamaged'],
  ['text.xlsx', text('no archive'), 'list.zipDamaged'],
  ['nothing.xlsx', text(''), 'list.zipDamaged'],
  ['wide.csv', text(','.repeat(1_000_001)), 'list.tooLarge'],
  ['long.csv', text('a\n'.repeat(1_000_001)), 'list.tooLarge'],
  ['quotes.csv', text('"'.repeat(1_000_001)), 'list.tooLarge'],
  ['bytes.csv', Buffer.from([0x4e, 0, 0x6f, 0, 0, 0, 0xff]), 'list.notATable'],
  ['nameless.csv', text('a;b\n1;2\n'), 'problems'],
  ['federation.csv', text(`ID;Wer\n${'1;Arad, Bo\n'.repeat(40_000)}`), 'problems'],
] as const;

const LOG = writeTournamentFile({
  id: 'x',
  createdAt: '2026-03-01T09:00:00.000Z',
  entries: [
    { position: 1, at: '2026-03-01T09:00:00.000Z', by: 'x', events: [{ type: 'unheardOf' }] },
  ],
});
const PAPI = writeAccess(papiTables({ Nom: 'Open', NbrRondes: '5' }, []));
const spoilt = (at: number): Buffer => {
  const bytes = Buffer.from(PAPI);
  bytes.fill(0xff, at, at + 4_096);
  return bytes;
};

const TOURNAMENTS = [
  ['lines.ronde', text('{}\n'.repeat(500_000)), 'tooLarge'],
  ['deep.ronde', text('['.repeat(200_000) + ']'.repeat(200_000)), 'problems'],
  ['bytes.ronde', Buffer.from(Array.from({ length: 5_000 }, (_, n) => (n * 7) % 256)), 'problems'],
  ['unheard-of.ronde', text(LOG), 'unknownEvent'],
  ['cut.ronde', text(LOG.slice(0, -40)), 'problems'],
  ['lines.trf', text('a\n'.repeat(60_000)), 'tooLarge'],
  ['bytes.trf', Buffer.from(Array.from({ length: 5_000 }, (_, n) => (n * 11) % 256)), 'problems'],
  ['one-line.trf', text(`001 ${'x'.repeat(1_000_000)}`), 'problems'],
  ['empty.trf', text(''), 'problems'],
  ['board.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'problems'],
  ['zip.trf', zipOf([{ name: '../../evil', bytes: ZEROS }]), 'problems'],
  ['text.papi', text('no database'), 'notAccess'],
  ['short.papi', PAPI.subarray(0, 9_000), 'damaged'],
  ['spoilt.papi', spoilt(8_192), 'damaged'],
] as const;

const faultOf = async (response: Response): Promise<string> => {
  const { code, params } = (await response.json()) as UnreadableFileProblem;
  return `${response.status} ${code} ${params.fault}`;
};

describe('hostile files', () => {
  it.each([...TABLES, ...TOURNAMENTS])('%s makes no tournament', async (file, bytes, fault) => {
    const response = await untouched(() => send(NEW(), file, bytes));
    expect(await faultOf(response)).toBe(`422 import.unreadable ${fault}`);
  });

  it.each([
    ['a table as long as a federation', ENTRIES, 'federation.csv', 'entries.tooLong'],
    ['a picture', NEW, 'board.png', 'report.notText'],
  ] as const)('%s is told for what it is', async (_, path, file, code) => {
    const [, bytes] = [...TABLES, ...TOURNAMENTS].find(([name]) => name === file) ?? [];
    const response = await send(path(), file, bytes ?? Buffer.of());
    const { params } = (await response.json()) as UnreadableFileProblem;
    expect(params.problems.map((problem) => problem.code)).toEqual([code]);
  });

  it.each(TABLES)('%s is no table of entries', async (file, bytes, fault) => {
    const response = await untouched(() => send(ENTRIES(), file, bytes));
    expect(await faultOf(response)).toBe(`422 import.unreadable ${fault}`);
  });

  it.each(TABLES.filter(([, , fault]) => fault !== 'problems'))(
    '%s is not shown as a list of ratings',
    async (file, bytes, fault) => {
      const response = await untouched(() => send(PREVIEW(), file, bytes));
      expect(await refusal(response)).toBe(`422 ${fault}`);
    },
  );

  it.each(['a.csv', 'a.xlsx'])('%s beyond its size is not shown', async (file) => {
    const bytes = new Uint8Array(largestImport(file) + 1);
    const response = await untouched(() => send(PREVIEW(), file, bytes));
    expect(await refusal(response)).toBe('413 server.tooLarge');
  });

  it.each(['a.ronde', 'a.papi', 'a.csv', 'a.xlsx', 'a.trf', 'a.txt', 'a.exe'])(
    '%s beyond its size is refused, announced or not',
    async (file) => {
      const bytes = new Uint8Array(largestImport(file) + 1);
      const sent = await untouched(() => send(NEW(), file, bytes));
      expect(await refusal(sent)).toBe('413 server.tooLarge');
      const announced = hall.ask(`${NEW()}file=${file}`, {
        method: 'POST',
        raw: 'x',
        headers: { 'content-length': String(bytes.length) },
      });
      expect(await refusal(announced)).toBe('413 server.tooLarge');
    },
  );

  it.each([
    ['a line end', 'a\nb.csv'],
    ['a zero', 'a\0.csv'],
    ['nothing', ''],
  ])('a name with %s is refused', async (_, file) => {
    const response = await untouched(() => send(NEW(), file, text('Nom\nA, B\n')));
    expect(await refusal(response)).toBe('400 server.unfitRequest');
  });

  it.each([
    '../../../../evil.csv',
    '/etc/cron.d/evil.csv',
    '..\\..\\evil.csv',
    'C:\\Windows\\evil.csv',
  ])('%s is a name, not a place', async (file) => {
    const response = await send(`${NEW()}rounds=5&`, file, text('Nom\nYsambart, Noé\n'));
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as ImportAnswer;
    const made = await hall.ask(`/api/tournaments/${encodeURIComponent(id)}`);
    expect(((await made.json()) as OverviewAnswer).overview.name).toBe('evil');
    expect(readdirSync(folder)).toEqual([]);
    const preview = await send(ENTRIES(), file, text('Nom\nYsambart, Noé\n'));
    expect(await preview.text()).not.toContain('etc');
  });

  it.each(['a.ronde', 'a.trf', 'a.papi', 'a.txt', 'passwd'])(
    '%s is no table of entries by its name',
    async (file) => {
      for (const path of [ENTRIES(), PREVIEW()]) {
        const response = await untouched(() => send(path, file, text('Nom\nA, B\n')));
        expect(await refusal(response)).toBe('415 import.notATable');
      }
    },
  );
});
