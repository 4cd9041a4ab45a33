import type { NewIndex, NewTable } from '@ronde/core/formats/papi/access-table.ts';
import { isText, isVariable, TYPES, type Column } from './columns.ts';
import { SORT_ORDER } from './head-page.ts';
import { PAGE, PAGE_TYPE, pointerTo, u16, u32, type Pages, type RowPlace } from './pages.ts';
import type { WrittenIndex } from './index-pages.ts';

/** Numbers every definition carries, whose meaning is not public. */
const OF_TABLES = 1625;
const OF_INDEXES = 1923;

const COLUMNS_PER_INDEX = 10;
const NO_COLUMN = 0xffff;
const PAGE_HEADER = 8;

/** What a definition names beside the columns. */
export interface Parts {
  readonly ownPages: RowPlace;
  readonly freePages: RowPlace;
  readonly indexes: readonly {
    readonly asked: NewIndex;
    readonly written: WrittenIndex;
    readonly map: RowPlace;
  }[];
  /** Maps of the long columns: pages of their own, and those with room. */
  readonly long: readonly {
    readonly column: Column;
    readonly own: RowPlace;
    readonly free: RowPlace;
  }[];
}

/** Writes the definition of a table from a page on, over as many pages as it needs. */
export function writeDefinition(
  pages: Pages,
  first: number,
  table: NewTable,
  columns: readonly Column[],
  parts: Parts,
): void {
  const body = Buffer.concat([
    head(table, columns, parts),
    ...parts.indexes.map(({ written }) => Buffer.concat([u32(0), u32(written.distinct), u32(0)])),
    ...columns.map(columnEntry),
    ...columns.map(({ name }) => nameEntry(name)),
    ...parts.indexes.map((index) => physicalIndex(index, columns)),
    ...parts.indexes.map(({ asked }, number) => logicalIndex(asked, number)),
    ...parts.indexes.map(({ asked }) => nameEntry(asked.name)),
    ...parts.long.map(({ column, own, free }) =>
      Buffer.concat([u16(column.number), u32(pointerTo(own)), u32(pointerTo(free))]),
    ),
    u16(NO_COLUMN),
  ]);
  body.writeUInt32LE(body.length, 0);
  const room = PAGE - PAGE_HEADER;
  const chunks = Array.from({ length: Math.ceil(body.length / room) }, (_, index) =>
    body.subarray(index * room, (index + 1) * room),
  );
  const numbers = chunks.map((_, index) => (index === 0 ? first : pages.reserve()));
  chunks.forEach((chunk, index) => {
    const page = Buffer.alloc(PAGE);
    page.writeUInt16LE(0x0100 | PAGE_TYPE.definition, 0);
    page.writeUInt16LE(room - chunk.length, 2);
    page.writeUInt32LE(numbers[index + 1] ?? 0, 4);
    chunk.copy(page, PAGE_HEADER);
    pages.put(numbers[index] ?? first, page);
  });
}

/** Offsets are those of the page less its own header. */
function head(table: NewTable, columns: readonly Column[], parts: Parts): Buffer {
  const bytes = Buffer.alloc(63 - PAGE_HEADER);
  bytes.writeUInt32LE(OF_TABLES, 4);
  bytes.writeUInt32LE(table.rows.length, 8);
  // Without this byte Access counts no numbers of its own in the table.
  bytes.writeUInt8(1, 16);
  bytes.writeUInt8(isSystem(table.name) ? 0x53 : 0x4e, 32);
  bytes.writeUInt16LE(columns.length, 33);
  bytes.writeUInt16LE(columns.filter(({ type }) => isVariable(type)).length, 35);
  bytes.writeUInt16LE(columns.length, 37);
  bytes.writeUInt32LE(parts.indexes.length, 39);
  bytes.writeUInt32LE(parts.indexes.length, 43);
  bytes.writeUInt32LE(pointerTo(parts.ownPages), 47);
  bytes.writeUInt32LE(pointerTo(parts.freePages), 51);
  return bytes;
}

export const isSystem = (name: string): boolean => name.startsWith('MSys');

function columnEntry(column: Column): Buffer {
  const { type, number, variable, fixed, length } = column;
  const entry = Buffer.alloc(25);
  entry.writeUInt8(TYPES[type].code, 0);
  entry.writeUInt32LE(OF_TABLES, 1);
  entry.writeUInt16LE(number, 5);
  entry.writeUInt16LE(variable, 7);
  entry.writeUInt16LE(number, 9);
  if (isText(type)) {
    entry.writeUInt16LE(SORT_ORDER, 11);
    // Texts of one byte a character.
    entry.writeUInt8(1, 16);
  }
  entry.writeUInt8(isVariable(type) ? 0x02 : 0x03, 15);
  entry.writeUInt16LE(fixed, 21);
  entry.writeUInt16LE(length, 23);
  return entry;
}

function nameEntry(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le');
  return Buffer.concat([u16(text.length), text]);
}

const UNIQUE = 0x01;
const REQUIRED = 0x08;
const ALWAYS = 0x80;

function physicalIndex(
  { asked, written, map }: Parts['indexes'][number],
  columns: readonly Column[],
): Buffer {
  const slots = Array.from({ length: COLUMNS_PER_INDEX }, (_, slot) => {
    const column = columns.find(({ name }) => name === asked.columns[slot]);
    return Buffer.concat([u16(column?.number ?? NO_COLUMN), Buffer.from([column ? 1 : 0])]);
  });
  const unique = asked.unique === true || asked.primary === true ? UNIQUE : 0;
  const required = asked.primary === true ? REQUIRED : 0;
  return Buffer.concat([
    u32(OF_INDEXES),
    ...slots,
    u32(pointerTo(map)),
    u32(written.root),
    u32(0),
    Buffer.from([ALWAYS | unique | required, 0, 0, 0, 0, 0]),
  ]);
}

function logicalIndex({ primary }: NewIndex, number: number): Buffer {
  const entry = Buffer.alloc(28);
  entry.writeUInt32LE(OF_TABLES, 0);
  entry.writeUInt32LE(number, 4);
  entry.writeUInt32LE(number, 8);
  // No other table is behind it.
  entry.writeUInt32LE(0xffff_ffff, 13);
  entry.writeUInt8(primary === true ? 1 : 0, 23);
  return entry;
}
