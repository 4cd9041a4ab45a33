import { randomFrom } from '@ronde/core/rules/random.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { describeErasure } from '../erasure/erasure.contract.ts';
import {
  erasedEvents,
  filesWithSecret,
  killEraser,
  privateEvents,
} from '../erasure/killed-erasure.ts';
import { MARK, REWRITTEN } from '../erasure/sample-erasure.ts';
import { sweepErasures } from '../erasure/sweep-erasures.ts';
import { temporaryFolder } from '../sqlite/temporary-folder.ts';
import type { StorePlace } from '../store-place.ts';
import type { Store } from '../store.ts';
import { openPostgresStore } from './open.ts';
import { findPostgres } from './testing/find-postgres.ts';
import { startTestServer, type TestServer } from './testing/postgres-server.ts';

describe.runIf(findPostgres() !== null)('PostgreSQL', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  async function opened(options = {}): Promise<Store> {
    const store = await openPostgresStore(server.address('postgres'), options);
    if (!store.ok) throw new Error(store.error.message);
    return store.value;
  }
  async function makePlace(): Promise<StorePlace> {
    await server.clear('postgres');
    return { open: opened, dispose: () => Promise.resolve() };
  }

  describeErasure('PostgreSQL', makePlace);

  it('refuses to change an entry, an erasure behind it or not', async () => {
    await makePlace();
    const folder = await temporaryFolder();
    const store = await opened();
    await privateEvents(store, folder.path);
    await store.erase('event-1', 4, REWRITTEN, MARK);
    for (const sql of [`UPDATE entries SET body = '{}'`, 'DELETE FROM entries']) {
      await expect(server.run('postgres', `SET search_path = ronde; ${sql}`)).rejects.toThrow(
        /never/,
      );
    }
    await store.close();
    await folder.dispose();
  });

  const random = randomFrom(20261118).below;
  const runs = Array.from({ length: inject('sizes').writerKills.postgres }, (_, index) => ({
    run: index + 1,
    killAt: 1 + random(10),
    dallying: random(20_000),
  }));
  it.each(runs)('kill -9 while tournaments are erased, run $run', async ({ killAt, dallying }) => {
    await makePlace();
    const folder = await temporaryFolder();
    const before = await opened();
    await privateEvents(before, folder.path);
    await before.close();
    const address = server.address('postgres');
    const acknowledged = await killEraser(address, folder.path, { killAt, dallying });
    const store = await opened();
    const erased = await erasedEvents(store, acknowledged);
    for (let n = 1; n <= 6; n++) {
      if (!erased.includes(`event-${n}`)) await store.erase(`event-${n}`, 4, REWRITTEN, MARK);
    }
    const places = { backups: folder.path, database: null, at: MARK.at };
    expect((await sweepErasures(store, places)).ok).toBe(true);
    expect(filesWithSecret(folder.path)).toEqual([]);
    await store.close();
    await folder.dispose();
  });
});
