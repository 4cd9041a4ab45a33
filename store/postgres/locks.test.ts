import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { privateEvents } from '../erasure/killed-erasure.ts';
import { MARK, REWRITTEN } from '../erasure/sample-erasure.ts';
import { CREATED, entryOf } from '../sample-entries.ts';
import { temporaryFolder } from '../sqlite/temporary-folder.ts';
import type { Store } from '../store.ts';
import { openPostgresStore } from './open.ts';
import { findPostgres } from './testing/find-postgres.ts';
import { startTestServer, type TestServer } from './testing/postgres-server.ts';

describe.runIf(findPostgres() !== null)('two connections to PostgreSQL at the same moment', () => {
  let server: TestServer;
  let store: Store;
  /** The other connection, in a transaction of its own. */
  let other: pg.Client;
  /** Asks outside any transaction: within one, the server's view of its connections stands still. */
  let observer: pg.Client;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.clear('postgres');
    const opened = await openPostgresStore(server.address('postgres'));
    if (!opened.ok) throw new Error(opened.error.message);
    store = opened.value;
    other = await server.connect('postgres');
    observer = await server.connect('postgres');
    await other.query('SET search_path = ronde');
    await other.query('BEGIN');
  });
  afterEach(async () => {
    await other.end();
    await observer.end();
    await store.close();
  });

  /** The statement that waits for a lock. */
  async function waitingStatement(): Promise<string | undefined> {
    const { rows } = await observer.query<{ query: string }>(
      'SELECT query FROM pg_stat_activity WHERE cardinality(pg_blocking_pids(pid)) > 0',
    );
    return rows[0]?.query;
  }

  /** Whether the work waits for the other connection, or is done without it. */
  const waitsFor = async (work: Promise<unknown>): Promise<boolean> => {
    let waits = false;
    const seen = (async () => {
      while (!waits) waits = (await waitingStatement()) !== undefined;
    })();
    await Promise.race([work, seen]);
    const waited = waits;
    waits = true;
    return waited;
  };

  it('an account is taken away only after whoever writes accounts is done', async () => {
    const account = { id: 'a', login: 'ada', name: 'Ada', passwordHash: 'x', disabled: false };
    await store.access.addAccount({ ...account, grants: [] });
    await other.query(`UPDATE accounts SET name = 'Ada L.'`);
    let asked: readonly unknown[] = [];
    const removal = store.access.removeAccount('a', (accounts) => {
      asked = accounts;
      return true;
    });
    expect(await waitsFor(removal)).toBe(true);
    await other.query('COMMIT');
    await removal;
    expect(asked).toMatchObject([{ name: 'Ada L.' }]);
  });

  it('an erasure reads the log only after its writer is done', async () => {
    const folder = await temporaryFolder();
    await privateEvents(store, folder.path);
    await folder.dispose();
    const read = await store.read('event-1');
    const position = read.ok ? read.value.length : 0;
    await other.query(`SELECT key FROM tournaments WHERE id = 'event-1' FOR UPDATE`);
    const erasure = store.erase('event-1', position, REWRITTEN, MARK);
    expect(await waitsFor(erasure)).toBe(true);
    // Nothing was read or written before the log was held.
    expect(await waitingStatement()).toMatch(/FOR UPDATE/);
    await other.query('COMMIT');
    expect(await erasure).toMatchObject({ ok: true, position: position + 1 });
  });

  it('a tournament whose first entries cannot be written is not there at all', async () => {
    await other.query('ROLLBACK');
    await server.run(
      'postgres',
      `CREATE FUNCTION ronde.full_disk() RETURNS trigger LANGUAGE plpgsql
         AS $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$;
       CREATE TRIGGER full_disk BEFORE INSERT ON ronde.entries
         FOR EACH ROW EXECUTE FUNCTION ronde.full_disk()`,
    );
    const created = await store.create('open', CREATED, [entryOf(1)]);
    await server.run('postgres', 'DROP FUNCTION ronde.full_disk() CASCADE');
    expect(created.ok).toBe(false);
    expect(await store.list()).toEqual({ ok: true, value: [] });
    expect(await store.create('open', CREATED, [entryOf(1)])).toMatchObject({ ok: true });
  });
});
