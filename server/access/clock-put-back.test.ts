import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type BuiltServer } from '../testing/built-server.ts';
import { findFaketime } from '../testing/find-faketime.ts';
import { removeFolder } from '../testing/remove-folder.ts';

const library = findFaketime();
const HOUR = 3_600_000;
const ADA = { login: 'ada', name: 'Ada', password: 'correct horse battery' };
const RIGHT = { login: ADA.login, password: ADA.password };

let folder = '';
let server: BuiltServer | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-clock-'));
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  await removeFolder(folder);
});

/** Puts the clock of the server's process; the time that passes for it is the computer's own. */
const putClock = (offset: string): void => {
  writeFileSync(join(folder, 'clock'), `${offset}\n`);
};

async function start(): Promise<string> {
  server = startServer(folder, {
    PORT: '0',
    RONDE_HOSTED: '1',
    LD_PRELOAD: library ?? '',
    FAKETIME_TIMESTAMP_FILE: join(folder, 'clock'),
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  return server.address();
}

/** Asked through the proxy of a hosted server, which names where the request came from. */
const send = (address: string, path: string, from: string, body: object): Promise<Response> =>
  fetch(`${address}/api/session/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-ronde': '1', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });

/** The server's own clock; an answer may bear the second before. */
async function clockOf(address: string): Promise<number> {
  const { headers } = await fetch(`${address}/healthz`);
  return Date.parse(headers.get('date') ?? '');
}

/** The waits that were told until the right password was let in. */
async function waitsUntilIn(address: string, from: string): Promise<number[]> {
  const waits: number[] = [];
  for (;;) {
    const { status, headers } = await send(address, 'login', from, RIGHT);
    if (status === 204) return waits;
    expect(status).toBe(429);
    const seconds = Number(headers.get('retry-after'));
    waits.push(seconds);
    // A lock of hours shows here, and is not waited for.
    if (seconds > 5) return waits;
    await sleep(seconds * 1_000);
  }
}

describe.runIf(library !== null)('a real clock that is put back under a server that guards', () => {
  it('locks nobody out, while it runs and after it starts again', async () => {
    putClock('+0');
    let address = await start();
    const token = /good once: (\S+)/.exec(server?.said() ?? '')?.[1] ?? '';
    const made = await send(address, 'first-account', '203.0.113.5', { ...ADA, token });
    expect(made.status).toBe(204);
    // All sources together have spent what they may.
    for (let source = 0; source < 110; source += 1) {
      await send(address, 'code', `198.51.100.${source}`, { code: '00000000' });
    }
    for (let guess = 0; guess < 5; guess += 1) {
      const wrong = { login: ADA.login, password: 'a wrong password' };
      expect((await send(address, 'login', '203.0.113.9', wrong)).status).toBe(401);
    }

    const before = await clockOf(address);
    putClock('-3h');
    while ((await clockOf(address)) > before - 2 * HOUR) await sleep(20);
    const chief = await send(address, 'login', '203.0.113.5', RIGHT);
    expect(chief.status).toBe(204);
    // The wait of a second, once at most for having asked too soon.
    for (const wait of await waitsUntilIn(address, '203.0.113.9')) {
      expect(wait).toBeLessThanOrEqual(2);
    }
    const code = await send(address, 'code', '203.0.113.6', { code: '00000001' });
    expect(code.status).toBe(401);

    server?.child.kill('SIGKILL');
    await server?.ended;
    putClock('-9h');
    address = await start();
    expect((await send(address, 'login', '203.0.113.5', RIGHT)).status).toBe(204);
    expect(await waitsUntilIn(address, '203.0.113.9')).toEqual([]);
    const again = await send(address, 'code', '203.0.113.7', { code: '00000001' });
    expect(again.status).toBe(401);
  });
});
