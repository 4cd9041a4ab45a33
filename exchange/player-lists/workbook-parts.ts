import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { zipSync } from 'fflate';
import { ListFailure, listFault, type ListFault } from './list-error.ts';
import { entryStart, readerOf, zipDirectory, type ZipEntry } from './zip-directory.ts';

/** What a workbook may weigh, in bytes. */
export interface WorkbookLimits {
  readonly packed: number;
  readonly unpacked: number;
  /** Times larger unpacked than packed. */
  readonly ratio: number;
}

const inflated = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflateRaw);
/** Below this, the ratio says nothing. */
const RATIO_FROM = 100_000;
/** Sheets, strings and styles; pictures and macros are nothing to a reader of tables. */
const WANTED = /\.xml(\.rels)?$/i;

const fault = (code: ListFault): ListFailure => new ListFailure(listFault(code));

/**
 * The parts of a workbook that are read, unpacked within the limits. The directory may lie: what
 * comes out is what counts. Throws `ListFailure`.
 */
export async function workbookParts(
  bytes: Uint8Array,
  limits: WorkbookLimits,
): Promise<ReadonlyMap<string, Uint8Array>> {
  if (bytes.length > limits.packed) throw fault('list.tooLarge');
  const entries = await zipDirectory(readerOf(bytes), bytes.length);
  if (entries.some(({ name }) => !staysInside(name))) throw fault('list.notATable');
  const wanted = entries.filter(({ name }) => WANTED.test(name));
  const most = Math.min(limits.unpacked, Math.max(bytes.length, RATIO_FROM) * limits.ratio);
  let left = most;
  const parts = new Map<string, Uint8Array>();
  for (const entry of wanted) {
    if (entry.unpacked > left) throw fault('list.zipBomb');
    const part = await partOf(bytes, entry);
    left -= part.length;
    parts.set(entry.name, part);
  }
  return parts;
}

/** The same parts and nothing else, for a reader that believes what an archive says of itself. */
export const packedAgain = (parts: ReadonlyMap<string, Uint8Array>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(parts), { level: 0 }));

/** Nothing is ever written under these names; no program that makes workbooks uses others. */
function staysInside(name: string): boolean {
  return name
    .replace(/\/$/, '')
    .split('/')
    .every((step) => step !== '' && step !== '.' && step !== '..' && !/[\\:\0]/.test(step));
}

async function partOf(bytes: Uint8Array, entry: ZipEntry): Promise<Uint8Array> {
  if (entry.encrypted) throw fault('list.zipEncrypted');
  if (entry.method !== 0 && entry.method !== 8) throw fault('list.zipMethod');
  const start = await entryStart(readerOf(bytes), entry, bytes.length);
  const packed = bytes.subarray(start, start + entry.packed);
  const part = entry.method === 0 ? packed : await inflatedPart(packed, entry.unpacked);
  if (part.length !== entry.unpacked || crc32(part) !== entry.crc) throw fault('list.zipDamaged');
  return part;
}

async function inflatedPart(packed: Uint8Array, size: number): Promise<Uint8Array> {
  try {
    // Node refuses a limit of nothing.
    return await inflated(packed, { maxOutputLength: Math.max(1, size) });
  } catch (thrown) {
    const swollen =
      thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_BUFFER_TOO_LARGE';
    throw fault(swollen ? 'list.zipBomb' : 'list.zipDamaged');
  }
}
