import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { createInflateRaw, crc32 } from 'node:zlib';
import { ListFailure, listFault } from './list-error.ts';
import { entryStart, zipDirectory, type ReadAt, type ZipEntry } from './zip-directory.ts';

/** What a list may weigh, in bytes; the largest today is under 1 GB. */
export interface ByteLimits {
  readonly packed: number;
  readonly unpacked: number;
  /** Times larger unpacked than packed: lists reach 30, bombs a thousand. */
  readonly ratio: number;
}

export const LIST_LIMITS: ByteLimits = { packed: 4e9, unpacked: 4e9, ratio: 200 };

/** Pieces read at a time. */
const PIECE = 512 * 1024;
/** Below this, the ratio says nothing. */
const RATIO_FROM = 10_000_000;

/** A list on the disk, packed or not. */
export interface ListBytes {
  /** The file's own name, or that of the entry of an archive. */
  readonly name: string;
  /** Size unpacked, as far as the file says so itself. */
  readonly size: number;
  /** Names these bytes: the same file gives the same name, whatever it is called. */
  readonly fingerprint: string;
  /** The unpacked bytes from `offset` on; throws `ListFailure` for what cannot be unpacked. */
  from(offset: number): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

const WANTED = /\.(xml|txt|mdb|csv|xlsx)$/i;

export async function openListBytes(
  path: string,
  limits: ByteLimits = LIST_LIMITS,
): Promise<ListBytes> {
  const file = await open(path, 'r').catch(() => {
    throw new ListFailure(listFault('list.noFile'));
  });
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw new ListFailure(listFault('list.noFile'));
    if (stat.size > limits.packed) throw new ListFailure(listFault('list.tooLarge'));
    const opened = { file, path, size: stat.size, limits };
    // A workbook is an archive too, and is read as a whole.
    const zip = (await isZip(file)) && !/\.xlsx$/i.test(path);
    return zip ? await zipped(opened) : await plain(opened);
  } catch (thrown) {
    await file.close();
    throw thrown;
  }
}

interface Opened {
  readonly file: FileHandle;
  readonly path: string;
  readonly size: number;
  readonly limits: ByteLimits;
}

const readerOfFile =
  (file: FileHandle): ReadAt =>
  async (position, length) => {
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await file.read(buffer, 0, length, position);
    return buffer.subarray(0, bytesRead);
  };

async function isZip(file: FileHandle): Promise<boolean> {
  const start = Buffer.alloc(4);
  await file.read(start, 0, 4, 0);
  return start.readUInt32LE(0) === 0x04034b50 || start.readUInt32LE(0) === 0x06054b50;
}

async function plain({ file, path, size, limits }: Opened): Promise<ListBytes> {
  if (size > limits.unpacked) throw new ListFailure(listFault('list.tooLarge'));
  return {
    name: path,
    size,
    fingerprint: await fingerprintOf(file),
    from: (offset) => pieces(file, offset, size),
    close: () => file.close(),
  };
}

async function zipped({ file, size, limits }: Opened): Promise<ListBytes> {
  const entries = await zipDirectory(readerOfFile(file), size);
  const entry = entries
    .filter(({ name }) => WANTED.test(name))
    .reduce<ZipEntry | null>((a, b) => (a !== null && a.unpacked >= b.unpacked ? a : b), null);
  if (entry === null) throw new ListFailure(listFault('list.zipEmpty'));
  if (entry.encrypted) throw new ListFailure(listFault('list.zipEncrypted'));
  if (entry.method !== 0 && entry.method !== 8) {
    throw new ListFailure(listFault('list.zipMethod'));
  }
  refuseBomb(entry.unpacked, entry.packed, limits);
  const start = await entryStart(readerOfFile(file), entry, size);
  return {
    name: entry.name,
    size: entry.unpacked,
    fingerprint: await fingerprintOf(file),
    from: (offset) => unpacked(file, { entry, start, limits }, offset),
    close: () => file.close(),
  };
}

function refuseBomb(unpackedBytes: number, packed: number, limits: ByteLimits): void {
  const swollen = unpackedBytes > RATIO_FROM && unpackedBytes > packed * limits.ratio;
  if (swollen || unpackedBytes > limits.unpacked) {
    throw new ListFailure(listFault('list.zipBomb'));
  }
}

async function* pieces(file: FileHandle, from: number, to: number): AsyncGenerator<Uint8Array> {
  for (let at = from; at < to;) {
    const buffer = Buffer.allocUnsafe(Math.min(PIECE, to - at));
    const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

interface Packed {
  readonly entry: ZipEntry;
  readonly start: number;
  readonly limits: ByteLimits;
}

/** Unpacks from the beginning, whose bytes count for the checksum too, and gives what is wanted. */
async function* unpacked(
  file: FileHandle,
  { entry, start, limits }: Packed,
  offset: number,
): AsyncGenerator<Uint8Array> {
  const packed = pieces(file, start, start + entry.packed);
  let [total, checksum] = [0, 0];
  for await (const piece of entry.method === 0 ? packed : inflated(packed)) {
    checksum = crc32(piece, checksum);
    const before = total;
    total += piece.length;
    // The directory may lie about the size: what comes out is what counts.
    if (total > entry.unpacked) throw new ListFailure(listFault('list.zipBomb'));
    refuseBomb(total, entry.packed, limits);
    if (total > offset) yield before >= offset ? piece : piece.subarray(offset - before);
  }
  if (total !== entry.unpacked || checksum !== entry.crc) {
    throw new ListFailure(listFault('list.zipDamaged'));
  }
}

async function* inflated(packed: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw({ chunkSize: PIECE });
  const fed = feed(packed, inflate);
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) yield piece;
  } catch {
    throw new ListFailure(listFault('list.zipDamaged'));
  } finally {
    inflate.destroy();
    await fed;
  }
}

async function feed(
  packed: AsyncGenerator<Uint8Array>,
  inflate: ReturnType<typeof createInflateRaw>,
): Promise<void> {
  for await (const piece of packed) {
    if (inflate.destroyed) return;
    if (inflate.write(piece)) continue;
    await new Promise<void>((resolve) => {
      const goOn = (): void => {
        inflate.off('drain', goOn).off('close', goOn);
        resolve();
      };
      inflate.on('drain', goOn).on('close', goOn);
    });
  }
  if (!inflate.destroyed) inflate.end();
}

async function fingerprintOf(file: FileHandle): Promise<string> {
  const { size } = await file.stat();
  const hash = createHash('sha256');
  for await (const piece of pieces(file, 0, size)) hash.update(piece);
  return `${size}-${hash.digest('hex')}`;
}
