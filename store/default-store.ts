import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@ronde/core/rules/result.ts';
import { dataFolder } from './data-folder.ts';
import type { EventLog } from './event-log.ts';
import { openSqliteStore } from './sqlite/open.ts';
import type { StoreError } from './store-error.ts';

export const DATABASE_NAME = 'ronde.db';

/** Opens the user's own store, in the folder of this machine. */
export function openDefaultStore<E = unknown, A = unknown>(): Promise<
  Result<EventLog<E, A>, StoreError>
> {
  const folder = dataFolder(process.env, process.platform, homedir());
  return openSqliteStore<E, A>(join(folder, DATABASE_NAME));
}
