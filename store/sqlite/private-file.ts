import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** The files hold birth dates: only their owner may read them. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

/** Makes an empty file, and the folders above it, for the owner alone; leaves an existing one. */
export function ensurePrivateFile(path: string): void {
  if (existsSync(path)) return;
  const folder = dirname(path);
  const firstMade = mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder });
  closeSync(openSync(path, 'a', OWNER_ONLY.file));
  let synced = folder;
  syncFolder(synced);
  while (firstMade !== undefined && synced.length >= firstMade.length) {
    synced = dirname(synced);
    syncFolder(synced);
  }
}

/** Makes a new empty file for the owner alone; false when the name is taken. */
export function makePrivateFile(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY.file));
    return true;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST') return false;
    throw thrown;
  }
}

/** Makes the file's bytes and its name in the folder survive a power cut. */
export function syncFile(path: string): void {
  const handle = openSync(path, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  syncFolder(dirname(path));
}

function syncFolder(path: string): void {
  // Windows cannot open a folder; NTFS journals names by itself.
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
