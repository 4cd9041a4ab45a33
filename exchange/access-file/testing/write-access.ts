/** Writes small Jet 4 databases without indexes: enough to be read back, made for tests. */

export type ColumnType = 'boolean' | 'integer' | 'long' | 'double' | 'dateTime' | 'text' | 'ole';
export type Cell = string | number | boolean | null;

export interface NewTable {
  readonly name: string;
  readonly columns: readonly (readonly [name: string, type: ColumnType])[];
  readonly rows: readonly Readonly<Record<string, Cell>>[];
}

const PAGE = 4096;
const CODES: Readonly<Record<ColumnType, readonly [code: number, size: number]>> = {
  boolean: [0x01, 1],
  integer: [0x03, 2],
  long: [0x04, 4],
  double: [0x07, 8],
  dateTime: [0x08, 8],
  text: [0x0a, 510],
  ole: [0x0b, 0],
};

interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly number: number;
  readonly variable: number;
  readonly fixed: number;
}

function columnsOf({ columns }: NewTable): Column[] {
  let [variable, fixed] = [0, 0];
  return columns.map(([name, type], number) => {
    const column = { name, type, number, variable, fixed };
    if (isVariable(type)) variable += 1;
    else if (type !== 'boolean') fixed += CODES[type][1];
    return column;
  });
}

const isVariable = (type: ColumnType): boolean => type === 'text' || type === 'ole';

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};

/** Days since 30 December 1899. */
const serialDay = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 86_400_000 + 25_569;

function fixedCell(type: ColumnType, cell: Cell): Buffer {
  const bytes = Buffer.alloc(type === 'boolean' ? 0 : CODES[type][1]);
  if (cell === null) return bytes;
  if (type === 'integer') bytes.writeInt16LE(Number(cell));
  if (type === 'long') bytes.writeInt32LE(Number(cell));
  if (type === 'double') bytes.writeDoubleLE(Number(cell));
  if (type === 'dateTime') bytes.writeDoubleLE(serialDay(String(cell)));
  return bytes;
}

function rowBytes(columns: readonly Column[], row: NewTable['rows'][number]): Buffer {
  const cells = columns.map((column) => ({ ...column, cell: row[column.name] ?? null }));
  const fixed = cells.filter(({ type }) => !isVariable(type));
  const texts = cells.filter(({ type }) => isVariable(type));
  const head = Buffer.concat([
    u16(columns.length),
    ...fixed.map(({ type, cell }) => fixedCell(type, cell)),
  ]);
  const written = texts.map(({ cell }) =>
    Buffer.from(cell === null ? '' : String(cell), 'utf16le'),
  );
  let end = head.length;
  const starts = written.map((text) => {
    end += text.length;
    return end - text.length;
  });
  const mask = Buffer.alloc(Math.ceil(columns.length / 8));
  for (const { type, number, cell } of cells) {
    const set = type === 'boolean' ? cell === true : cell !== null;
    const byte = number >> 3;
    if (set) mask.writeUInt8(mask.readUInt8(byte) | (1 << (number & 7)), byte);
  }
  const offsets = [end, ...starts.reverse()].map(u16);
  return Buffer.concat([head, ...written, ...offsets, u16(written.length), mask]);
}

/** Rows from the end of the page backwards, their places from its beginning. */
function dataPages(owner: number, rows: readonly Buffer[]): Buffer[] {
  const pages: Buffer[] = [];
  let held: Buffer[] = [];
  const free = (): number => PAGE - 14 - held.reduce((sum, row) => sum + row.length + 2, 0);
  const flush = (): void => {
    const page = Buffer.alloc(PAGE);
    page.writeUInt16LE(0x0101, 0);
    page.writeUInt16LE(Math.max(free(), 0), 2);
    page.writeUInt32LE(owner, 4);
    page.writeUInt16LE(held.length, 12);
    let at = PAGE;
    held.forEach((row, index) => {
      at -= row.length;
      row.copy(page, at);
      page.writeUInt16LE(at, 14 + index * 2);
    });
    pages.push(page);
    held = [];
  };
  for (const row of rows) {
    if (free() < row.length + 2) flush();
    held.push(row);
  }
  if (held.length > 0) flush();
  return pages;
}

