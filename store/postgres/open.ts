import type { Result } from '@ronde/core/rules/result.ts';
import { success } from '@ronde/core/rules/result.ts';
import { sqlAccessStore } from '../access/sql-access-store.ts';
import { sqlKeptSettings } from '../kept-settings/sql-kept-settings.ts';
import type { StoreError } from '../store-error.ts';
import type { Store } from '../store.ts';
import { readAddress } from './address.ts';
import { openConnections, type Connections } from './connections.ts';
import { inspect, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { postgresDatabase } from './postgres-database.ts';
import { postgresEventLog } from './postgres-event-log.ts';

export interface PostgresOptions {
  /** The most connections this program holds; one more is used while somebody watches. */
  readonly connections?: number;
}

const CONNECTIONS = 10;

/** Opens the database at `postgres://user:password@host:5432/database`, making its tables. */
export async function openPostgresStore<E = unknown, A = unknown>(
  databaseUrl: string,
  options: PostgresOptions = {},
): Promise<Result<Store<E, A>, StoreError>> {
  const address = readAddress(databaseUrl);
  if (!address.ok) return address;
  const connections = openConnections(address.value, options.connections ?? CONNECTIONS);
  let opened: Result<Store<E, A>, StoreError> | null = null;
  try {
    opened = await openOn<E, A>(connections);
    return opened;
  } finally {
    if (opened?.ok !== true) await connections.close();
  }
}

async function openOn<E, A>(connections: Connections): Promise<Result<Store<E, A>, StoreError>> {
  const inspected = await inspect(connections);
  if (!inspected.ok) return inspected;
  const migrated = await migrate(connections, MIGRATIONS);
  if (!migrated.ok) return migrated;
  const log = await postgresEventLog<E, A>(connections, MIGRATIONS.length);
  if (!log.ok) return log;
  const sql = postgresDatabase(connections);
  return success({
    ...log.value,
    access: sqlAccessStore(sql),
    keptSettings: sqlKeptSettings(sql),
  });
}
