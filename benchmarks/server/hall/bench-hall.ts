import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SUMMARISER } from '@ronde/core/tournament/stored/summarise-log.ts';
import { openDefaultStore } from '@ronde/store/default-store.ts';
import { findPostgres } from '@ronde/store/postgres/testing/find-postgres.ts';
import type { Store } from '@ronde/store/store.ts';
import type { SummarisingOptions } from '@ronde/store/summaries/summaries.ts';
import { startTestServer } from '@ronde/store/postgres/testing/postgres-server.ts';
import { copyOfBuild, startServer, type BuiltServer } from '@ronde/server/testing/built-server.ts';
import { largeEvent, type LargeEventWish } from '@ronde/server/testing/large-event.ts';

export const TOURNAMENT = 'open';

/** A built server with a large event, on one of the stores. */
export interface BenchHall {
  readonly address: string;
  /** Of the log when the server was started. */
  readonly position: number;
  readonly server: BuiltServer;
  close(): Promise<void>;
}

export type StoreKind = 'SQLite' | 'PostgreSQL';

export const storeKinds = (): readonly StoreKind[] =>
  findPostgres() === null ? ['SQLite'] : ['SQLite', 'PostgreSQL'];

/** A place for a store, and the built server to start on it. */
export interface BenchPlace {
  /** Opens the store, to fill it before the server is started. */
  open(options?: SummarisingOptions): Promise<Store>;
  start(more?: Readonly<Record<string, string>>): BuiltServer;
  /** Ends the database and takes everything away; the server has ended. */
  close(): Promise<void>;
}

export async function makeBenchPlace(kind: StoreKind): Promise<BenchPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-bench-'));
  const build = copyOfBuild();
  const postgres = kind === 'PostgreSQL' ? await startTestServer() : null;
  const environment: Record<string, string> =
    postgres === null ? {} : { DATABASE_URL: await postgres.makeDatabase() };
  return {
    open: async (options) => {
      const opened = await openDefaultStore({ RONDE_DATA: folder, ...environment }, options);
      if (!opened.ok) throw new Error(opened.error.message);
      return opened.value;
    },
    start: (more = {}) =>
      startServer(folder, { PORT: '0', RONDE_HOSTED: '0', ...environment, ...more }, build.program),
    close: async () => {
      await postgres?.stop();
      build.remove();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

/** Where a server answers, by number: a name would be looked up with every request. */
export const addressOf = async (server: BuiltServer): Promise<string> =>
  (await server.address()).replace('localhost', '127.0.0.1');

export async function openBenchHall(
  kind: StoreKind,
  wish: LargeEventWish,
  more: Readonly<Record<string, string>> = {},
): Promise<BenchHall> {
  const place = await makeBenchPlace(kind);
  const store = await place.open({ summariser: SUMMARISER });
  const entries = largeEvent(wish);
  await store.create(TOURNAMENT, { at: '2026-03-07T09:00:00Z' }, entries);
  await store.close();
  const server = place.start(more);
  return {
    address: await addressOf(server),
    position: entries.length,
    server,
    close: async () => {
      server.child.kill('SIGTERM');
      await server.ended;
      await place.close();
    },
  };
}

export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? NaN;
