import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { syncFile } from '../sqlite/private-file.ts';
import { systemFailure, type BackupError } from './backup-error.ts';

/** Copies hold birth dates: only their owner may read them. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

/** Beside an unfinished file SQLite keeps a journal of its own. */
const UNFINISHED = /\.part(-journal|-wal|-shm)?$/;
/** A file still growing was written to a moment ago; nobody is at work on one as old as this. */
const ABANDONED_AFTER = 60 * 60 * 1000;

/**
 * A name beside the file, under which it grows until it is whole. Two processes may write the same
 * file at once, on two machines even: each has a name of its own.
 */
const unfinished = (path: string): string =>
  `${path}.${process.pid}-${randomBytes(6).toString('hex')}.part`;

export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY.folder });
}

/**
 * Writes a file that is there whole or not at all, whatever stops the machine: under another name,
 * to the disk, then renamed.
 */
export function writeWhole(path: string, text: string): Result<null, BackupError> {
  return keptWhole(path, (part) => {
    const handle = openSync(part, 'wx', OWNER_ONLY.file);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  });
}

/** The same for whoever fills the unfinished file itself. */
export function keptWhole(path: string, fill: (part: string) => void): Result<null, BackupError> {
  const part = unfinished(path);
  try {
    makePrivateFolder(dirname(path));
    discardAbandoned(dirname(path));
    fill(part);
    renameSync(part, path);
    syncFile(path);
    return success(null);
  } catch (thrown) {
    discard(part);
    const error = systemFailure(thrown, path, 'backup.cannotWrite');
    if (error === null) throw thrown;
    return failure(error);
  }
}

/** Files that grow in a folder, or were left by a process that was killed. */
export const unfinishedIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => UNFINISHED.test(name))
    .map((name) => join(folder, name));

/** What processes that were killed have left; others may be doing the same. */
function discardAbandoned(folder: string): void {
  for (const file of unfinishedIn(folder)) {
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (written !== undefined && Date.now() - written > ABANDONED_AFTER) discard(file);
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
