import Database from 'better-sqlite3';
import { failure, type Result } from '@ronde/core/rules/result.ts';
import { databaseFailure, type DatabaseFailure, type StoreError } from '../store-error.ts';

/** Primary result codes of SQLite (extended codes begin with them). */
const OF_SQLITE: readonly (readonly [prefix: string, code: DatabaseFailure])[] = [
  ['SQLITE_BUSY', 'store.locked'],
  ['SQLITE_LOCKED', 'store.locked'],
  ['SQLITE_PROTOCOL', 'store.locked'],
  ['SQLITE_READONLY', 'store.readOnly'],
  ['SQLITE_FULL', 'store.diskFull'],
  ['SQLITE_IOERR', 'store.diskFailure'],
  ['SQLITE_CANTOPEN', 'store.cannotOpen'],
  ['SQLITE_PERM', 'store.cannotOpen'],
  ['SQLITE_CORRUPT', 'store.corruptFile'],
  ['SQLITE_NOTADB', 'store.corruptFile'],
];

const OF_SYSTEM: Readonly<Record<string, DatabaseFailure>> = {
  EROFS: 'store.readOnly',
  ENOSPC: 'store.diskFull',
  EDQUOT: 'store.diskFull',
  EIO: 'store.diskFailure',
};

/** What the database or the disk refused; null when the error is a programmer's. */
export function sqliteFailure(thrown: unknown, file: string): StoreError | null {
  if (thrown instanceof Database.SqliteError) {
    const code = OF_SQLITE.find(([prefix]) => thrown.code.startsWith(prefix))?.[1];
    return code === undefined ? null : databaseFailure(code, file);
  }
  if (thrown instanceof Error && 'syscall' in thrown && 'code' in thrown) {
    return databaseFailure(OF_SYSTEM[String(thrown.code)] ?? 'store.cannotOpen', file);
  }
  return null;
}

/** Does the work; what the database refuses becomes a value, anything else is thrown on. */
export function attempt<T>(file: string, work: () => Result<T, StoreError>): Result<T, StoreError> {
  try {
    return work();
  } catch (thrown) {
    const error = sqliteFailure(thrown, file);
    if (error === null) throw thrown;
    return failure(error);
  }
}
