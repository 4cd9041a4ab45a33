import { PAGE, PAGE_TYPE } from '../jet/pages.ts';

/** What an index holds, read page by page from its root: the other way round from the writer. */
export interface WalkedIndex {
  /** Key and row pointer of every leaf entry, in the order of the leaves. */
  readonly entries: readonly Buffer[];
  readonly levels: number;
}

const pageOf = (file: Buffer, number: number): Buffer =>
  file.subarray(number * PAGE, (number + 1) * PAGE);

/** Entries end where a bit of the mask from 0x1b on is set, counted from 0x1e0. */
function entriesOn(page: Buffer): Buffer[] {
  const entries: Buffer[] = [];
  let start = 0;
  for (let end = 1; end <= PAGE - 0x1e0; end += 1) {
    if ((page.readUInt8(0x1b + (end >> 3)) & (1 << (end & 7))) === 0) continue;
    entries.push(page.subarray(0x1e0 + start, 0x1e0 + end));
    start = end;
  }
  if (page.readUInt16LE(2) !== PAGE - 0x1e0 - start) throw new Error('the free space is wrong');
  return entries;
}

export function walkIndex(file: Buffer, root: number, owner: number): WalkedIndex {
  const page = pageOf(file, root);
  if (page.readUInt32LE(4) !== owner) throw new Error('a page of another table');
  const entries = entriesOn(page);
  if (page.readUInt8(0) === PAGE_TYPE.indexLeaf) return { entries, levels: 1 };
  const children = entries.map((entry) => {
    const walked = walkIndex(file, entry.readUInt32BE(entry.length - 4), owner);
    const last = walked.entries.at(-1);
    if (last === undefined || !last.equals(entry.subarray(0, -4))) {
      throw new Error('a node does not name the last entry of its page');
    }
    return walked;
  });
  return {
    entries: children.flatMap((child) => child.entries),
    levels: 1 + Math.max(...children.map(({ levels }) => levels)),
  };
}

/** The leaves from the first one on, each by the pointer of the one before. */
export function leavesFrom(file: Buffer, root: number): number[] {
  let number = root;
  while (pageOf(file, number).readUInt8(0) === PAGE_TYPE.indexNode) {
    const [first] = entriesOn(pageOf(file, number));
    if (first === undefined) throw new Error('an empty node');
    number = first.readUInt32BE(first.length - 4);
  }
  const leaves: number[] = [];
  for (let leaf = number; leaf !== 0; leaf = pageOf(file, leaf).readUInt32LE(16)) leaves.push(leaf);
  return leaves;
}
