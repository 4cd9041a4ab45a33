/** A Jet 4 database is a row of pages of this size. */
export const PAGE = 4096;

/** The first byte of a page. */
export const PAGE_TYPE = {
  data: 0x01,
  definition: 0x02,
  indexNode: 0x03,
  indexLeaf: 0x04,
  usageMap: 0x05,
} as const;

/** Where a row stands. */
export interface RowPlace {
  readonly page: number;
  readonly row: number;
}

/** A page and a row in four bytes, as definitions name usage maps. */
export const pointerTo = ({ page, row }: RowPlace): number => (page << 8) | row;

/** The pages of a file that is being made: numbers are given out first, contents follow. */
export class Pages {
  private readonly pages: Buffer[] = [];

  get count(): number {
    return this.pages.length;
  }

  reserve(): number {
    this.pages.push(Buffer.alloc(PAGE));
    return this.pages.length - 1;
  }

  put(number: number, page: Buffer): void {
    if (page.length !== PAGE || this.pages[number] === undefined) {
      throw new Error(`page ${number} is not to be had`);
    }
    this.pages[number] = page;
  }

  add(page: Buffer): number {
    const number = this.reserve();
    this.put(number, page);
    return number;
  }

  bytes(): Buffer {
    return Buffer.concat(this.pages);
  }
}

export function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

/** Index pages, unlike all others, have the high byte first. */
export function u32HighFirst(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}
