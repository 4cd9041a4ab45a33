import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { openPostgresStore } from '@ronde/store/postgres/open.ts';
import { findPostgres } from '@ronde/store/postgres/testing/find-postgres.ts';
import { startTestServer } from '@ronde/store/postgres/testing/postgres-server.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { TournamentsAnswer } from './api/listing.ts';
import { startServer, writeTo, type BuiltServer } from './testing/built-server.ts';
import { LiveReader } from './testing/live-reader.ts';
import { removeFolder } from './testing/remove-folder.ts';

const started: BuiltServer[] = [];
const leaving: (() => Promise<void> | void)[] = [];

afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  for (const leave of leaving) await leave();
});

/** Two servers on one database; both trust this computer. */
async function twoServers(
  environment: Readonly<Record<string, string>>,
): Promise<[string, string]> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-two-'));
  leaving.push(() => removeFolder(folder));
  const addresses: string[] = [];
  for (let server = 0; server < 2; server += 1) {
    const one = startServer(folder, { PORT: '0', RONDE_HOSTED: '0', ...environment });
    started.push(one);
    addresses.push(await one.address());
  }
  return [addresses[0] ?? '', addresses[1] ?? ''];
}

const listed = async (address: string, query = ''): Promise<unknown> =>
  (await fetch(`${address}/api/tournaments${query}`)).json();

async function shareOneLog(environment: Readonly<Record<string, string>>): Promise<void> {
  const [one, two] = await twoServers(environment);
  const settings = { name: 'Open', firstDay: '2026-03-07', rounds: 5 };
  const made = { key: 'make-open', id: 'open', command: { settings } };
  expect((await writeTo(one, '/api/tournaments', made)).status).toBe(201);
  const live = new LiveReader(await fetch(`${two}/api/live?tournament=open`));
  expect(await live.next()).toMatchObject({ event: 'hello', data: { position: 1 } });

  const mark = (address: string, name: string) =>
    writeTo(address, '/api/tournaments/open/commands/mark-restore-point', {
      seen: 1,
      key: `mark-${name}`,
      command: { name },
    });
  const names = Array.from({ length: 10 }, (_, index) => `point-${index}`);
  // Both write at once, and every request is sent twice.
  const answers = await Promise.all(
    names.flatMap((name, index) => {
      const address = index % 2 === 0 ? one : two;
      return [mark(address, name), mark(address === one ? two : one, name)];
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const told = await live.take(names.length);
  expect(told.map(({ id }) => id)).toEqual(names.map((_, index) => String(index + 2)));
  const written = told.map(({ data }) => (data as { events: { name: string }[] }).events[0]?.name);
  expect(written.sort()).toEqual(names);

  // The list of one says what the other wrote, and what both wrote at once.
  const changed = await writeTo(two, '/api/tournaments/open/commands/change-settings', {
    seen: names.length + 1,
    key: 'change-name',
    command: { changes: { name: 'Grand Open' } },
  });
  expect(changed.status).toBe(200);
  await live.next();
  const second = { key: 'make-blitz', id: 'blitz', command: { settings } };
  expect((await writeTo(two, '/api/tournaments', second)).status).toBe(201);
  const [here, there] = [await listed(one), await listed(two)];
  expect(here).toEqual(there);
  expect(here).toMatchObject({
    tournaments: [
      { id: 'blitz', summary: { name: 'Open' }, waiting: false },
      {
        id: 'open',
        position: names.length + 2,
        summary: { name: 'Grand Open' },
        waiting: false,
      },
    ],
    total: 2,
  });
  for (const address of [one, two]) {
    expect(await listed(address, '?search=grand')).toMatchObject({ total: 1 });
  }

  // The screens stand beside the log.
  const screens = await fetch(`${one}/api/tournaments/open/screens`, {
    method: 'PUT',
    headers: { 'x-ronde': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ screens: [] }),
  });
  expect(screens.status).toBe(200);
  expect(await live.next()).toMatchObject({ event: 'screens' });
  await live.close();
}

describe('two servers on one database', () => {
  it('SQLite: each carries live what the other writes; a request repeated at the other is applied once', () =>
    shareOneLog({}));

  it.runIf(findPostgres() !== null)('PostgreSQL: the same', async () => {
    const database = await startTestServer();
    leaving.push(() => database.stop());
    await shareOneLog({ DATABASE_URL: await database.makeDatabase() });
  });

  it.runIf(findPostgres() !== null)(
    'PostgreSQL: summaries an older program left out are made by both, and agree',
    async () => {
      const database = await startTestServer();
      leaving.push(() => database.stop());
      const address = await database.makeDatabase();
      const opened = await openPostgresStore(address);
      if (!opened.ok) throw new Error(opened.error.message);
      const { entries } = new PlayedEvent({ name: 'Left' }).ledger;
      const ids = Array.from({ length: 30 }, (_, index) => `left-${index}`);
      for (const id of ids) await opened.value.create(id, { at: '2026-03-01T09:00:00Z' }, entries);
      await opened.value.close();
      const [one, two] = await twoServers({ DATABASE_URL: address });
      const waits = async (): Promise<boolean> => {
        const { tournaments } = (await listed(one)) as TournamentsAnswer;
        return tournaments.some(({ waiting }) => waiting);
      };
      while (await waits()) await new Promise((resume) => setTimeout(resume, 50));
      const here = (await listed(one)) as TournamentsAnswer;
      expect(here.tournaments.map(({ summary }) => summary?.name)).toEqual(ids.map(() => 'Left'));
      expect(await listed(two)).toEqual(here);
    },
  );
});
