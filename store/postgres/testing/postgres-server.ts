import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from './find-postgres.ts';
import { OWNER, PASSWORD, putNewCluster, type ServerUser } from './new-cluster.ts';

/** A PostgreSQL of the tests' own, gone when they end. */
export interface TestServer {
  /** A new empty database: its address. */
  makeDatabase(settings?: string): Promise<string>;
  /** The address of a database as the given user. */
  address(database: string, user?: string, password?: string): string;
  /** Empties our tables in a database, past their guards. */
  clear(database: string): Promise<void>;
  /** A connection as the owner of the server, for whoever ends it. */
  connect(database: string): Promise<pg.Client>;
  /** One statement as the owner of the server. */
  run(database: string, statement: string): Promise<void>;
  /** Ends every connection to the database, as a failing network would. */
  disconnect(database: string): Promise<void>;
  start(settings?: readonly string[]): Promise<void>;
  /** `immediate`: as a power cut would. */
  halt(how: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

export { PASSWORD };

const TABLES =
  'entries summaries tournaments sessions accounts device_links kept_settings guesses games pictures photos'.split(
    ' ',
  );

/** The system user PostgreSQL runs as: it refuses to be run by root. */
function unprivileged(): ServerUser {
  const dying = ['setpriv', '--pdeathsig', 'QUIT'];
  if (process.getuid?.() !== 0)
    return { prefix: existsSync('/usr/bin/setpriv') ? dying : [], ids: null };
  const idOf = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  const user = ['--reuid', 'postgres', '--regid', 'postgres', '--clear-groups'];
  return { prefix: [...dying, ...user], ids: [idOf('-u'), idOf('-g')] };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Makes a cluster in a folder of its own and starts it, with fsync on. */
export async function startTestServer(): Promise<TestServer> {
  const programs = findPostgres();
  if (programs === null) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'ronde-postgres-'));
  const data = join(folder, 'data');
  const user = unprivileged();
  const { prefix, ids } = user;
  if (ids !== null) chownSync(folder, ...ids);
  putNewCluster(data, programs, user);
  const asUser = (program: string, ...args: string[]): [string, string[]] => {
    const [first = '', ...rest] = [...prefix, join(programs, program), ...args];
    return [first, rest];
  };

  const port = await freePort();
  let child: ChildProcess | null = null;
  let databases = 0;

  const address: TestServer['address'] = (database, user = OWNER, password = PASSWORD) =>
    `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

  const connect = async (database: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: address(database) });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const run: TestServer['run'] = async (database, statement) => {
    const client = await connect(database);
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };

  /** A connection for each database that is emptied again and again, past its guards. */
  const cleaners = new Map<string, Promise<pg.Client>>();
  const cleaner = (database: string): Promise<pg.Client> => {
    const known = cleaners.get(database) ?? connect(database);
    cleaners.set(database, known);
    return known;
  };

  const start: TestServer['start'] = async (settings = []) => {
    const asked = ['fsync=on', `port=${port}`, 'listen_addresses=127.0.0.1', ...settings];
    const [program, args] = asUser(
      'postgres',
      ...['-D', data, '-k', folder],
      ...asked.flatMap((setting) => ['-c', setting]),
    );
    let said = '';
    const started = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    started.stderr.setEncoding('utf8').on('data', (piece: string) => (said += piece));
    child = started;
    for (;;) {
      if (started.exitCode !== null) throw new Error(`postgres: ${said}`);
      const ready = await run('postgres', 'SELECT 1').then(
        () => true,
        () => false,
      );
      if (ready) return;
      await sleep(20);
    }
  };

  const halt: TestServer['halt'] = async (how) => {
    const running = child;
    child = null;
    cleaners.clear();
    if (running?.exitCode !== null) return;
    const ended = once(running, 'close');
    running.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  };

  await start();
  return {
    makeDatabase: async (settings = '') => {
      const name = `test_${++databases}`;
      await run('postgres', `CREATE DATABASE ${name} ${settings}`);
      return address(name);
    },
    address,
    connect,
    clear: async (database) => {
      const client = await cleaner(database);
      await client.query(
        `DO $body$ BEGIN
           SET session_replication_role = replica;
           IF to_regclass('ronde.entries') IS NOT NULL THEN
             ${TABLES.map((table) => `DELETE FROM ronde.${table};`).join(' ')}
           END IF;
         END $body$`,
      );
    },
    run,
    disconnect: (database) => {
      cleaners.delete(database);
      return run(
        'postgres',
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = '${database}' AND pid <> pg_backend_pid()`,
      );
    },
    start,
    halt,
    stop: async () => {
      await halt('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
