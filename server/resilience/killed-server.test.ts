import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '@ronde/core/rules/random.ts';
import { openDefaultStore } from '@ronde/store/default-store.ts';
import { findPostgres } from '@ronde/store/postgres/testing/find-postgres.ts';
import { PASSWORD, startTestServer } from '@ronde/store/postgres/testing/postgres-server.ts';
import type { Store } from '@ronde/store/store.ts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { NewDeviceAnswer } from '../api/devices.ts';
import { copyOfBuild, startServer, writeTo, type BuiltServer } from '../testing/built-server.ts';
import { cookieOf } from '../testing/hall.ts';
import { largeEvent } from '../testing/large-event.ts';
import { ownPort } from '../testing/own-port.ts';
import { HallClient } from './hall-client.ts';
import { removeFolder } from '../testing/remove-folder.ts';

const { serverKills: KILLS } = inject('sizes');
const TOURNAMENT = 'open';
/** Some minutes: a slow machine is not a lost result. */
const LONGEST = 600_000;

let leaving: (() => Promise<void> | void)[] = [];

/** A walk of seconds runs what is built; one of minutes a copy, as somebody may build meanwhile. */
let copy: ReturnType<typeof copyOfBuild> | null = null;
beforeAll(() => {
  if (KILLS > 5) copy = copyOfBuild();
});
afterAll(() => {
  copy?.remove();
});
afterEach(async () => {
  for (const leave of leaving.reverse()) await leave();
  leaving = [];
});

type Environment = Readonly<Record<string, string>>;

async function withStore<T>(
  environment: Environment,
  use: (store: Store) => Promise<T>,
): Promise<T> {
  const opened = await openDefaultStore(environment);
  if (!opened.ok) throw new Error(opened.error.message);
  try {
    return await use(opened.value);
  } finally {
    await opened.value.close();
  }
}

async function deviceCookie(address: string, name: string, from: number, to: number) {
  const wish = { name, role: 'results', boards: { from, to } };
  const made = await writeTo(address, `/api/tournaments/${TOURNAMENT}/devices`, wish);
  expect(made.status).toBe(201);
  const { code } = (await made.json()) as NewDeviceAnswer;
  const entered = await writeTo(address, '/api/session/code', { code });
  expect(entered.status).toBe(204);
  return cookieOf(entered);
}

