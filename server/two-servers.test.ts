import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { openPostgresStore } from '@ronde/store/postgres/open.ts';
import { findPostgres } from '@ronde/store/postgres/testing/find-postgres.ts';
import { startTestServer } from '@ronde/store/postgres/testing/postgres-server.ts';
import { afterAll, describe, expect, inject, it } from 'vitest';
import type { TournamentsAnswer } from './api/listing.ts';
import type { NewDeviceAnswer } from './api/devices.ts';
import { startServer, type BuiltServer } from './testing/built-server.ts';
import { cookieOf } from './testing/hall.ts';
import { LiveReader } from './testing/live-reader.ts';
import { removeFolder } from './testing/remove-folder.ts';

const started: BuiltServer[] = [];
const leaving: (() => Promise<void> | void)[] = [];

afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  for (const leave of leaving) await leave();
});

/** Two hosted servers on one database. */
async function twoServers(
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly one: string; readonly two: string; readonly saidByOne: () => string }> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-two-'));
  leaving.push(() => removeFolder(folder));
  const next = async (): Promise<{ readonly address: string; readonly said: () => string }> => {
    const server = startServer(folder, { PORT: '0', RONDE_HOSTED: '1', ...environment });
    started.push(server);
    return { address: await server.address(), said: () => server.said() };
  };
  const [one, two] = [await next(), await next()];
  return { one: one.address, two: two.address, saidByOne: one.said };
}

let postgres: ReturnType<typeof startTestServer> | null = null;

/** A database of its own on the one PostgreSQL of this file. */
async function newDatabase(): Promise<string> {
  if (postgres === null) {
    postgres = startTestServer();
    leaving.push(async () => (await postgres)?.stop());
  }
  return (await postgres).makeDatabase();
}

const ADA = { login: 'ada', name: 'Ada', password: 'correct horse battery' };
const RIGHT = { login: ADA.login, password: ADA.password };
const WRONG = { login: ADA.login, password: 'a wrong password' };

interface Sent {
  readonly method?: string;
  readonly body?: object;
  readonly cookie?: string;
  /** Where it comes from, as the proxy of a hosted server says. */
  readonly from?: string;
}

