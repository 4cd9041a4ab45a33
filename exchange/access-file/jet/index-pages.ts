import { PAGE, PAGE_TYPE, u32HighFirst, pointerTo, type Pages, type RowPlace } from './pages.ts';

/** Bits that tell where an entry ends begin here, entries there. */
const MASK = 0x1b;
const ENTRIES = 0x1e0;

export interface IndexEntry {
  readonly key: Buffer;
  readonly place: RowPlace;
}

export interface WrittenIndex {
  readonly root: number;
  readonly pages: readonly number[];
  /** Different keys. */
  readonly distinct: number;
}

interface Level {
  /** The last entry of each page, to be found from above. */
  readonly lasts: readonly Buffer[];
  readonly numbers: readonly number[];
}

/** Writes an index as a tree: leaves with an entry a row, and above them the last entry of each page. */
export function writeIndex(
  pages: Pages,
  owner: number,
  entries: readonly IndexEntry[],
): WrittenIndex {
  const sorted = entries
    .map(({ key, place }) => Buffer.concat([key, u32HighFirst(pointerTo(place))]))
    .sort((a, b) => a.compare(b));
  const keys = new Set(entries.map(({ key }) => key.toString('hex')));
  let level = writeLevel(pages, owner, PAGE_TYPE.indexLeaf, sorted, sorted);
  const written = [...level.numbers];
  while (level.numbers.length > 1) {
    const { lasts, numbers } = level;
    const above = lasts.map((last, index) =>
      Buffer.concat([last, u32HighFirst(numbers[index] ?? 0)]),
    );
    level = writeLevel(pages, owner, PAGE_TYPE.indexNode, above, lasts);
    written.push(...level.numbers);
  }
  return { root: level.numbers[0] ?? 0, pages: written, distinct: keys.size };
}

function writeLevel(
  pages: Pages,
  owner: number,
  type: number,
  entries: readonly Buffer[],
  found: readonly Buffer[],
): Level {
  const groups: { readonly entries: Buffer[]; last: Buffer }[] = [];
  let used = PAGE;
  entries.forEach((entry, index) => {
    const last = found[index] ?? entry;
    const group = groups.at(-1);
    if (group === undefined || used + entry.length > PAGE - ENTRIES) {
      groups.push({ entries: [entry], last });
      used = entry.length;
    } else {
      group.entries.push(entry);
      group.last = last;
      used += entry.length;
    }
  });
  if (groups.length === 0) groups.push({ entries: [], last: Buffer.alloc(0) });
  const numbers = groups.map(() => pages.reserve());
  groups.forEach((group, index) => {
    const [previous = 0, number = 0, next = 0] = [
      numbers[index - 1],
      numbers[index],
      numbers[index + 1],
    ];
    pages.put(number, indexPage({ type, owner, previous, next }, group.entries));
  });
  return { lasts: groups.map(({ last }) => last), numbers };
}

interface IndexPageHead {
  readonly type: number;
  readonly owner: number;
  readonly previous: number;
  readonly next: number;
}

function indexPage(head: IndexPageHead, entries: readonly Buffer[]): Buffer {
  const page = Buffer.alloc(PAGE);
  page.writeUInt16LE(0x0100 | head.type, 0);
  page.writeUInt32LE(head.owner, 4);
  page.writeUInt32LE(head.previous, 12);
  page.writeUInt32LE(head.next, 16);
  let end = 0;
  for (const entry of entries) {
    entry.copy(page, ENTRIES + end);
    end += entry.length;
    const at = MASK + (end >> 3);
    page.writeUInt8(page.readUInt8(at) | (1 << (end & 7)), at);
  }
  page.writeUInt16LE(PAGE - ENTRIES - end, 2);
  return page;
}
