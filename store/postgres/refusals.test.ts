import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDefaultStore } from '../default-store.ts';
import { CREATED, entryOf } from '../sample-entries.ts';
import type { StoreError } from '../store-error.ts';
import type { Store } from '../store.ts';
import { lookIntoServer } from './look-into.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openPostgresStore } from './open.ts';
import { findPostgres } from './testing/find-postgres.ts';
import { PASSWORD, startTestServer, type TestServer } from './testing/postgres-server.ts';

describe.runIf(findPostgres() !== null)('PostgreSQL that refuses', () => {
  let server: TestServer;
  const opened: Store[] = [];

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });

  async function open(address: string): Promise<Store> {
    const store = await openPostgresStore(address);
    if (!store.ok) throw new Error(store.error.message);
    opened.push(store.value);
    return store.value;
  }
  async function refusal(address: string): Promise<StoreError | null> {
    const store = await openPostgresStore(address);
    if (!store.ok) return store.error;
    await store.value.close();
    return null;
  }

  describe('to be opened', () => {
    const elsewhere = (address: string, change: (url: URL) => void): string => {
      const url = new URL(address);
      change(url);
      return url.href;
    };

    it.each<[string, (url: URL) => void, StoreError['code'], RegExp]>([
      ['nobody listens', (url) => (url.port = '1'), 'store.serverUnreachable', /PostgreSQL runs/],
      [
        'no such host',
        (url) => (url.hostname = 'nowhere.invalid'),
        'store.serverUnreachable',
        /host and port/,
      ],
      ['wrong password', (url) => (url.password = 'x'), 'store.serverAuthentication', /password/],
      ['no password', (url) => (url.password = ''), 'store.serverAuthentication', /password/],
      ['unknown user', (url) => (url.username = 'x'), 'store.serverAuthentication', /user/],
      ['no database', (url) => (url.pathname = '/x'), 'store.serverDatabaseMissing', /createdb/],
      [
        'no TLS',
        (url) => {
          url.searchParams.set('sslmode', 'verify-full');
        },
        'store.serverUntrusted',
        /sslmode/,
      ],
    ])('%s', async (_, change, code, remedy) => {
      const error = await refusal(elsewhere(server.address('postgres'), change));
      expect(error).toMatchObject({ code });
      expect(error?.message).toMatch(remedy);
      expect(JSON.stringify(error)).not.toContain(PASSWORD);
      expect(JSON.stringify(error)).not.toContain(encodeURIComponent(PASSWORD));
    });

    it('names the server and the database, not the password', async () => {
      const error = await refusal(server.address('missing'));
      expect(error?.message).toMatch(/^The database postgres:\/\/ronde@127\.0\.0\.1:\d+\/missing /);
    });

    it('a database that is not UTF-8', async () => {
      const address = await server.makeDatabase(`ENCODING 'LATIN1' TEMPLATE template0`);
      expect(await refusal(address)).toMatchObject({ code: 'store.serverNotUtf8' });
    });

    it('a read-only database', async () => {
      const address = await server.makeDatabase();
      const name = new URL(address).pathname.slice(1);
      await server.run('postgres', `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
      expect(await refusal(address)).toMatchObject({ code: 'store.serverReadOnly' });
    });

    it('tables of another program, and leaves them', async () => {
      const address = await server.makeDatabase();
      const name = new URL(address).pathname.slice(1);
      await server.run(name, 'CREATE SCHEMA ronde; CREATE TABLE ronde.cats (name TEXT)');
      expect(await refusal(address)).toMatchObject({ code: 'store.serverForeign' });
      await server.run(name, 'SELECT name FROM ronde.cats');
    });

    it('tables of a newer program', async () => {
      const address = await server.makeDatabase();
      const name = new URL(address).pathname.slice(1);
      const log = await open(address);
      await log.create('open', CREATED, []);
      const known = MIGRATIONS.length;
      await server.run(name, `UPDATE ronde.schema_version SET version = ${known + 1}`);
      const newer = { code: 'store.newerSchema', found: known + 1, known };
      expect(await refusal(address)).toMatchObject(newer);
      expect(await lookIntoServer(address)).toMatchObject({ error: newer });
      expect(await log.append('open', 0, entryOf(1))).toMatchObject({ error: newer });
      expect(await log.position('open')).toEqual({ ok: true, value: 0 });
    });

    it('nothing to somebody who only looks, and is not changed by it', async () => {
      const address = await server.makeDatabase();
      const known = MIGRATIONS.length;
      const empty = { schema: 0, known, tournaments: [], lastAt: null };
      expect(await lookIntoServer(address)).toEqual({ ok: true, value: empty });
      const log = await open(address);
      await log.create('open', CREATED, [entryOf(1)]);
      expect(await lookIntoServer(address)).toMatchObject({
        value: { schema: known, tournaments: [{ id: 'open', entries: 1, error: null }] },
      });
      const name = new URL(address).pathname.slice(1);
      await server.run(name, `UPDATE ronde.schema_version SET version = ${known - 1}`);
      const older = { ...empty, schema: known - 1 };
      expect(await lookIntoServer(address)).toEqual({ ok: true, value: older });
    });

    it('a user who may make no tables', async () => {
      await server.run('postgres', `CREATE ROLE guest LOGIN PASSWORD 'guest'`);
      const address = server.address('postgres', 'guest', 'guest');
      expect(await refusal(address)).toMatchObject({ code: 'store.serverNotAllowed' });
    });

    it('too many connections', async () => {
      await server.run('postgres', `CREATE ROLE single LOGIN PASSWORD 'x' CONNECTION LIMIT 1`);
      await server.run('postgres', 'CREATE DATABASE single OWNER single');
      const address = server.address('single', 'single', 'x');
      const first = await openPostgresStore(address, { connections: 1 });
      expect(first.ok).toBe(true);
      expect(await refusal(address)).toMatchObject({ code: 'store.serverTooManyConnections' });
      if (first.ok) await first.value.close();
    });

    it('is done by several programs at the same moment', async () => {
      const address = await server.makeDatabase();
      const stores = await Promise.all(Array.from({ length: 5 }, () => open(address)));
      await stores[0]?.create('open', CREATED, [entryOf(1)]);
      expect(await stores[4]?.position('open')).toEqual({ ok: true, value: 1 });
    });

    it('is chosen by DATABASE_URL', async () => {
      const address = await server.makeDatabase();
      const store = await openDefaultStore({ DATABASE_URL: address });
      if (!store.ok) throw new Error(store.error.message);
      await store.value.create('open', CREATED, []);
      await store.value.close();
      const again = await open(address);
      expect(await again.position('open')).toEqual({ ok: true, value: 0 });
      expect(await openDefaultStore({ DATABASE_URL: 'mysql://x/y' })).toMatchObject({
        error: { code: 'store.serverAddress' },
      });
    });
  });

  describe('to be written', () => {
    let address: string;
    let name: string;
    let log: Store;

    beforeAll(async () => {
      address = await server.makeDatabase();
      name = new URL(address).pathname.slice(1);
    });
    beforeEach(async () => {
      await server.clear(name);
      log = await open(address);
      await log.create('open', CREATED, []);
    });
    const raising = (sqlstate: string): Promise<void> =>
      server.run(
        name,
        `CREATE FUNCTION ronde.fail() RETURNS trigger LANGUAGE plpgsql AS
           $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${sqlstate}'; END $$;
         CREATE TRIGGER fail BEFORE INSERT ON ronde.entries
           FOR EACH ROW EXECUTE FUNCTION ronde.fail()`,
      );

    it.each([
      ['53100', 'store.serverDiskFull', /Free some space/],
      ['58030', 'store.serverDiskFailure', /server log/],
      ['25006', 'store.serverReadOnly', /primary/],
      ['XX001', 'store.serverDamaged', /backup/],
      ['53200', 'store.serverBusy', /Try again/],
    ])('SQLSTATE %s is %s; nothing is written, and it works again', async (state, code, remedy) => {
      await raising(state);
      const refused = await log.append('open', 0, entryOf(1));
      expect(refused).toMatchObject({ ok: false, error: { code } });
      expect(JSON.stringify(refused)).toMatch(remedy);
      expect(await log.position('open')).toEqual({ ok: true, value: 0 });
      await server.run(name, 'DROP FUNCTION ronde.fail CASCADE');
      expect(await log.append('open', 0, entryOf(1))).toEqual({ ok: true, position: 1 });
    });

    it('a programmer’s error is thrown', async () => {
      await raising('22012');
      await expect(log.append('open', 0, entryOf(1))).rejects.toThrow('no');
      await server.run(name, 'DROP FUNCTION ronde.fail CASCADE');
    });

    it('while another program holds the tournament', async () => {
      const hasty = await open(`${address}?options=-c%20lock_timeout%3D50`);
      const other = await server.connect(name);
      await other.query('BEGIN; SELECT 1 FROM ronde.tournaments FOR UPDATE');
      expect(await hasty.append('open', 0, entryOf(1))).toMatchObject({
        error: { code: 'store.serverBusy' },
      });
      await other.query('COMMIT');
      await other.end();
      expect(await hasty.append('open', 0, entryOf(1))).toEqual({ ok: true, position: 1 });
    });

    it('connections that were cut while idle are replaced', async () => {
      await server.disconnect(name);
      const answers: unknown[] = [];
      for (let n = 0; n < 12; n++) answers.push(await log.position('open'));
      expect(answers.at(-1)).toEqual({ ok: true, value: 0 });
    });

    it('says that the connection broke off, and a repeat settles what became of it', async () => {
      await server.run(
        name,
        `CREATE FUNCTION ronde.slow() RETURNS trigger LANGUAGE plpgsql AS
           $$ BEGIN PERFORM pg_sleep(60); RETURN NULL; END $$;
         CREATE TRIGGER slow AFTER INSERT ON ronde.entries
           FOR EACH ROW EXECUTE FUNCTION ronde.slow()`,
      );
      const keyed = { ...entryOf(1), key: 'k' };
      const watching = await server.connect('postgres');
      const asleep = `SELECT 1 FROM pg_stat_activity WHERE datname = '${name}' AND wait_event = 'PgSleep'`;
      const cutting = expect
        .poll(async () => (await watching.query(asleep)).rowCount, { interval: 10 })
        .toBe(1)
        .then(() => server.disconnect(name));
      const broken = await log.append('open', 0, keyed);
      await cutting;
      await watching.end();
      expect(broken).toMatchObject({ ok: false, error: { code: 'store.connectionLost' } });
      expect(JSON.stringify(broken)).toContain('send the same request again');
      await server.run(name, 'DROP FUNCTION ronde.slow CASCADE');
      expect(await log.append('open', 0, keyed)).toMatchObject({ ok: true, position: 1 });
      expect(await log.append('open', 0, keyed)).toMatchObject({ position: 1, repeated: true });
    });
  });

  it('a server that may lose what it acknowledged', async () => {
    await server.halt('fast');
    await server.start(['fsync=off']);
    expect(await refusal(server.address('postgres'))).toMatchObject({ code: 'store.serverUnsafe' });
  });
});
