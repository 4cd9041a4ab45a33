import { failure, type Result } from '@ronde/core/rules/result.ts';
import { databaseFailure, type DatabaseFailure, type StoreError } from '../store-error.ts';
import { SQLITE, sqliteCode } from './driver.ts';

const OF_SQLITE: Readonly<Partial<Record<number, DatabaseFailure>>> = {
  [SQLITE.busy]: 'store.locked',
  [SQLITE.locked]: 'store.locked',
  [SQLITE.protocol]: 'store.locked',
  [SQLITE.readOnly]: 'store.readOnly',
  [SQLITE.full]: 'store.diskFull',
  [SQLITE.ioError]: 'store.diskFailure',
  [SQLITE.cannotOpen]: 'store.cannotOpen',
  [SQLITE.permission]: 'store.cannotOpen',
  [SQLITE.corrupt]: 'store.corruptFile',
  [SQLITE.notADatabase]: 'store.corruptFile',
};

const OF_SYSTEM: Readonly<Record<string, DatabaseFailure>> = {
  EROFS: 'store.readOnly',
  ENOSPC: 'store.diskFull',
  EDQUOT: 'store.diskFull',
  EIO: 'store.diskFailure',
};

/** What the database or the disk refused; null when the error is a programmer's. */
export function sqliteFailure(thrown: unknown, file: string): StoreError | null {
  const refused = sqliteCode(thrown);
  if (refused !== null) {
    const code = OF_SQLITE[refused];
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
