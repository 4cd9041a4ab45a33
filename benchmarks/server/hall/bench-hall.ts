import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDefaultStore } from '@ronde/store/default-store.ts';
import { findPostgres } from '@ronde/store/postgres/testing/find-postgres.ts';
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

export async function openBenchHall(
  kind: StoreKind,
  wish: LargeEventWish,
  more: Readonly<Record<string, string>> = {},
): Promise<BenchHall> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-bench-'));
  const build = copyOfBuild();
  const postgres = kind === 'PostgreSQL' ? await startTestServer() : null;
  const environment: Record<string, string> =
    postgres === null ? {} : { DATABASE_URL: await postgres.makeDatabase() };
  const opened = await openDefaultStore({ RONDE_DATA: folder, ...environment });
  if (!opened.ok) throw new Error(opened.error.message);
  const entries = largeEvent(wish);
  await opened.value.create(TOURNAMENT, { at: '2026-03-07T09:00:00Z' }, entries);
  await opened.value.close();
  const server = startServer(
    folder,
    { PORT: '0', RONDE_HOSTED: '0', ...environment, ...more },
    build.program,
  );
  const address = (await server.address()).replace('localhost', '127.0.0.1');
  return {
    address,
    position: entries.length,
    server,
    close: async () => {
      server.child.kill('SIGTERM');
      await server.ended;
      await postgres?.stop();
      build.remove();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? NaN;
