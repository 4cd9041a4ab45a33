import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { declined, type Declined } from '../registry/declined.ts';

/** A file somebody sent, under a name of ours in a folder of its own. */
export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
  /** Takes it away again. */
  dispose(): Promise<void>;
}

const A_DAY = 24 * 60 * 60 * 1_000;

/** Takes away what is left of uploads since a server was killed in the middle. */
export function forgetOldUploads(uploads: string, now: Date): void {
  let names: string[] = [];
  try {
    names = readdirSync(uploads);
  } catch {
    // Nothing was ever received.
  }
  for (const path of names.map((name) => join(uploads, name))) {
    const since = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (now.getTime() - since > A_DAY) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Writes a body to the disk as it comes, never more than `limit` bytes. The sender's name for the
 * file is no part of the path.
 */
export async function receiveFile(
  request: Request,
  {
    uploads,
    name,
    limit,
  }: { readonly uploads: string; readonly name: string; readonly limit: number },
): Promise<ReceivedFile | Declined> {
  const type = request.headers.get('content-type') ?? '';
  if (/^multipart\/|^application\/x-www-form-urlencoded/i.test(type)) {
    return declined(415, 'upload.notAFile', { type: type.split(';')[0] ?? '' });
  }
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge(limit);
  const folder = join(uploads, randomUUID());
  const dispose = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, name);
    const bytes = await writeBody(request, path, limit);
    if (typeof bytes === 'number' && bytes > 0) return { path, bytes, dispose };
    await dispose();
    return bytes === 0 ? declined(400, 'upload.empty') : (bytes as Declined);
  } catch (thrown) {
    await dispose().catch(() => undefined);
    const refused = diskRefusal(thrown);
    if (refused === null) throw thrown;
    return refused;
  }
}

const tooLarge = (limit: number): Declined => declined(413, 'server.tooLarge', { limit });

async function writeBody(
  request: Request,
  path: string,
  limit: number,
): Promise<number | Declined> {
  if (request.body === null) return 0;
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  const file = await open(path, 'wx', 0o600);
  try {
    let bytes = 0;
    for (;;) {
      const piece = await reader.read().catch(() => null);
      // The sender went away in the middle.
      if (piece === null) return declined(400, 'server.incompleteBody');
      if (piece.done) return bytes;
      bytes += piece.value.length;
      if (bytes > limit) {
        await reader.cancel();
        return tooLarge(limit);
      }
      await file.writeFile(piece.value);
    }
  } finally {
    await file.close();
  }
}

const REFUSALS: Readonly<Record<string, () => Declined>> = {
  ENOSPC: () => declined(507, 'store.diskFull'),
  EDQUOT: () => declined(507, 'store.diskFull'),
  EROFS: () => declined(500, 'store.readOnly'),
  EACCES: () => declined(500, 'store.readOnly'),
  EPERM: () => declined(500, 'store.readOnly'),
  ENOTDIR: () => declined(500, 'store.readOnly'),
  EIO: () => declined(500, 'store.diskFailure'),
};

/** What the disk refused, in the words of the store; null when the error is a programmer's. */
function diskRefusal(thrown: unknown): Declined | null {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return REFUSALS[code]?.() ?? null;
}
