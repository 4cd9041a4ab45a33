import { success, type Result } from '@ronde/core/rules/result.ts';
import type { StoreError } from '../store-error.ts';
import { writeProbe } from '../write-probe.ts';
import type { Database } from './driver.ts';
import { sqliteDatabase } from './sqlite-database.ts';

/** Waits for nobody: while another program writes, writing is possible. */
export async function tryToWrite(db: Database): Promise<Result<null, StoreError>> {
  const patience = Number(db.pragma('busy_timeout'));
  db.pragma('busy_timeout = 0');
  // The write is done, or refused, before the call returns.
  const writing = sqliteDatabase(db).rows(writeProbe());
  db.pragma(`busy_timeout = ${patience}`);
  const written = await writing;
  const held = !written.ok && written.error.code === 'store.locked';
  return held || written.ok ? success(null) : written;
}
