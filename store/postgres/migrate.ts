import type pg from 'pg';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { Migration } from '../migration.ts';
import { newerSchema, serverFailure, type StoreError } from '../store-error.ts';
import type { Connections } from './connections.ts';

/** "Rond": the number of the lock that programs of ours take before they change the tables. */
const MIGRATION_LOCK = 0x526f6e64;
const OLDEST_SERVER = 130_000;

interface ServerRow {
  readonly version: number;
  readonly encoding: string;
  readonly fsync: string;
  readonly standby: boolean;
  readonly readOnly: string;
}

/** Whether what is written to this server can be kept as promised. */
export function inspect(connections: Connections): Promise<Result<null, StoreError>> {
  return connections.use(async (client) => {
    const { rows } = await client.query<ServerRow>(
      `SELECT current_setting('server_version_num')::integer AS version,
              current_setting('server_encoding') AS encoding,
              current_setting('fsync') AS fsync,
              pg_is_in_recovery() AS standby,
              current_setting('transaction_read_only') AS "readOnly"`,
    );
    const [server] = rows;
    const refused = (code: Parameters<typeof serverFailure>[0]) =>
      failure(serverFailure(code, connections.shown));
    if (server === undefined || server.version < OLDEST_SERVER) {
      return refused('store.serverTooOld');
    }
    if (server.encoding !== 'UTF8') return refused('store.serverNotUtf8');
    if (server.standby || server.readOnly === 'on') return refused('store.serverReadOnly');
    if (server.fsync !== 'on') return refused('store.serverUnsafe');
    return success(null);
  });
}

/** Brings the tables to the last schema, all or nothing, one program at a time. */
export async function migrate(
  connections: Connections,
  migrations: readonly Migration[],
): Promise<Result<null, StoreError>> {
  const known = migrations.length;
  const fresh = await connections.use(async (client) => success(await schemaOf(client)));
  if (!fresh.ok) return fresh;
  if (fresh.value === known) return success(null);
  return connections.transaction(async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const from = await schemaOf(client);
    if (from === 'foreign') return failure(serverFailure('store.serverForeign', connections.shown));
    if (from > known) return failure(newerSchema(from, known));
    if (from === known) return success(null);
    if (from === 0) await makeSchema(client);
    for (const { sql } of migrations.slice(from)) await client.query(sql);
    await client.query('UPDATE schema_version SET version = $1', [known]);
    return success(null);
  });
}

/** The schema of our tables; 0 when there are none yet. */
export async function schemaOf(client: pg.ClientBase): Promise<number | 'foreign'> {
  const { rows } = await client.query<{ ours: boolean; used: boolean }>(
    `SELECT to_regclass('ronde.schema_version') IS NOT NULL AS ours, EXISTS (
       SELECT 1 FROM pg_class WHERE relnamespace = to_regnamespace('ronde')
     ) AS used`,
  );
  const [found] = rows;
  if (found?.ours !== true) return found?.used === true ? 'foreign' : 0;
  const version = await client.query<{ version: number }>('SELECT version FROM schema_version');
  return version.rows[0]?.version ?? 0;
}

async function makeSchema(client: pg.ClientBase): Promise<void> {
  // The owner of the server may have made it, for a user who may not.
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regnamespace('ronde') IS NOT NULL AS there`,
  );
  if (rows[0]?.there !== true) await client.query('CREATE SCHEMA ronde');
  await client.query(
    `CREATE TABLE schema_version (
       one INTEGER PRIMARY KEY DEFAULT 1 CHECK (one = 1),
       version INTEGER NOT NULL
     )`,
  );
  await client.query('INSERT INTO schema_version (version) VALUES (0)');
}
