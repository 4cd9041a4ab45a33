import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { systemFailure, type BackupError } from '../backup/backup-error.ts';
import {
  copiesOf,
  databaseCopies,
  databaseFolder,
  tournamentFolder,
} from '../backup/backup-folder.ts';
import { backUpDatabase, backUpTournament } from '../backup/take-backup.ts';
import { unfinishedIn } from '../backup/whole-file.ts';
import type { KeptBeside } from '../beside-log.ts';
import type { EventLog } from '../event-log.ts';
import { removeAll } from '../pictures/remove-all.ts';
import type { Store } from '../store.ts';
import type { OwedErasure } from './erasures.ts';

export interface SweepPlaces {
  /** The folder of all copies. */
  readonly backups: string;
  /** The SQLite file; null where the database is a server. */
  readonly database: string | null;
  /** ISO instant, for the copies that take the place of older ones. */
  readonly at: string;
}

/** What can be swept: a log with its erasures. */
export type Sweepable = EventLog &
  Pick<Store, 'erasures' | 'photos' | 'subscriptions'> &
  Partial<KeptBeside>;

/** `held`: another program holds the file, and the rest is done later. */
export type Swept = 'nothingOwed' | 'held' | 'swept';

/**
 * Takes what was erased from logs out of the files as well: those of the database, and the copies
 * this program keeps, each replaced by a new one. What is cut short is owed still, and done when the
 * next program looks.
 */
export async function sweepErasures(
  store: Sweepable,
  places: SweepPlaces,
): Promise<Result<Swept, BackupError>> {
  const owed = await store.erasures.owed();
  if (!owed.ok) return owed;
  if (owed.value.length === 0) return success('nothingOwed');
  for (const { tournament } of owed.value) {
    const cleared = await store.subscriptions.clear(tournament);
    if (!cleared.ok) return cleared;
    const removed = await removeAll(store.photos, tournament);
    if (!removed.ok) return removed;
  }
  const rewritten = await store.erasures.rewriteFiles();
  if (!rewritten.ok) return rewritten;
  if (!rewritten.value) return success('held');
  for (const erasure of owed.value) {
    const copied = await replaceCopies(store, erasure, places);
    if (!copied.ok) return copied;
  }
  const whole = await replaceDatabaseCopies(places);
  if (!whole.ok) return whole;
  const settled = await store.erasures.settle(owed.value);
  return settled.ok ? success('swept') : settled;
}

/** Copies of the tournament from before the erasure go once there is a newer one. */
async function replaceCopies(
  store: Sweepable,
  { tournament, position }: OwedErasure,
  { backups, at }: SweepPlaces,
): Promise<Result<null, BackupError>> {
  const copies = copiesOf(backups, tournament);
  if (!copies.ok) return copies;
  const older = copies.value.filter((copy) => copy.position < position);
  if (older.length > 0) {
    const fresh = await backUpTournament(store, tournament, { backups, reason: 'change', at });
    if (!fresh.ok) return fresh;
  }
  const unfinished = unfinishedIn(tournamentFolder(backups, tournament));
  return remove([...older.map(({ file }) => file), ...unfinished]);
}

/** A copy of everything holds every tournament: one of today takes the place of all. */
async function replaceDatabaseCopies({
  backups,
  database,
  at,
}: SweepPlaces): Promise<Result<null, BackupError>> {
  if (database === null) return success(null);
  const copies = databaseCopies(backups);
  if (!copies.ok) return copies;
  if (copies.value.length > 0) {
    const fresh = await backUpDatabase(database, { backups, reason: 'change', at });
    if (!fresh.ok) return fresh;
    const { file: kept } = fresh.value;
    const removed = remove(copies.value.map(({ file }) => file).filter((file) => file !== kept));
    if (!removed.ok) return removed;
  }
  return remove([...filesOfOlderSchemas(database), ...unfinishedIn(databaseFolder(backups))]);
}

/** What migrations left beside the file: the whole database as it was. */
function filesOfOlderSchemas(database: string): string[] {
  const [folder, name] = [dirname(database), `${basename(database)}.schema-`];
  return readdirSync(folder)
    .filter((file) => file.startsWith(name))
    .map((file) => join(folder, file));
}

function remove(files: readonly string[]): Result<null, BackupError> {
  for (const file of files) {
    try {
      rmSync(file, { force: true });
    } catch (thrown) {
      const error = systemFailure(thrown, file, 'backup.cannotWrite');
      if (error === null) throw thrown;
      return failure(error);
    }
  }
  return success(null);
}
