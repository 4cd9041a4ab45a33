import { connect, type Socket } from 'node:net';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDefaultStore } from '@ronde/store/default-store.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandPath } from '../api/commands.ts';
import { startServer, writeTo, type BuiltServer } from '../testing/built-server.ts';
import { largeEvent } from '../testing/large-event.ts';
import { LiveReader } from '../testing/live-reader.ts';
import { removeFolder } from '../testing/remove-folder.ts';

const TOURNAMENT = 'open';
/** Files the server may hold: 300 connections, 240 of them for strangers. */
const FILES = 400;
const FOR_STRANGERS = 240;
const STREAMS = 600;
const EVENT = largeEvent({ players: 8, played: 0, rounds: 5 });
/** Somebody passed on by a proxy of this computer: a stranger, from one address. */
const PASSED_ON = 'X-Forwarded-For: 192.0.2.1';

let folder = '';
let server: BuiltServer | null = null;
let sockets: Socket[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-handles-'));
  const opened = await openDefaultStore({ RONDE_DATA: folder });
  if (!opened.ok) throw new Error(opened.error.message);
  await opened.value.create(TOURNAMENT, { at: '2026-03-07T09:00:00Z' }, EVENT);
  await opened.value.close();
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server?.child.kill('SIGKILL');
  await server?.ended;
  await removeFolder(folder);
});

async function start(): Promise<string> {
  server = startServer(folder, { PORT: '0' }, undefined, FILES);
  return (await server.address()).replace('localhost', '127.0.0.1');
}

/** Opens a connection and says something; a whole request waits for its answer, or for the end. */
function open(address: string, said: string): Promise<void> {
  const { port, hostname } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      if (said !== '') socket.write(said);
      if (!said.endsWith('\r\n\r\n')) resolve();
    });
    sockets.push(socket);
    socket.once('data', () => {
      resolve();
    });
    socket.resume();
    socket.on('error', () => {
      resolve();
    });
    socket.once('close', () => {
      resolve();
    });
  });
}

async function openMany(address: string, said: string): Promise<void> {
  for (let opened = 0; opened < STREAMS; opened += 20) {
    await Promise.all(Array.from({ length: 20 }, () => open(address, said)));
  }
}

const stillOpen = (): number =>
  sockets.filter(({ closed, destroyed }) => !closed && !destroyed).length;

/** The chief at this computer: the desk, its stream, a result, and the news of it. */
async function worksAtTheDesk(address: string): Promise<void> {
  const desk = await fetch(address);
  expect([desk.status, await desk.text()]).toEqual([200, expect.stringContaining('<html')]);
  const round = await fetch(`${address}/api/tournaments/${TOURNAMENT}/rounds/1`);
  expect(round.status).toBe(200);
  const live = new LiveReader(await fetch(`${address}/api/live?tournament=${TOURNAMENT}`));
  expect(await live.next()).toMatchObject({ event: 'hello', data: { position: EVENT.length } });
  const entered = await writeTo(address, commandPath(TOURNAMENT, 'enterResult'), {
    seen: EVENT.length,
    key: 'the-chief-of-the-hall',
    command: { round: 1, board: 1, outcome: { kind: 'played', score: '1-0' } },
  });
  expect([entered.status, await entered.json()]).toMatchObject([200, {}]);
  const { by } = (await live.next())?.data as { by?: string };
  expect(by).toBe('localhost');
  await live.close();
}

describe(`a server that may hold ${FILES} files`, () => {
  it('600 streams of one phone leave the chief his desk, and the phone its page', async () => {
    const address = await start();
    const { host } = new URL(address);
    await openMany(
      address,
      `GET /api/live?tournament=${TOURNAMENT} HTTP/1.1\r\nHost: ${host}\r\n${PASSED_ON}\r\n\r\n`,
    );
    await expect.poll(stillOpen).toBe(FOR_STRANGERS);
    await worksAtTheDesk(address);
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const page = await fetch(`${address}/t/${TOURNAMENT}/`, { headers });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Large Open');
  });

  it('600 connections that say nothing, or half a request, leave the chief his desk', async () => {
    const address = await start();
    await openMany(address, '');
    await openMany(address, 'GET / HTTP/1.1\r\nHost: loc');
    await worksAtTheDesk(address);
  });
});
