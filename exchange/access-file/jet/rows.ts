import type { Cell, NewTable } from '@ronde/core/formats/papi/access-table.ts';
import { isVariable, TYPES, type Column } from './columns.ts';
import { PAGE, PAGE_TYPE, u16, type Pages, type RowPlace } from './pages.ts';

/** Days since 30 December 1899. */
export const serialDay = (iso: string): number =>
  Date.parse(`${iso}T00:00:00Z`) / 86_400_000 + 25_569;

/** Two bytes that begin a text whose characters take one byte each. */
const COMPRESSED = Buffer.from([0xff, 0xfe]);

/** Text as Jet 4 keeps it: a byte a character where all have one and it is shorter so, else two. */
export function textBytes(text: string): Buffer {
  const short = text.length > 2 && /^[\u0001-\u00ff]*$/.test(text);
  return short
    ? Buffer.concat([COMPRESSED, Buffer.from(text, 'latin1')])
    : Buffer.from(text, 'utf16le');
}

const WHOLE: ReadonlySet<Column['type']> = new Set(['byte', 'integer', 'long']);

function fixedBytes({ name, type }: Column, cell: Cell): Buffer {
  const bytes = Buffer.alloc(TYPES[type].size);
  if (cell === null) return bytes;
  if (WHOLE.has(type) && !Number.isInteger(Number(cell))) {
    throw new Error(`${name} holds no ${Number(cell)}`);
  }
  switch (type) {
    case 'byte':
      bytes.writeUInt8(Number(cell));
      return bytes;
    case 'integer':
      bytes.writeInt16LE(Number(cell));
      return bytes;
    case 'long':
      bytes.writeInt32LE(Number(cell));
      return bytes;
    case 'float':
      bytes.writeFloatLE(Number(cell));
      return bytes;
    case 'double':
      bytes.writeDoubleLE(Number(cell));
      return bytes;
    case 'dateTime':
      bytes.writeDoubleLE(serialDay(String(cell)));
      return bytes;
    default:
      return bytes;
  }
}

function variableBytes({ name, type, length }: Column, cell: Cell): Buffer {
  if (cell === null) return Buffer.alloc(0);
  if (cell instanceof Uint8Array) return Buffer.from(cell);
  const text = String(cell);
  if (type !== 'text' || text.length * 2 > length) throw new Error(`${name} holds no “${text}”`);
  return textBytes(text);
}

/** A row: number of columns, fixed ones, variable ones with their places, and which are not null. */
export function rowBytes(columns: readonly Column[], row: NewTable['rows'][number]): Buffer {
  const cellOf = ({ name }: Column): Cell => row[name] ?? null;
  const fixed = columns.filter(({ type }) => !isVariable(type));
  const variable = columns
    .filter(({ type }) => isVariable(type))
    .sort((a, b) => a.variable - b.variable);
  const head = Buffer.concat([
    u16(columns.length),
    ...fixed.map((column) => fixedBytes(column, cellOf(column))),
  ]);
  const mask = maskOf(columns, cellOf);
  if (variable.length === 0) return Buffer.concat([head, mask]);
  const written = variable.map((column) => variableBytes(column, cellOf(column)));
  let end = head.length;
  const starts = written.map((bytes) => {
    end += bytes.length;
    return end - bytes.length;
  });
  const places = [end, ...starts.reverse()].map(u16);
  return Buffer.concat([head, ...written, ...places, u16(written.length), mask]);
}

/** A bit a column: set where there is a value; a boolean is the bit itself. */
function maskOf(columns: readonly Column[], cellOf: (column: Column) => Cell): Buffer {
  const mask = Buffer.alloc(Math.ceil(columns.length / 8));
  for (const column of columns) {
    const cell = cellOf(column);
    const set = column.type === 'boolean' ? cell === true : cell !== null;
    const byte = column.number >> 3;
    if (set) mask.writeUInt8(mask.readUInt8(byte) | (1 << (column.number & 7)), byte);
  }
  return mask;
}

const HEADER = 14;
/** An index names a row of a page by one byte. */
const MOST_ROWS = 255;

/** A data page: places of the rows from its beginning, the rows from its end backwards. */
export function dataPage(owner: number, rows: readonly Buffer[]): Buffer {
  const page = Buffer.alloc(PAGE);
  page.writeUInt16LE(0x0100 | PAGE_TYPE.data, 0);
  page.writeUInt32LE(owner, 4);
  page.writeUInt16LE(rows.length, 12);
  let at = PAGE;
  rows.forEach((row, index) => {
    at -= row.length;
    row.copy(page, at);
    page.writeUInt16LE(at, HEADER + index * 2);
  });
  const free = at - HEADER - rows.length * 2;
  if (free < 0) throw new Error('rows longer than a page');
  page.writeUInt16LE(free, 2);
  return page;
}

/** Puts the rows of a table on as many pages as they need and says where each one stands. */
export function placeRows(pages: Pages, owner: number, rows: readonly Buffer[]): RowPlace[] {
  const places: RowPlace[] = [];
  let held: Buffer[] = [];
  let free = PAGE - HEADER;
  let number = rows.length > 0 ? pages.reserve() : 0;
  for (const row of rows) {
    if (free < row.length + 2 || held.length === MOST_ROWS) {
      pages.put(number, dataPage(owner, held));
      [held, free, number] = [[], PAGE - HEADER, pages.reserve()];
    }
    places.push({ page: number, row: held.length });
    held.push(row);
    free -= row.length + 2;
  }
  if (held.length > 0) pages.put(number, dataPage(owner, held));
  return places;
}
