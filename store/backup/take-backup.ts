import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { EventLog } from '../event-log.ts';
import type { KeptBeside } from '../beside-log.ts';
import { Database } from '../sqlite/driver.ts';
import { sqliteFailure } from '../sqlite/sqlite-failure.ts';
import { syncFile } from '../sqlite/private-file.ts';
import { exportTournament } from '../tournament-transfer.ts';
import { copyFailure, type BackupError, type CopyFailure } from './backup-error.ts';
import { copiesOf, databaseCopy, rotate, tournamentCopy } from './backup-folder.ts';
import type { BackupReason } from './backup-reason.ts';
import { verifyCopy } from './verify-copy.ts';
import { keptWhole, writeWhole } from './whole-file.ts';

export interface BackupRequest {
  /** The folder of all copies. */
  readonly backups: string;
  readonly reason: BackupReason;
  /** ISO instant. */
  readonly at: string;
}

export interface Taken {
  readonly file: string;
  /** False when the newest copy holds the same log already. */
  readonly fresh: boolean;
}

/** Copies one tournament as a `.ronde` file, reads it back, and rotates its older copies. */
export async function backUpTournament(
  store: EventLog & Partial<KeptBeside>,
  id: string,
  { backups, reason, at }: BackupRequest,
): Promise<Result<Taken, BackupError>> {
  // Asked before the export: a copy may hold more than its name says, never less.
  const position = await store.position(id);
  if (!position.ok) return position;
  const copies = copiesOf(backups, id);
  if (!copies.ok) return copies;
  const newest = copies.value[0];
  // Copies the program makes by itself are many: pictures and games are in those somebody asks for.
  const { pictures, games } = store;
  const beside =
    reason === 'asked' && pictures !== undefined && games !== undefined
      ? { pictures, games }
      : undefined;
  const isMore = await hasMore(beside, id);
  if (!isMore.ok) return isMore;
  if (!isMore.value && newest?.position === position.value && (await verifyCopy(newest.file)).ok) {
    return success({ file: newest.file, fresh: false });
  }
  const exported = await exportTournament(store, id, beside === undefined ? {} : { beside });
  if (!exported.ok) return exported;
  const file = tournamentCopy(backups, id, { at, position: position.value, reason });
  const written = writeWhole(file, exported.value);
  return written.ok ? finished(file, at) : written;
}

/** Whether something is kept beside the log, which the name of a copy does not tell. */
async function hasMore(
  beside: KeptBeside | undefined,
  id: string,
): Promise<Result<boolean, BackupError>> {
  if (beside === undefined) return success(false);
  const pictures = await beside.pictures.list(id);
  if (!pictures.ok) return pictures;
  const games = await beside.games.list(id);
  return games.ok ? success(pictures.value.length + games.value.length > 0) : games;
}

/** Copies a whole SQLite database as it stands, while others go on writing to it. */
export async function backUpDatabase(
  database: string,
  { backups, reason, at }: BackupRequest,
): Promise<Result<Taken, BackupError>> {
  const file = databaseCopy(backups, at, reason);
  const copied = attemptCopy(file, () =>
    keptWhole(file, (part) => {
      closeSync(openSync(part, 'wx', 0o600));
      const reader = new Database(database, { readonly: true });
      try {
        reader.prepare('VACUUM INTO ?').run(part);
      } finally {
        reader.close();
      }
      syncFile(part);
    }),
  );
  return copied.ok ? finished(file, at) : copied;
}

async function finished(file: string, at: string): Promise<Result<Taken, BackupError>> {
  const sound = await verifyCopy(file);
  if (!sound.ok) return sound;
  const rotated = rotate(dirname(file), at);
  return rotated.ok ? success({ file, fresh: true }) : rotated;
}

const OF_DATABASE: Readonly<Partial<Record<string, CopyFailure>>> = {
  'store.diskFull': 'backup.diskFull',
  'store.diskFailure': 'backup.diskFailure',
};

function attemptCopy(
  file: string,
  work: () => Result<null, BackupError>,
): Result<null, BackupError> {
  try {
    return work();
  } catch (thrown) {
    const error = sqliteFailure(thrown, file);
    if (error === null) throw thrown;
    const code = OF_DATABASE[error.code];
    return failure(code === undefined ? error : copyFailure(code, file));
  }
}
