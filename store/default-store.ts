import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@ronde/core/rules/result.ts';
import { dataFolder, type Environment } from './data-folder.ts';
import { openPostgresStore } from './postgres/open.ts';
import { openSqliteStore } from './sqlite/open.ts';
import type { StoreError } from './store-error.ts';
import type { Store } from './store.ts';

export const DATABASE_NAME = 'ronde.db';

/** Opens the database of DATABASE_URL, or the user's own file in the folder of this machine. */
export function openDefaultStore<E = unknown, A = unknown>(
  env: Environment = process.env,
): Promise<Result<Store<E, A>, StoreError>> {
  const address = env['DATABASE_URL'];
  if (address !== undefined && address !== '') return openPostgresStore<E, A>(address);
  const folder = dataFolder(env, process.platform, homedir());
  return openSqliteStore<E, A>(join(folder, DATABASE_NAME));
}
