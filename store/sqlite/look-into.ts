import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { lookIntoStore } from '../backup/look-into-store.ts';
import { nothingYet, type LookedInto } from '../looked-into.ts';
import { databaseFailure, type StoreError } from '../store-error.ts';
import { Database } from './driver.ts';
import { inspect, schemaOf } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openSqliteStore } from './open.ts';
import { attempt } from './sqlite-failure.ts';

/** Reads a database file through a copy: the file is neither changed nor brought to a newer schema. */
export async function lookIntoFile(file: string): Promise<Result<LookedInto, StoreError>> {
  const known = MIGRATIONS.length;
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) {
    return success(nothingYet(known));
  }
  const folder = mkdtempSync(join(tmpdir(), 'ronde-look-'));
  try {
    const copy = join(folder, 'ronde.db');
    const copied = attempt(file, () => copyTo(file, copy));
    if (!copied.ok) return copied;
    const opened = await openSqliteStore(copy);
    if (!opened.ok) return failure(named(opened.error, file));
    try {
      return await lookIntoStore(opened.value, copied.value, known);
    } finally {
      await opened.value.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies the file and gives its schema; a damaged file, and one of a newer program, are refused. */
function copyTo(file: string, copy: string): Result<number, StoreError> {
  // Beside a file in use stands its log: only SQLite reads both as one.
  const inUse = existsSync(`${file}-wal`);
  if (!inUse) copyFileSync(file, copy);
  const db = new Database(inUse ? file : copy, { readonly: true });
  try {
    const inspected = inspect(db, MIGRATIONS);
    if (!inspected.ok) return failure(named(inspected.error, file));
    if (db.pragma('integrity_check') !== 'ok') {
      return failure(databaseFailure('store.corruptFile', file));
    }
    if (inUse) db.prepare('VACUUM INTO ?').run(copy);
    return success(schemaOf(db));
  } finally {
    db.close();
  }
}

/** A refusal names the file that was asked about, not its copy. */
const named = (error: StoreError, file: string): StoreError =>
  error.code === 'store.foreignFile' || error.code === 'store.corruptFile'
    ? databaseFailure(error.code, file)
    : error;