function definition(table: NewTable, columns: readonly Column[], map: number): Buffer {
  const texts = columns.filter(({ type }) => isVariable(type)).length;
  const header = Buffer.alloc(63);
  header.writeUInt16LE(0x0102, 0);
  header.writeUInt32LE(table.rows.length, 16);
  header.writeUInt8(table.name.startsWith('MSys') ? 0x53 : 0x4e, 40);
  header.writeUInt16LE(columns.length, 41);
  header.writeUInt16LE(texts, 43);
  header.writeUInt16LE(columns.length, 45);
  header.writeUInt32LE((1 << 8) | map, 55);
  header.writeUInt32LE((1 << 8) | map, 59);
  const entries = columns.map(({ type, number, variable, fixed }) => {
    const entry = Buffer.alloc(25);
    const [code, size] = CODES[type];
    entry.writeUInt8(code, 0);
    entry.writeUInt16LE(number, 5);
    entry.writeUInt16LE(variable, 7);
    entry.writeUInt16LE(number, 9);
    entry.writeUInt8(isVariable(type) ? 0x02 : 0x03, 15);
    entry.writeUInt16LE(fixed, 21);
    entry.writeUInt16LE(size, 23);
    return entry;
  });
  const names = columns.map(({ name }) => {
    const text = Buffer.from(name, 'utf16le');
    return Buffer.concat([u16(text.length), text]);
  });
  // 0xffff ends the list of variable columns' usage maps.
  const whole = Buffer.concat([header, ...entries, ...names, u16(0xffff)]);
  whole.writeUInt32LE(whole.length - 8, 8);
  return whole;
}

/** A definition over as many pages as it needs, each naming the next. */
function definitionPages(whole: Buffer, numberOf: (index: number) => number): Buffer[] {
  const bodies = [whole.subarray(8, PAGE)];
  for (let at = PAGE; at < whole.length; at += PAGE - 8) {
    bodies.push(whole.subarray(at, at + PAGE - 8));
  }
  return bodies.map((body, index) => {
    const page = Buffer.alloc(PAGE);
    page.writeUInt16LE(0x0102, 0);
    if (index + 1 < bodies.length) page.writeUInt32LE(numberOf(index + 1), 4);
    body.copy(page, 8);
    return page;
  });
}

/** The stream that hides the head of the file: the same for every database. */
function cipherStream(length: number): Buffer {
  const key = [0xc7, 0xda, 0x39, 0x6b];
  const box = Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => box[index & 255] ?? 0;
  let swap = 0;
  for (let index = 0; index < 256; index += 1) {
    swap = (swap + at(index) + (key[index % 4] ?? 0)) & 255;
    [box[index], box[swap]] = [at(swap), at(index)];
  }
  let other = 0;
  return Buffer.from(
    Array.from({ length }, (_, index) => {
      const one = (index + 1) & 255;
      other = (other + at(one)) & 255;
      [box[one], box[other]] = [at(other), at(one)];
      return at(at(one) + at(other));
    }),
  );
}

function headPage(): Buffer {
  const page = Buffer.alloc(PAGE);
  page.writeUInt32LE(0x0100, 0);
  page.write('Standard Jet DB\0', 4, 'latin1');
  page.writeUInt32LE(1, 0x14);
  cipherStream(128).copy(page, 0x18);
  return page;
}

const usageMap = (pages: readonly number[]): Buffer => {
  const map = Buffer.alloc(5 + 64);
  for (const page of pages) {
    const byte = 5 + (page >> 3);
    map.writeUInt8(map.readUInt8(byte) | (1 << (page & 7)), byte);
  }
  return map;
};

const CATALOGUE: NewTable['columns'] = [
  ['Id', 'long'],
  ['ParentId', 'long'],
  ['Name', 'text'],
  ['Type', 'integer'],
  ['DateCreate', 'dateTime'],
  ['DateUpdate', 'dateTime'],
  ['Flags', 'long'],
  ['LvProp', 'ole'],
];

/** The bytes of a database with these tables, at most 512 pages in all. */
export function writeAccess(tables: readonly NewTable[]): Buffer {
  const pages: Buffer[] = [headPage(), Buffer.alloc(PAGE), Buffer.alloc(PAGE)];
  const maps: Buffer[] = [Buffer.alloc(0)];
  const add = (table: NewTable, map: number, first: number): void => {
    const columns = columnsOf(table);
    const whole = definition(table, columns, map);
    const more = Math.max(0, Math.ceil((whole.length - PAGE) / (PAGE - 8)));
    const next = pages.length;
    const numberOf = (index: number): number => (index === 0 ? first : next + index - 1);
    const defined = definitionPages(whole, numberOf);
    if (defined.length !== more + 1) throw new Error('the definition has lost a page');
    defined.forEach((page, index) => {
      pages[numberOf(index)] = page;
    });
    const data = dataPages(
      first,
      table.rows.map((row) => rowBytes(columns, row)),
    );
    const from = pages.length;
    pages.push(...data);
    maps[map] = usageMap(data.map((_, index) => from + index));
  };
  const placed = tables.map((table, index) => {
    const first = pages.length;
    pages.push(Buffer.alloc(PAGE));
    add(table, index + 1, first);
    return { table, first };
  });
  const rows = placed.map(({ table, first }) => ({
    ...{ Id: first, ParentId: 0, Name: table.name, Type: 1, Flags: 0 },
    ...{ DateCreate: '2026-11-15', DateUpdate: '2026-11-15' },
  }));
  add({ name: 'MSysObjects', columns: CATALOGUE, rows }, 0, 2);
  pages[1] = dataPages(0, maps)[0] ?? Buffer.alloc(PAGE);
  if (pages.length > 512) throw new Error('more than a usage map holds');
  return Buffer.concat(pages);
}