const sent = (address: string, path: string, asked: Sent = {}): Promise<Response> => {
  const { method = 'GET', body, cookie, from = '203.0.113.5' } = asked;
  return fetch(`${address}${path}`, {
    method,
    headers: {
      'x-ronde': '1',
      'x-forwarded-for': from,
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
};
const post = (address: string, path: string, body: object, rest: Sent = {}) =>
  sent(address, path, { ...rest, method: 'POST', body });
const login = (address: string, body: object, from: string) =>
  post(address, '/api/session/login', body, { from });
const enter = (address: string, code: string, from: string) =>
  post(address, '/api/session/code', { code }, { from });

type Hosted = Awaited<ReturnType<typeof twoHosted>>;

/** With a chief and a tournament. */
async function twoHosted(environment: Readonly<Record<string, string>>) {
  const { one, two, saidByOne } = await twoServers(environment);
  const token = /good once: (\S+)/.exec(saidByOne())?.[1] ?? '';
  const made = await post(one, '/api/session/first-account', { ...ADA, token });
  expect(made.status).toBe(204);
  const chief = { cookie: cookieOf(made) };
  const settings = { name: 'Open', firstDay: '2026-03-07', rounds: 5 };
  const event = { key: 'make-open', id: 'open', command: { settings } };
  expect((await post(two, '/api/tournaments', event, chief)).status).toBe(201);
  const newLink = async (): Promise<NewDeviceAnswer> => {
    const wish = { name: 'T', role: 'results' };
    const link = await post(one, '/api/tournaments/open/devices', wish, chief);
    return (await link.json()) as NewDeviceAnswer;
  };
  const listed = async (address: string, query = ''): Promise<TournamentsAnswer> =>
    (await (await sent(address, `/api/tournaments${query}`, chief)).json()) as TournamentsAnswer;
  return { one, two, chief, newLink, listed };
}

async function shareOneLog({ one, two, chief, listed }: Hosted): Promise<void> {
  const settings = { name: 'Shared', firstDay: '2026-03-07', rounds: 5 };
  const made = { key: 'make-shared', id: 'shared', command: { settings } };
  expect((await post(one, '/api/tournaments', made, chief)).status).toBe(201);
  const live = new LiveReader(await sent(two, '/api/live?tournament=shared', chief));
  expect(await live.next()).toMatchObject({ event: 'hello', data: { position: 1 } });

  const command = (address: string, name: string, body: object) =>
    post(address, `/api/tournaments/shared/commands/${name}`, body, chief);
  const mark = (address: string, name: string) =>
    command(address, 'mark-restore-point', { seen: 1, key: `mark-${name}`, command: { name } });
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
  const changed = await command(two, 'change-settings', {
    seen: names.length + 1,
    key: 'change-name',
    command: { changes: { name: 'Grand Shared' } },
  });
  expect(changed.status).toBe(200);
  await live.next();
  const second = { key: 'make-blitz', id: 'blitz', command: { settings } };
  expect((await post(two, '/api/tournaments', second, chief)).status).toBe(201);
  const [here, there] = await Promise.all(
    [one, two].map((address) => listed(address, '?search=shared')),
  );
  expect(here).toEqual(there);
  expect(here).toMatchObject({
    tournaments: [
      { id: 'blitz', summary: { name: 'Shared' }, waiting: false },
      {
        id: 'shared',
        position: names.length + 2,
        summary: { name: 'Grand Shared' },
        waiting: false,
      },
    ],
    total: 2,
  });
  for (const address of [one, two]) {
    expect(await listed(address, '?search=grand')).toMatchObject({ total: 1 });
  }

  // The screens stand beside the log.
  const screens = { ...chief, method: 'PUT', body: { screens: [] } };
  expect((await sent(one, '/api/tournaments/shared/screens', screens)).status).toBe(200);
  expect(await live.next()).toMatchObject({ event: 'screens' });
  await live.close();
}

/** Forty at once, to both by turns: five are looked up, and one more with each wait that is over. */
async function guessesFortyTimes(
  [one, two]: readonly [string, string],
  ask: (address: string) => Promise<Response>,
): Promise<void> {
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => ask(index % 2 === 0 ? one : two)),
  );
  const seconds = (performance.now() - began) / 1_000;
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
  const lookedUp = statuses.filter((status) => status === 401).length;
  // 1, 2, 4 … seconds: after so many, no more waits than these can be over.
  expect(lookedUp).toBeGreaterThanOrEqual(5);
  expect(lookedUp).toBeLessThanOrEqual(5 + Math.log2(seconds + 1));
}

async function countTogether({ one, two, newLink }: Hosted): Promise<void> {
  await guessesFortyTimes([one, two], (to) => login(to, WRONG, '203.0.113.9'));
  // Whoever waits at one waits at the other; whoever has guessed nothing does not.
  expect((await login(one, RIGHT, '203.0.113.10')).status).toBe(204);
  expect((await login(two, RIGHT, '203.0.113.10')).status).toBe(204);

  await guessesFortyTimes([one, two], (to) => enter(to, '00000000', '203.0.113.9'));
  // What is spent at one is spent at both, and refuses nobody the right code.
  for (let source = 0; source < 130; source += 1) {
    expect((await enter(one, '00000000', `198.51.100.${source}`)).status).toBe(401);
  }
  const again = await enter(two, '00000000', '198.51.100.129');
  expect(again.status).toBe(429);
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(1);
  const { code } = await newLink();
  expect((await enter(two, code, '203.0.113.11')).status).toBe(204);
}

async function revokeTogether({ one, two, chief, newLink }: Hosted): Promise<void> {
  const { code, device } = await newLink();
  const helper = { cookie: cookieOf(await enter(two, code, '203.0.113.12')) };
  const streams: LiveReader[] = [];
  for (const address of [one, two]) {
    expect((await sent(address, '/api/tournaments/open/check-in', helper)).status).toBe(200);
    const stream = new LiveReader(await sent(address, '/api/live?tournament=open', helper));
    expect(await stream.next()).toMatchObject({ event: 'hello' });
    streams.push(stream);
  }
  const place = `/api/tournaments/open/devices/${device.id}`;
  expect((await sent(one, place, { ...chief, method: 'DELETE' })).status).toBe(204);
  for (const address of [two, one]) {
    expect((await sent(address, '/api/tournaments/open/check-in', helper)).status).toBe(401);
  }
  // The other server hears of it at its next beat: `npm test` asks heartbeat.test.ts what that does.
  const awaited = inject('sizes').combinations === 'all' ? streams : streams.slice(0, 1);
  for (const stream of awaited) {
    let frame = await stream.next();
    while (frame !== null) frame = await stream.next();
  }
}

const LEFT = Array.from({ length: 30 }, (_, index) => `left-${index}`);

/** A database with tournaments an older program left without summaries. */
async function oldDatabase(): Promise<string> {
  const address = await newDatabase();
  const opened = await openPostgresStore(address);
  if (!opened.ok) throw new Error(opened.error.message);
  const { entries } = new PlayedEvent({ name: 'Left' }).ledger;
  for (const id of LEFT) await opened.value.create(id, { at: '2026-03-01T09:00:00Z' }, entries);
  await opened.value.close();
  return address;
}

type Which = 'SQLite' | 'PostgreSQL';

/** Started by whoever asks first; each test has tournaments, links and guesses of its own. */
const hosted = new Map<Which, Promise<Hosted>>();
function hostedOn(which: Which): Promise<Hosted> {
  const started =
    hosted.get(which) ??
    (which === 'SQLite'
      ? twoHosted({})
      : oldDatabase().then((address) => twoHosted({ DATABASE_URL: address })));
  hosted.set(which, started);
  return started;
}

const withPostgres = findPostgres() !== null;
const DATABASES: readonly Which[] = withPostgres ? ['SQLite', 'PostgreSQL'] : ['SQLite'];

/** In `npm test` what is not of the log is asked on one of them, by turns. */
const askedOn = (turn: number): readonly Which[] =>
  inject('sizes').combinations === 'all'
    ? DATABASES
    : DATABASES.filter((_, at) => at === turn % DATABASES.length);

describe('two servers on one database', () => {
  it.concurrent('SQLite: each carries live what the other writes; a request repeated at the other is applied once', async () => {
    await shareOneLog(await hostedOn('SQLite'));
  });

  it.runIf(withPostgres).concurrent('PostgreSQL: the same', async () => {
    await shareOneLog(await hostedOn('PostgreSQL'));
  });

  it.runIf(withPostgres).concurrent(
    'PostgreSQL: summaries an older program left out are made by both, and agree',
    async () => {
      const { one, two, listed } = await hostedOn('PostgreSQL');
      const left = '?search=left';
      const waits = async (): Promise<boolean> =>
        (await listed(one)).tournaments.some(({ waiting }) => waiting);
      while (await waits()) await new Promise((resume) => setTimeout(resume, 50));
      const here = await listed(one, left);
      expect(here.tournaments.map(({ id }) => id).sort()).toEqual([...LEFT].sort());
      expect(new Set(here.tournaments.map(({ summary }) => summary?.name))).toEqual(
        new Set(['Left']),
      );
      expect(await listed(two, left)).toEqual(here);
    },
  );

  it.concurrent.each(askedOn(0))(
    '%s: a revoked session ends on both, with its streams',
    async (which) => {
      await revokeTogether(await hostedOn(which));
    },
  );

  // One after the other: what may be guessed comes back with time.
  it.each(askedOn(1))('%s: guesses are counted together', async (which) => {
    await countTogether(await hostedOn(which));
  });
});
