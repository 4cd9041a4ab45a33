import { ListFailure, listFault } from './list-error.ts';

/** One file of an archive: a place in the archive, never a place on the disk. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly encrypted: boolean;
  readonly packed: number;
  readonly unpacked: number;
  readonly crc: number;
  /** Where its local header begins. */
  readonly header: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const LARGE_END_SIGNATURE = 0x06064b50;
const LARGE_LOCATOR_SIGNATURE = 0x07064b50;
const END_SIZE = 22;
const ALL_ONES = 0xffffffff;
/** Lists come one to an archive; thousands of files are something else. */
const LARGEST_DIRECTORY = 1 << 20;

/** Bytes at a place; fewer than asked for at the end. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;

export const readerOf =
  (bytes: Uint8Array): ReadAt =>
  (position, length) =>
    Promise.resolve(Buffer.from(bytes.subarray(position, position + length)));

const damaged = (): ListFailure => new ListFailure(listFault('list.zipDamaged'));

/** The files of an archive by its directory (APPNOTE 4.3.12), Zip64 too. */
export async function zipDirectory(read: ReadAt, size: number): Promise<ZipEntry[]> {
  const { count, length, start } = await directoryPlace(read, size);
  if (length > LARGEST_DIRECTORY) throw damaged();
  const bytes = await readAt(read, start, length);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) throw damaged();
    const [names, extras, comments] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    if (names === undefined || extras === undefined || comments === undefined) throw damaged();
    const extra = bytes.subarray(at + 46 + names, at + 46 + names + extras);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + names),
      method: bytes.readUInt16LE(at + 10),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      crc: bytes.readUInt32LE(at + 16),
      ...largeSizes(extra, {
        unpacked: bytes.readUInt32LE(at + 24),
        packed: bytes.readUInt32LE(at + 20),
        header: bytes.readUInt32LE(at + 42),
      }),
    });
    at += 46 + names + extras + comments;
  }
  return entries;
}

/** Where an entry's packed bytes begin. */
export async function entryStart(read: ReadAt, entry: ZipEntry, size: number): Promise<number> {
  const header = await readAt(read, entry.header, 30);
  if (header.readUInt32LE(0) !== LOCAL_SIGNATURE) throw damaged();
  const start = entry.header + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (start + entry.packed > size) throw damaged();
  return start;
}

async function readAt(read: ReadAt, position: number, length: number): Promise<Buffer> {
  const buffer = await read(position, length);
  if (buffer.length < length) throw damaged();
  return buffer;
}

interface DirectoryPlace {
  readonly count: number;
  readonly length: number;
  readonly start: number;
}

async function directoryPlace(read: ReadAt, size: number): Promise<DirectoryPlace> {
  const length = Math.min(size, END_SIZE + 0xffff);
  if (length < END_SIZE) throw damaged();
  const tail = await readAt(read, size - length, length);
  let at = tail.length - END_SIZE;
  while (at >= 0 && tail.readUInt32LE(at) !== END_SIGNATURE) at -= 1;
  if (at < 0) throw damaged();
  const place = {
    count: tail.readUInt16LE(at + 10),
    length: tail.readUInt32LE(at + 12),
    start: tail.readUInt32LE(at + 16),
  };
  if (place.start !== ALL_ONES && place.count !== 0xffff) return place;
  if (at < 20 || tail.readUInt32LE(at - 20) !== LARGE_LOCATOR_SIGNATURE) throw damaged();
  const large = await readAt(read, Number(tail.readBigUInt64LE(at - 12)), 56);
  if (large.readUInt32LE(0) !== LARGE_END_SIGNATURE) throw damaged();
  return {
    count: Number(large.readBigUInt64LE(32)),
    length: Number(large.readBigUInt64LE(40)),
    start: Number(large.readBigUInt64LE(48)),
  };
}

type Sizes = Pick<ZipEntry, 'unpacked' | 'packed' | 'header'>;

/** Sizes too large for 32 bits stand in the extra field, in this order, only those that are. */
function largeSizes(extra: Buffer, sizes: Sizes): Sizes {
  let at = 0;
  while (at + 4 <= extra.length) {
    const [tag, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)];
    if (tag === 1) {
      let place = at + 4;
      const next = (size: number): number => {
        if (size !== ALL_ONES) return size;
        if (place + 8 > extra.length) throw damaged();
        place += 8;
        return Number(extra.readBigUInt64LE(place - 8));
      };
      const unpacked = next(sizes.unpacked);
      const packed = next(sizes.packed);
      return { unpacked, packed, header: next(sizes.header) };
    }
    at += 4 + length;
  }
  return sizes;
}
