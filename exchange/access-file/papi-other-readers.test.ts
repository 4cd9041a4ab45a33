import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import MDBReader from 'mdb-reader';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Cell, NewTable } from '@ronde/core/formats/papi/access-table.ts';
import {
  INFO_COLUMNS,
  PLAYER_COLUMNS,
  PLAYER_INDEXES,
} from '@ronde/core/formats/papi/papi-columns.ts';
import { papiFromTournament } from '@ronde/core/tournament/papi-file/papi-from-tournament.ts';
import { temporaryFolder, type TemporaryFolder } from '@ronde/store/sqlite/temporary-folder.ts';
import { inventedTournament } from './testing/generated-tournament.ts';
import { writeAccess } from './write-access.ts';

const made = papiFromTournament(
  inventedTournament({
    ...{ seed: 12, players: 60, rounds: 7, played: 6, longNames: true },
    rates: { halfPointBye: 0.05, zeroPointBye: 0.05, forfeit: 0.1, doubleForfeit: 0.05 },
  }),
);
if (!made.ok) throw new Error(made.error);
const { tables } = made.value;
const bytes = writeAccess(tables);

/** A cell as it was meant; numbers of four bytes as they are then. */
function meant(
  [name, type]: NewTable['columns'][number],
  row: Readonly<Record<string, Cell>>,
): Cell {
  const cell = row[name] ?? null;
  if (type === 'boolean') return cell === true;
  return type === 'float' && cell !== null ? Math.fround(Number(cell)) : cell;
}

const meantRows = ({ columns, rows }: NewTable): Record<string, Cell>[] =>
  rows.map((row) => Object.fromEntries(columns.map((column) => [column[0], meant(column, row)])));

describe('.papi tables (peers-and-users §4.1)', () => {
  it('are three, with 2, 113 and 2 columns and 1, 32 and 1 indexes', () => {
    expect(
      tables.map(({ name, columns, indexes = [] }) => [name, columns.length, indexes.length]),
    ).toEqual([
      ['INFO', 2, 1],
      ['JOUEUR', 113, 32],
      ['RES', 2, 1],
    ]);
  });
});

describe('mdb-reader', () => {
  const reader = new MDBReader(Buffer.from(bytes));
  const TYPES: Readonly<Record<string, string>> = { dateTime: 'datetime' };

  it.each(tables.map((table) => [table.name, table] as const))('reads %s equal', (name, table) => {
    const read = reader
      .getTable(name)
      .getData()
      .map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([column, value]) => [
            column,
            value instanceof Date ? value.toISOString().slice(0, 10) : value,
          ]),
        ),
      );
    expect(read).toEqual(meantRows(table));
  });

  it.each(tables.map((table) => [table.name, table] as const))(
    'knows the types of %s',
    (name, table) => {
      const columns = reader.getTable(name).getColumns();
      expect(columns.map((column) => [column.name, column.type])).toEqual(
        table.columns.map(([column, type]) => [column, TYPES[type] ?? type]),
      );
      const sizes = new Map(columns.map((column) => [column.name, column.size]));
      for (const [column, type, length = 255] of table.columns) {
        if (type === 'text') expect(sizes.get(column)).toBe(length * 2);
      }
    },
  );
});

// Where Debian's mdbtools are installed: `npm test` sees to it when it may.
const ifInstalled = existsSync('/usr/bin/mdb-json') ? describe : describe.skip;
ifInstalled('mdbtools', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
    writeFileSync(folder.file('x.papi'), bytes);
  });
  afterEach(() => folder.dispose());

  const run = (program: string, ...args: string[]): string =>
    execFileSync(program, args, {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });

  it('knows the format and the tables', () => {
    expect(run('mdb-ver', folder.file('x.papi')).trim()).toBe('JET4');
    const names = run('mdb-tables', '-1', folder.file('x.papi')).trim().split('\n');
    expect(names).toEqual(['INFO', 'JOUEUR', 'RES']);
  });

  it.each(tables.map((table) => [table.name, table] as const))('reads %s equal', (name, table) => {
    const lines = run('mdb-json', '-D', '%F', '-T', '%F', folder.file('x.papi'), name).trim();
    const read = lines.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
    // Nulls and empty texts are not told, truths are 0 and 1, numbers of four bytes have their first digits.
    const expected = table.rows.map((row) =>
      Object.fromEntries(
        table.columns.flatMap(([column, type]): [string, unknown][] => {
          const cell = row[column] ?? null;
          if (type === 'boolean') return [[column, cell === true ? 1 : 0]];
          return cell === null || cell === '' ? [] : [[column, cell]];
        }),
      ),
    );
    const floats = new Set(table.columns.flatMap(([c, type]) => (type === 'float' ? [c] : [])));
    const rounded = (row: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          floats.has(column) ? Number(Number(value).toPrecision(6)) : value,
        ]),
      );
    expect(read.map(rounded)).toEqual(expected.map(rounded));
  });

  // As Papi's own files have them (15 files of 3.3.2 to 3.3.7).
  it('reads the types and lengths of Papi', () => {
    const schema = run('mdb-schema', folder.file('x.papi'), 'access');
    const typeOf = (column: string): string | undefined =>
      new RegExp(`\\[${column}\\]\\s+(\\w+(?: \\(\\d+\\))?)`).exec(schema)?.[1]?.trim();
    const rounds = Array.from({ length: 24 }, (_, n) => `Rd${String(n + 1).padStart(2, '0')}`);
    for (const round of rounds) {
      expect(typeOf(`${round}Adv`)).toBe('Integer');
      expect(typeOf(`${round}Res`)).toBe('Byte');
    }
    expect(
      ['Pts', 'PtA', 'PtF', 'InscriptionRegle', 'InscriptionDu'].map((column) => typeOf(column)),
    ).toEqual(Array.from({ length: 5 }, () => 'Integer'));
    expect(['Adresse', 'CP', 'EMail', 'Value', 'Str'].map((column) => typeOf(column))).toEqual([
      ...['Text (96)', 'Text (36)', 'Text (50)', 'Text (50)', 'Text (5)'],
    ]);
  });

  it('reads the definitions: columns, lengths and every index', () => {
    const schema = run('mdb-schema', '--indexes', folder.file('x.papi'), 'postgres');
    for (const [name, type, length] of [...INFO_COLUMNS, ...PLAYER_COLUMNS]) {
      const said = type === 'text' ? `VARCHAR \\(${length ?? 255}\\)` : '[A-Z]';
      expect(schema).toMatch(new RegExp(`"${name.toLowerCase()}"\\s+${said}`));
    }
    expect(schema.match(/PRIMARY KEY/g)).toHaveLength(3);
    expect(schema.match(/^CREATE INDEX "joueur_/gm)).toHaveLength(PLAYER_INDEXES.length - 1);
  });
});
