import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '@ronde/store/postgres/testing/find-postgres.ts';
import { startTestServer } from '@ronde/store/postgres/testing/postgres-server.ts';
import { afterAll, describe, expect, it } from 'vitest';
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
});
