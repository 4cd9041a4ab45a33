import { afterAll, beforeAll, describe } from 'vitest';
import { describeAccessStore } from '../access/access-store.contract.ts';
import { describeEventLog } from '../event-log.contract.ts';
import { describeGames } from '../games/games.contract.ts';
import { describeGuessCounts } from '../guesses/guess-counts.contract.ts';
import { describeKeptSettings } from '../kept-settings/kept-settings.contract.ts';
import { describePictures } from '../pictures/pictures.contract.ts';
import type { StorePlace } from '../store-place.ts';
import { describeSubscriptions } from '../subscriptions/subscriptions.contract.ts';
import { describeSummaries } from '../summaries/summaries.contract.ts';
import { openPostgresStore } from './open.ts';
import { findPostgres } from './testing/find-postgres.ts';
import { startTestServer, type TestServer } from './testing/postgres-server.ts';

describe.runIf(findPostgres() !== null)('PostgreSQL', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  /** One database for every test: making one takes longer than the test. */
  async function makePlace(): Promise<StorePlace> {
    await server.clear('postgres');
    const address = server.address('postgres');
    return {
      open: async (options) => {
        const opened = await openPostgresStore(address, options);
        if (!opened.ok) throw new Error(opened.error.message);
        return opened.value;
      },
      dispose: () => Promise.resolve(),
    };
  }

  describeEventLog('PostgreSQL', makePlace);
  describeAccessStore('PostgreSQL', makePlace);
  describeGames('PostgreSQL', makePlace);
  describeGuessCounts('PostgreSQL', makePlace);
  describeKeptSettings('PostgreSQL', makePlace);
  describePictures('PostgreSQL', makePlace);
  describeSubscriptions('PostgreSQL', makePlace);
  describeSummaries('PostgreSQL', makePlace);
});
