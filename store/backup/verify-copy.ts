import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parseTournamentFile } from '@ronde/core/formats/tournament-file/parse-tournament-file.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { EventLog, LogEntry, TournamentHead } from '../event-log.ts';
import { openSqliteStore } from '../sqlite/open.ts';
import type { StoreError } from '../store-error.ts';
import type { Store } from '../store.ts';
import { copyFailure, damagedCopy, systemFailure, type BackupError } from './backup-error.ts';
import { readWhole } from './whole-file.ts';

/** One tournament in a copy or in the store, entry by entry against its checksums. */
export interface Soundness {
  readonly id: string;
  /** Entries found sound. */
  readonly entries: number;
  readonly error: StoreError | null;
}

export interface VerifiedCopy {
  readonly kind: 'tournament' | 'database';
  readonly tournaments: readonly Soundness[];
}

const SQLITE_HEADER = 'SQLite format 3\0';

export const isDatabase = (bytes: Buffer): boolean =>
  bytes.subarray(0, SQLITE_HEADER.length).toString('latin1') === SQLITE_HEADER;

/** Reads a copy from end to end: a tournament file by its checksum, a database by every chain. */
export async function verifyCopy(file: string): Promise<Result<VerifiedCopy, BackupError>> {
  const bytes = readWhole(file);
  if (!bytes.ok) return bytes;
  if (isDatabase(bytes.value)) {
    const checked = await withDatabaseCopy(file, verifyStore);
    if (!checked.ok) return checked;
    return success({ kind: 'database', tournaments: checked.value });
  }
  const { log, problems } = parseTournamentFile(bytes.value.toString('utf8'));
  if (log === null && !looksLikeText(bytes.value)) {
    return failure(copyFailure('backup.notABackup', file));
  }
  if (log === null || problems.some(({ severity }) => severity === 'error')) {
    return failure(damagedCopy(file, problems));
  }
  const sound = { id: log.id, entries: log.entries.length, error: null };
  return success({ kind: 'tournament', tournaments: [sound] });
}

const looksLikeText = (bytes: Buffer): boolean => bytes[0] === '{'.charCodeAt(0);

/** Every tournament of a store, archived ones too; damage is named, not thrown. */
export async function verifyStore(
  store: EventLog,
  /** Given each log as it is read; null for one that cannot be. */
  each?: (head: TournamentHead, entries: readonly LogEntry[] | null) => Promise<void>,
): Promise<Result<Soundness[], StoreError>> {
  const listed = await store.list({ archived: true });
  if (!listed.ok) return listed;
  const found: Soundness[] = [];
  for (const head of listed.value) {
    const { id } = head;
    const entries = await store.read(id);
    await each?.(head, entries.ok ? entries.value : null);
    // Between two logs others get their turn.
    await setImmediate();
    found.push(
      entries.ok
        ? { id, entries: entries.value.length, error: null }
        : { id, entries: 0, error: entries.error },
    );
  }
  return success(found);
}

/** Opens a copy of the copy: looking at a backup never changes it, not even to migrate it. */
export async function withDatabaseCopy<T>(
  file: string,
  use: (store: Store) => Promise<Result<T, BackupError>>,
): Promise<Result<T, BackupError>> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-copy-'));
  try {
    const working = join(folder, 'ronde.db');
    copyFileSync(file, working);
    const opened = await openSqliteStore(working);
    if (!opened.ok) return opened;
    try {
      return await use(opened.value);
    } finally {
      await opened.value.close();
    }
  } catch (thrown) {
    const error = systemFailure(thrown, file, 'backup.cannotRead');
    if (error === null) throw thrown;
    return failure(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
