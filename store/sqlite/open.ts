import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { sqlAccessStore } from '../access/sql-access-store.ts';
import { sqlErasures } from '../erasure/sql-erasures.ts';
import { sqlGames } from '../games/sql-games.ts';
import { sqlGuessCounts } from '../guesses/sql-guess-counts.ts';
import { sqlKeptSettings } from '../kept-settings/sql-kept-settings.ts';
import { sqlPictures } from '../pictures/sql-pictures.ts';
import type { Store } from '../store.ts';
import { databaseFailure, type StoreError } from '../store-error.ts';
import { sqlSubscriptions } from '../subscriptions/sql-subscriptions.ts';
import { sqlSummaries } from '../summaries/sql-summaries.ts';
import type { SummarisingOptions } from '../summaries/summaries.ts';
import { Database } from './driver.ts';
import { inspect, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { ensurePrivateFile } from './private-file.ts';
import { rewriteFiles } from './rewrite-files.ts';
import { sqliteDatabase } from './sqlite-database.ts';
import { sqliteEventLog } from './sqlite-event-log.ts';
import { attempt } from './sqlite-failure.ts';
import { tryToWrite } from './try-to-write.ts';
import { watchSettings } from './watch-settings.ts';

export interface SqliteOptions extends SummarisingOptions {
  /** How long to wait for another program that is writing, in milliseconds. */
  readonly busyTimeout?: number;
}

const BUSY_TIMEOUT = 5_000;
const RETRY_AFTER = 10;
/** Of the file in memory. */
const CACHE_KIB = 16_000;

/** Opens the database file, creating or migrating it where needed. */
export async function openSqliteStore<E = unknown, A = unknown>(
  file: string,
  options: SqliteOptions = {},
): Promise<Result<Store<E, A>, StoreError>> {
  const path = resolve(file);
  const timeout = options.busyTimeout ?? BUSY_TIMEOUT;
  const deadline = performance.now() + timeout;
  for (;;) {
    const opened = attempt(path, () => openOnce<E, A>(path, timeout, options));
    // SQLite does not wait by itself while another program makes the file or closes it for good.
    const held = !opened.ok && opened.error.code === 'store.locked';
    if (!held || performance.now() >= deadline) return opened;
    await setTimeout(RETRY_AFTER);
  }
}

function openOnce<E, A>(
  path: string,
  timeout: number,
  options: SummarisingOptions,
): Result<Store<E, A>, StoreError> {
  ensurePrivateFile(path);
  const db = new Database(path, { timeout });
  try {
    const ready = makeReady(db);
    if (ready.ok) return success(sqliteStore<E, A>(db, options));
    db.close();
    return ready;
  } catch (thrown) {
    db.close();
    throw thrown;
  }
}

/** Everything kept in an open, migrated and durable database. */
export function sqliteStore<E, A>(db: Database, options: SummarisingOptions = {}): Store<E, A> {
  const sql = sqliteDatabase(db);
  const log = sqliteEventLog<E, A>(db, options);
  const watch = watchSettings(db);
  return {
    ...log,
    access: sqlAccessStore(sql),
    keptSettings: sqlKeptSettings(sql, { watch }),
    pictures: sqlPictures(sql, 'pictures'),
    photos: sqlPictures(sql, 'photos'),
    games: sqlGames(sql),
    subscriptions: sqlSubscriptions(sql),
    summaries: sqlSummaries(sql, options.summariser?.form ?? 0),
    guesses: sqlGuessCounts(sql),
    erasures: sqlErasures(sql, () => rewriteFiles(db)),
    tryToWrite: () => tryToWrite(db),
    close: () => {
      watch.clear();
      return log.close();
    },
  };
}

function makeReady(db: Database): Result<unknown, StoreError> {
  const inspected = inspect(db, MIGRATIONS);
  if (!inspected.ok) return inspected;
  const durable = makeDurable(db);
  return durable.ok ? migrate(db, MIGRATIONS) : durable;
}

/** From here on, a transaction that has returned survives a crash and a power cut. */
export function makeDurable(db: Database): Result<null, StoreError> {
  if (db.pragma('journal_mode = WAL') !== 'wal') {
    return failure(databaseFailure('store.unsafeFolder', db.name));
  }
  // The package builds SQLite with NORMAL for WAL: acknowledged writes could be lost to a power cut.
  db.pragma('synchronous = FULL');
  // macOS: flush the drive's own cache too; no effect elsewhere.
  db.pragma('fullfsync = ON');
  db.pragma('checkpoint_fullfsync = ON');
  db.pragma('foreign_keys = ON');
  db.pragma(`cache_size = -${CACHE_KIB}`);
  db.pragma('cell_size_check = ON');
  db.pragma('trusted_schema = OFF');
  return success(null);
}