async function killAgainAndAgain(environment: Environment): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-killed-'));
  leaving.push(() => removeFolder(folder));
  const settings = { RONDE_DATA: folder, ...environment };
  const seed = largeEvent({ players: 240, played: 0, rounds: 5 });
  await withStore(settings, (store) =>
    store.create(TOURNAMENT, { at: '2026-03-07T09:00:00Z' }, seed),
  );

  const port = String(await ownPort());
  let server: BuiltServer | null = null;
  const start = async (): Promise<string> => {
    server = startServer(folder, { PORT: port, RONDE_HOSTED: '0', ...environment }, copy?.program);
    return server.address();
  };
  const kill = async (): Promise<string> => {
    server?.child.kill('SIGKILL');
    await server?.ended;
    return server?.said() ?? '';
  };
  leaving.push(async () => {
    await kill();
  });
  const address = await start();

  const desk = (name: string, from: number, to: number) =>
    new HallClient(address, TOURNAMENT, { name, cookie: '', boards: { from, to } });
  const phone = async (name: string, from: number, to: number) =>
    new HallClient(address, TOURNAMENT, {
      name,
      cookie: await deviceCookie(address, name, from, to),
      boards: { from, to },
    });
  // The first two desks work on the same boards, and get in each other's way.
  const clients = [
    desk('desk-one', 1, 30),
    desk('desk-two', 1, 30),
    desk('desk-three', 31, 60),
    await phone('phone-one', 61, 80),
    await phone('phone-two', 81, 100),
    await phone('phone-three', 101, 120),
  ];
  const acknowledged = (): number =>
    clients.reduce((sum, { intentions }) => sum + intentions.length, 0);

  const random = randomFrom(50);
  leaving.push(() => {
    for (const client of clients) client.hangUp();
  });
  const following = clients.map((client) => client.follow());
  await vi.waitFor(() => {
    expect(clients.every(({ position }) => position === seed.length)).toBe(true);
  }, LONGEST);
  const working = clients.map((client) => client.work(() => random.below(20)));
  const said: string[] = [];
  for (let killed = 0; killed < KILLS; killed += 1) {
    const before = acknowledged();
    await vi.waitUntil(() => acknowledged() > before, { timeout: LONGEST, interval: 2 });
    await sleep(random.below(150));
    said.push(await kill());
    await start();
  }
  for (const client of clients) client.stop();
  await Promise.all(working);

  const written = clients
    .flatMap(({ intentions }) => intentions)
    .filter(({ position }) => position !== null);
  const end = await withStore(settings, async (store) => {
    // Reading verifies the checksum of every entry and the end of the log.
    const read = await store.read(TOURNAMENT);
    if (!read.ok) throw new Error(read.error.message);
    return read.value;
  });
  await vi.waitUntil(() => clients.every(({ position }) => position >= end.length), {
    timeout: LONGEST,
  });
  const pages = await Promise.all(clients.map((client) => client.round()));
  const tables = await Promise.all(
    clients.map((client) => client.ask(`/api/tournaments/${TOURNAMENT}/standings`, {})),
  );
  for (const client of clients) client.hangUp();
  await Promise.all(following);
  said.push(await kill());

  // Every acknowledged result is there, once, where it was said to be; and nothing else is.
  const kept = end
    .slice(seed.length)
    .map(({ position, key, events }) => ({ position, key, events }));
  const expected = written
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ position, key, board, outcome }) => ({
      position,
      key,
      events: [expect.objectContaining({ round: 1, board, outcome }) as unknown],
    }));
  expect(kept).toEqual(expected);
  expect(written.length).toBeGreaterThanOrEqual(KILLS);

  // All clients show the same round, the one the server has.
  const outcomes = new Map(pages[0]?.view.boards.map(({ board, outcome }) => [board, outcome]));
  for (const [index, client] of clients.entries()) {
    expect(client.position).toBe(end.length);
    expect(client.shown).toEqual(outcomes);
    expect(pages[index]?.position).toBe(end.length);
    expect(client.streams).toBeGreaterThan(1);
  }
  const scores = tables.map((table) => {
    expect(table?.status).toBe(200);
    const { rows } = JSON.parse(table?.text ?? '') as { rows: Record<string, unknown>[] };
    return rows.map(({ rank, player, points }) => [rank, player, points]);
  });
  expect(scores[0]).toHaveLength(240);
  for (const own of scores) expect(own).toEqual(scores[0]);

  // Only what two desks on one board must expect was refused, and the server found no fault.
  const refused = clients.flatMap(({ intentions }) =>
    intentions.flatMap((one) => one.refused ?? []),
  );
  expect(new Set(refused)).toEqual(new Set(refused.length === 0 ? [] : ['409 conflict']));
  expect(said.join('')).not.toContain('"level":"error"');
  expect(said.join('')).not.toContain(encodeURIComponent(PASSWORD));
  const sentAgain = clients.flatMap(({ intentions }) => intentions.filter(({ sent }) => sent > 1));
  // The kills fell among requests: some were asked again before they were answered.
  expect(sentAgain.length).toBeGreaterThan(0);
}

describe(`the server killed while results are entered, ${KILLS} times`, () => {
  it(
    'on SQLite: every acknowledged result is there once, and all clients converge',
    { timeout: LONGEST },
    () => killAgainAndAgain({}),
  );

  it.runIf(findPostgres() !== null)(
    'on PostgreSQL: every acknowledged result is there once, and all clients converge',
    { timeout: LONGEST },
    async () => {
      const postgres = await startTestServer();
      leaving.push(() => postgres.stop());
      await killAgainAndAgain({ DATABASE_URL: await postgres.makeDatabase() });
    },
  );
});
