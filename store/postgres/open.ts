import type { Result } from '@ronde/core/rules/result.ts';
import { success } from '@ronde/core/rules/result.ts';
import { sqlAccessStore } from '../access/sql-access-store.ts';
import { sqlErasures } from '../erasure/sql-erasures.ts';
import { sqlGames } from '../games/sql-games.ts';
import { sqlGuessCounts } from '../guesses/sql-guess-counts.ts';
import { sqlKeptSettings } from '../kept-settings/sql-kept-settings.ts';
import { sqlPictures } from '../pictures/sql-pictures.ts';
import type { StoreError } from '../store-error.ts';
import type { Store } from '../store.ts';
import { sqlSubscriptions } from '../subscriptions/sql-subscriptions.ts';
import { sqlSummaries } from '../summaries/sql-summaries.ts';
import type { SummarisingOptions } from '../summaries/summaries.ts';
import { writeProbe } from '../write-probe.ts';
import { readAddress } from './address.ts';
import { openConnections, type Connections } from './connections.ts';
import { inspect, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { postgresDatabase } from './postgres-database.ts';
import { openListening, type ListeningPart } from './listen.ts';
import { postgresEventLog } from './postgres-event-log.ts';
import { rewriteFiles } from './rewrite-files.ts';
import { watchLog } from './watch-log.ts';
import { watchSettings } from './watch-settings.ts';

export interface PostgresOptions extends SummarisingOptions {
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
    opened = await openOn<E, A>(connections, options);
    return opened;
  } finally {
    if (opened?.ok !== true) await connections.close();
  }
}

async function openOn<E, A>(
  connections: Connections,
  options: SummarisingOptions,
): Promise<Result<Store<E, A>, StoreError>> {
  const inspected = await inspect(connections);
  if (!inspected.ok) return inspected;
  const migrated = await migrate(connections, MIGRATIONS);
  if (!migrated.ok) return migrated;
  const parts: ListeningPart[] = [];
  const listening = openListening(connections, parts);
  const logs = await watchLog(connections, listening);
  if (!logs.ok) return logs;
  const settings = await watchSettings(connections, listening);
  if (!settings.ok) return settings;
  parts.push(logs.value.part, settings.value.part);
  const log = postgresEventLog<E, A>(connections, MIGRATIONS.length, logs.value.watch, options);
  const sql = postgresDatabase(connections);
  const { watch, announce } = settings.value;
  return success({
    ...log,
    access: sqlAccessStore(sql),
    keptSettings: sqlKeptSettings(sql, { watch, announce }),
    pictures: sqlPictures(sql, 'pictures'),
    photos: sqlPictures(sql, 'photos'),
    games: sqlGames(sql),
    subscriptions: sqlSubscriptions(sql),
    summaries: sqlSummaries(sql, options.summariser?.form ?? 0),
    guesses: sqlGuessCounts(sql),
    erasures: sqlErasures(sql, () => rewriteFiles(connections)),
    tryToWrite: async () => {
      const written = await sql.rows(writeProbe());
      return written.ok ? success(null) : written;
    },
    close: async () => {
      logs.value.watch.clear();
      watch.clear();
      await listening.close();
      await connections.close();
    },
  });
}
