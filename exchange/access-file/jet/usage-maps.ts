import { PAGE, PAGE_TYPE, u32, type Pages } from './pages.ts';

const BITS = 64;
/** Pages a map of a row holds itself. */
const INLINE = BITS * 8;
const INLINE_LENGTH = 5 + BITS;
const MAP_HEADER = 4;
/** Pages a map on a page of its own holds. */
const PER_PAGE = (PAGE - MAP_HEADER) * 8;
/** Pages of maps a row can name. */
const MOST_PAGES = 17;

function setBit(bytes: Buffer, from: number, bit: number): void {
  const at = from + (bit >> 3);
  bytes.writeUInt8(bytes.readUInt8(at) | (1 << (bit & 7)), at);
}

/** Which pages something owns: in the row itself, or on pages of their own where they lie far apart. */
export function usageMap(pages: Pages, owned: readonly number[]): Buffer {
  const first = owned.reduce((least, page) => Math.min(least, page), owned[0] ?? 0);
  const start = first - (first % 8);
  if (owned.every((page) => page - start < INLINE)) return inlineMap(start, owned);
  const maps = new Map<number, Buffer>();
  for (const page of owned) {
    const index = Math.floor(page / PER_PAGE);
    const map = maps.get(index) ?? mapPage();
    maps.set(index, map);
    setBit(map, MAP_HEADER, page % PER_PAGE);
  }
  return referenceMap(
    Array.from({ length: MOST_PAGES }, (_, index) => {
      const map = maps.get(index);
      return map === undefined ? 0 : pages.add(map);
    }),
  );
}

/** The map of the whole file: a bit set is a page nobody has. Made last, when all others are given out. */
export function freePagesMap(pages: Pages): Buffer {
  if (pages.count < INLINE) {
    const beyond = Array.from({ length: INLINE - pages.count }, (_, n) => pages.count + n);
    return inlineMap(0, beyond);
  }
  let numbers: number[] = [];
  while (numbers.length * PER_PAGE < pages.count) numbers = [...numbers, pages.reserve()];
  if (numbers.length > MOST_PAGES) throw new Error('more pages than a database has');
  numbers.forEach((number, index) => {
    const map = mapPage();
    const from = index * PER_PAGE;
    for (let page = Math.max(pages.count, from); page < from + PER_PAGE; page += 1) {
      setBit(map, MAP_HEADER, page - from);
    }
    pages.put(number, map);
  });
  return referenceMap(Array.from({ length: MOST_PAGES }, (_, index) => numbers[index] ?? 0));
}

function inlineMap(start: number, owned: readonly number[]): Buffer {
  const map = Buffer.alloc(INLINE_LENGTH);
  map.writeUInt32LE(start, 1);
  for (const page of owned) setBit(map, 5, page - start);
  return map;
}

const referenceMap = (numbers: readonly number[]): Buffer =>
  Buffer.concat([Buffer.from([1]), ...numbers.map(u32)]);

function mapPage(): Buffer {
  const page = Buffer.alloc(PAGE);
  page.writeUInt16LE(0x0100 | PAGE_TYPE.usageMap, 0);
  return page;
}
