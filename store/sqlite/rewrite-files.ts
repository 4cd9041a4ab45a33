import { success, type Result } from '@ronde/core/rules/result.ts';
import type { StoreError } from '../store-error.ts';
import type { Database } from './driver.ts';
import { attempt } from './sqlite-failure.ts';

/**
 * Makes the file anew from the rows there are, and empties the write-ahead log: pages that were
 * freed or written over hold nothing any more. False while another program holds the file.
 */
export function rewriteFiles(db: Database): Promise<Result<boolean, StoreError>> {
  const done = attempt(db.name, () => {
    db.exec('VACUUM');
    return success(db.pragma('wal_checkpoint(TRUNCATE)') === 0);
  });
  const held = !done.ok && done.error.code === 'store.locked';
  return Promise.resolve(held ? success(false) : done);
}
