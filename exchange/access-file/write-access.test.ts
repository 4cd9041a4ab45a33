import { isDeepStrictEqual } from 'node:util';
import MDBReader from 'mdb-reader';
import { describe, expect, it } from 'vitest';
import type { NewTable } from '@ronde/core/formats/papi/access-table.ts';
import { columnsOf } from './jet/columns.ts';
import { headPage } from './jet/head-page.ts';
import { indexKey } from './jet/index-keys.ts';
import { writeIndex } from './jet/index-pages.ts';
import { PAGE, Pages, type RowPlace } from './jet/pages.ts';
import { textBytes } from './jet/rows.ts';
import { openAccess } from './read-access.ts';
import { leavesFrom, walkIndex } from './testing/walk-index.ts';
import { writeAccess } from './write-access.ts';

describe('the first page', () => {
  // The bytes from 0x18 on are the same in every database of Access 2000 with code page 1252 and
  // no password: file identifiers know the format by them.
  it('begins as every Access 2000 database does', () => {
    const known =
      'b56e03626009c255e9a96772403f009c7e9f90ff859a31c579baed30bcdfcc9d63d9e4c39f46fb8abc4e';
    const page = headPage();
    expect(page.toString('latin1', 4, 19)).toBe('Standard Jet DB');
    expect(page.readUInt8(0x14)).toBe(1);
    expect(page.toString('hex', 0x18, 0x42)).toBe(known);
  });
});

describe('texts', () => {
  it.each([
    ['latin letters, a byte each', 'Élan', 'fffec96c616e'],
    ['two letters, which would not be shorter', 'Né', '4e00e900'],
    ['others, two bytes each', 'œuf', '530175006600'],
    ['nothing', '', ''],
  ])('%s', (_, text, hex) => {
    expect(textBytes(text).toString('hex')).toBe(hex);
  });
});

describe('keys of an index order as their values do', () => {
  const keys = (type: 'integer' | 'long' | 'double' | 'dateTime' | 'text', values: unknown[]) => {
    const [column] = columnsOf([['x', type]]);
    if (column === undefined) throw new Error('no column');
    return values.map((x) => indexKey([column], { x: x as number | string | null }));
  };
  it.each([
    ['integer', [null, -32_768, -1, 0, 1, 255, 256, 32_767]],
    ['long', [null, -2_147_483_648, -70_000, -1, 0, 1, 70_000, 2_147_483_647]],
    ['double', [null, -1e9, -1.5, -0.25, 0, 0.25, 1.5, 1e9]],
    ['dateTime', [null, '1890-01-01', '1899-12-30', '1950-06-01', '2026-11-17']],
    ['text', [null, '', ' a', '0', '9', 'A', 'AB', 'b', 'Nom', 'Prix1', 'PRIX10', 'Prix2', 'z']],
  ] as const)('%s', (type, values) => {
    const written = keys(type, [...values]);
    const sorted = [...written].sort((a, b) => a.compare(b));
    expect(sorted.map((key) => key.toString('hex'))).toEqual(
      written.map((key) => key.toString('hex')),
    );
  });

  it('capitals are not told apart', () => {
    const [one, other] = keys('text', ['NOM', 'nom']);
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  });

  it('letters whose weight is not certain are no keys', () => {
    expect(() => keys('text', ['É'])).toThrow('cannot be part of an index');
  });
});

describe('an index', () => {
  it.each([
    [0, 1, 1],
    [1, 1, 1],
    [400, 1, 1],
    [402, 2, 2],
    [120_000, 3, 300],
  ])('of %i rows has %i levels', (rows, levels, leaves) => {
    const pages = new Pages();
    pages.reserve();
    const places = Array.from({ length: rows }, (_, n): RowPlace => ({
      page: 1000 + Math.floor(n / 200),
      row: n % 200,
    }));
    const [column] = columnsOf([['Ref', 'long']]);
    if (column === undefined) throw new Error('no column');
    // In an order of its own: 7919 and the prime 200003 have no factor in common.
    const entries = places.map((place, n) => ({
      place,
      key: indexKey([column], { Ref: (n * 7919) % 200_003 }),
    }));
    const { root, pages: written, distinct } = writeIndex(pages, 77, entries);
    const file = pages.bytes();
    const walked = walkIndex(file, root, 77);
    expect(walked.levels).toBe(levels);
    expect(distinct).toBe(rows);
    expect(leavesFrom(file, root)).toHaveLength(leaves);
    expect(written).toHaveLength(pages.count - 1);
    const values = walked.entries.map((entry) => entry.readUInt32BE(1) - 0x8000_0000);
    const sorted = Array.from({ length: rows }, (_, n) => (n * 7919) % 200_003);
    sorted.sort((a, b) => a - b);
    if (!isDeepStrictEqual(values, sorted)) expect(values).toEqual(sorted);
  });
});

