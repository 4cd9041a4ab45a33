import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { syncFile } from '../sqlite/private-file.ts';
import { systemFailure, type BackupError } from './backup-error.ts';

/** Copies hold birth dates: only their owner may read them. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

/** A name beside the file, under which it grows until it is whole. */
export const unfinished = (path: string): string => `${path}.part`;

export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY.folder });
}

/**
 * Writes a file that is there whole or not at all, whatever stops the machine: under another name,
 * to the disk, then renamed.
 */
export function writeWhole(path: string, text: string): Result<null, BackupError> {
  const part = unfinished(path);
  return keptWhole(path, () => {
    const handle = openSync(part, 'w', OWNER_ONLY.file);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  });
}

/** The same for whoever fills the unfinished file itself. */
export function keptWhole(path: string, fill: () => void): Result<null, BackupError> {
  const part = unfinished(path);
  try {
    makePrivateFolder(dirname(path));
    rmSync(part, { force: true });
    fill();
    renameSync(part, path);
    syncFile(path);
    return success(null);
  } catch (thrown) {
    const error = systemFailure(thrown, path, 'backup.cannotWrite');
    if (error === null) throw thrown;
    discard(part);
    return failure(error);
  }
}

function discard(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // A disk that refuses the copy may refuse this too; a file in part is never taken for a copy.
  }
}

export function readWhole(path: string): Result<Buffer, BackupError> {
  try {
    return success(readFileSync(path));
  } catch (thrown) {
    const error = systemFailure(thrown, path, 'backup.cannotRead');
    if (error === null) throw thrown;
    return failure(error);
  }
}
