import pg from 'pg';
import { success, type Result } from '@ronde/core/rules/result.ts';
import type { StoreError } from '../store-error.ts';
import type { Address } from './address.ts';
import { attempt } from './postgres-failure.ts';

/** Connections to one database, lent and given back. */
export interface Connections {
  /** The address as people may see it. */
  readonly shown: string;
  /** Lends a connection for the work; one that broke is not lent again. */
  use<T>(
    work: (client: pg.ClientBase) => Promise<Result<T, StoreError>>,
  ): Promise<Result<T, StoreError>>;
  /** As `use`, in a transaction: undone unless the work succeeds. */
  transaction<T>(
    work: (client: pg.ClientBase) => Promise<Result<T, StoreError>>,
  ): Promise<Result<T, StoreError>>;
  /** A connection of one's own, for listening; not yet connected. */
  own(): pg.Client;
  close(): Promise<void>;
}

/** How long to wait for the server to answer, or for one of our own connections to be free. */
const PATIENCE = 5_000;

export function openConnections(address: Address, most: number): Connections {
  const config: pg.PoolConfig = {
    connectionString: address.connectionString,
    application_name: 'ronde',
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
  };
  const pool = new pg.Pool({ ...config, max: most });
  // A connection that breaks while nobody uses it is replaced at the next use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let closed = false;

  const use: Connections['use'] = async (work) => {
    if (closed) throw new TypeError('the store is closed');
    const lent = await attempt(address.shown, 'connecting', async () =>
      success(await pool.connect()),
    );
    if (!lent.ok) return lent;
    const client = lent.value;
    let sound = false;
    try {
      const done = await attempt(address.shown, 'working', () => work(client));
      sound = done.ok || done.error.code !== 'store.connectionLost';
      return done;
    } finally {
      client.release(!sound);
    }
  };

  return {
    shown: address.shown,
    use,
    transaction: (work) =>
      use(async (client) => {
        await client.query('BEGIN');
        try {
          const done = await work(client);
          await client.query(done.ok ? 'COMMIT' : 'ROLLBACK');
          return done;
        } catch (thrown) {
          // The connection may be gone: then so is the transaction.
          await client.query('ROLLBACK').catch(() => undefined);
          throw thrown;
        }
      }),
    own: () => new pg.Client({ ...config, query_timeout: PATIENCE }),
    close: async () => {
      if (closed) return;
      closed = true;
      await pool.end();
    },
  };
}