describe('a database larger than a map of its row', () => {
  it('is read back whole', () => {
    const rows = Array.from({ length: 6000 }, (_, n) => ({
      Id: (n * 7919) % 6007,
      Name: `Échecs ${n} ${'œ'.repeat(150)}`,
      Day: n % 5 === 0 ? null : '1968-02-29',
      Yes: n % 3 === 0,
    }));
    const table: NewTable = {
      name: 'T',
      columns: [
        ['Id', 'long'],
        ['Name', 'text'],
        ['Day', 'dateTime'],
        ['Yes', 'boolean'],
      ],
      indexes: [{ name: 'PrimaryKey', columns: ['Id'], primary: true }],
      rows,
    };
    const bytes = writeAccess([table]);
    expect(bytes.length / PAGE).toBeGreaterThan(512);
    const opened = openAccess(bytes);
    if (!opened.ok) throw new Error(opened.error);
    expect(opened.value.rows('T')).toEqual({ ok: true, value: rows });
  });
});

describe('the tables every database has', () => {
  const reader = new MDBReader(
    Buffer.from(writeAccess([{ name: 'T', columns: [['a', 'text']], rows: [{ a: 'x' }] }])),
  );

  it('are there, with their objects and who may use them', () => {
    expect(reader.getTableNames({ systemTables: true, normalTables: true })).toEqual([
      ...['MSysObjects', 'MSysACEs', 'MSysQueries', 'MSysRelationships', 'T'],
    ]);
    const objects = reader.getTable('MSysObjects').getData();
    expect(objects.map(({ Name, Type }) => [Name, Type])).toEqual([
      ['Tables', 3],
      ['Databases', 3],
      ['Relationships', 3],
      ['MSysObjects', 1],
      ['MSysACEs', 1],
      ['MSysQueries', 1],
      ['MSysRelationships', 1],
      ['MSysDb', 2],
      ['T', 1],
    ]);
    const allowed = reader.getTable('MSysACEs').getData();
    expect(allowed.map(({ ObjectId }) => ObjectId)).toEqual(objects.map(({ Id }) => Id));
  });

  it('every page belongs to somebody, and the map of free pages says so', () => {
    const bytes = Buffer.from(writeAccess([{ name: 'T', columns: [['a', 'text']], rows: [] }]));
    const page = bytes.subarray(PAGE, 2 * PAGE);
    const map = page.subarray(page.readUInt16LE(14), page.readUInt16LE(14) + 69);
    const isFree = (number: number): boolean =>
      (map.readUInt8(5 + (number >> 3)) & (1 << (number & 7))) !== 0;
    const count = bytes.length / PAGE;
    expect(Array.from({ length: 512 }, (_, n) => isFree(n)).indexOf(true)).toBe(count);
    expect(Array.from({ length: 512 - count }, (_, n) => isFree(count + n))).not.toContain(false);
  });
});

describe('what does not fit is a fault of the program', () => {
  it.each<[string, NewTable, string]>([
    [
      'a text longer than its column',
      { name: 'T', columns: [['a', 'text', 3]], rows: [{ a: 'abcd' }] },
      'a holds no',
    ],
    [
      'half of a whole number',
      { name: 'T', columns: [['a', 'integer']], rows: [{ a: 12.5 }] },
      'a holds no 12.5',
    ],
    [
      'an index over no column',
      { name: 'T', columns: [['a', 'text']], indexes: [{ name: 'i', columns: ['b'] }], rows: [] },
      'T has no b',
    ],
  ])('%s', (_, table, said) => {
    expect(() => writeAccess([table])).toThrow(said);
  });
});
