import { serialDay } from './rows.ts';
import { PAGE, pointerTo } from './pages.ts';

/** Where the tables every database has begin. */
export const SYSTEM_PAGES = {
  freePages: 1,
  objects: 2,
  permissions: 3,
  queries: 4,
  relationships: 5,
} as const;

/** The same day in every file: equal tournaments give equal bytes. */
export const CREATED = '2000-01-01';

/** Windows-1252, which Jet 4 names and does not use: its texts are Unicode. */
const CODE_PAGE = 1252;
/** The sort order “General”, in its version before 2010. */
export const SORT_ORDER = 1033;

const HIDDEN = { from: 0x18, length: 128 };

/** The first page: the version of the format, and behind a fixed stream what the file is made of. */
export function headPage(): Buffer {
  const page = Buffer.alloc(PAGE);
  page.writeUInt32LE(0x0100, 0);
  page.write('Standard Jet DB\0', 4, 'latin1');
  page.writeUInt32LE(1, 0x14);
  const { freePages, objects, permissions, queries, relationships } = SYSTEM_PAGES;
  const places = [
    pointerTo({ page: freePages, row: 0 }),
    pointerTo({ page: freePages, row: 1 }),
    ...[objects, permissions, queries, relationships],
  ];
  places.forEach((place, index) => page.writeUInt32LE(place, 0x18 + index * 4));
  page.writeUInt16LE(CODE_PAGE, 0x3c);
  const created = serialDay(CREATED);
  // Forty bytes of password, which the day hides: an empty one is the day itself, over and over.
  for (let at = 0x42; at < 0x6a; at += 4) page.writeUInt32LE(Math.trunc(created), at);
  page.writeUInt16LE(SORT_ORDER, 0x6e);
  page.writeDoubleLE(created, 0x72);
  const stream = hidingStream(HIDDEN.length);
  stream.forEach((byte, index) => {
    const at = HIDDEN.from + index;
    page.writeUInt8(page.readUInt8(at) ^ byte, at);
  });
  return page;
}

/** RC4 by the four bytes every database of this format shares. */
function hidingStream(length: number): number[] {
  const key = [0xc7, 0xda, 0x39, 0x6b];
  const box = Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => box[index & 255] ?? 0;
  let swap = 0;
  for (let index = 0; index < 256; index += 1) {
    swap = (swap + at(index) + (key[index % 4] ?? 0)) & 255;
    [box[index], box[swap]] = [at(swap), at(index)];
  }
  let other = 0;
  return Array.from({ length }, (_, index) => {
    const one = (index + 1) & 255;
    other = (other + at(one)) & 255;
    [box[one], box[other]] = [at(other), at(one)];
    return at(at(one) + at(other));
  });
}
