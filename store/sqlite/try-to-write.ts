import { success, type Result } from '@ronde/core/rules/result.ts';
import type { StoreError } from '../store-error.ts';
import { writeProbe } from '../write-probe.ts';
import type { Database } from './driver.ts';
import { attempt } from './sqlite-failure.ts';

/** Waits for nobody: while another program writes, writing is possible. */
export function tryToWrite(db: Database): Promise<Result<null, StoreError>> {
  const patience = Number(db.pragma('busy_timeout'));
  db.pragma('busy_timeout = 0');
  try {
    const written = attempt(db.name, () => {
      const { text, values } = writeProbe();
      db.prepare(text).run({ 1: values[0] ?? null });
      return success(null);
    });
    const held = !written.ok && written.error.code === 'store.locked';
    return Promise.resolve(held ? success(null) : written);
  } finally {
    db.pragma(`busy_timeout = ${patience}`);
  }
}
