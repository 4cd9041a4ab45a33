import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { USUAL_PORT } from '@ronde/store/free-port.ts';
import { readRunning } from '@ronde/store/running.ts';
import { Database } from '@ronde/store/sqlite/driver.ts';
import { openSqliteStore } from '@ronde/store/sqlite/open.ts';
import type { NetworkAnswer } from '../api/network.ts';
import { LAUNCHER, startServer, type BuiltServer } from '../testing/built-server.ts';
import { removeFolder } from '../testing/remove-folder.ts';
import { turnDoor } from './phones.ts';

let folder = '';
let started: BuiltServer[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde à deux '));
});
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  started = [];
  await removeFolder(folder);
});

/** Nothing on its path: the system has nothing to open an address with. */
function launch(environment: Readonly<Record<string, string>> = {}): BuiltServer {
  const launched = startServer(folder, { PORT: '0', PATH: '', ...environment }, LAUNCHER);
  started.push(launched);
  return launched;
}

it('a double click serves the desk and says where, a second one finds the first, which a power cut ends', async () => {
  const first = launch();
  const address = await first.address();
  await expect.poll(() => first.said()).toContain('Open this address in a browser');
  const port = Number(new URL(address).port);
  expect(readRunning(folder)).toEqual({ port, process: first.child.pid });

  const second = launch();
  expect(await second.ended).toBe(0);
  expect(second.said()).toContain(`Ronde runs already: ${address}`);

  // The key for phones turns the switch of the desk.
  const isOpen = async (): Promise<boolean> =>
    ((await (await fetch(`${address}/api/network`)).json()) as NetworkAnswer).open;
  expect(await isOpen()).toBe(false);
  expect(await turnDoor(port)).toMatchObject({ open: true });
  expect(await isOpen()).toBe(true);
  expect(await turnDoor(port)).toMatchObject({ open: false });

  // What a power cut left is not taken for a server.
  first.child.kill('SIGKILL');
  await first.ended;
  expect(readFileSync(join(folder, 'running.json'), 'utf8')).toContain(`${first.child.pid}`);
  const again = launch();
  expect((await fetch(`${await again.address()}/healthz`)).status).toBe(200);
  expect(again.said()).not.toContain('already');

  again.child.kill('SIGINT');
  expect(await again.ended).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['door.json', 'ronde.db']);
});

const FRENCH = { LC_ALL: 'fr_FR.UTF-8' };

it('a folder that a service copies to other computers is served, with a warning', async () => {
  const copied = join(folder, 'OneDrive - Club d’échecs');
  mkdirSync(copied);
  const launched = launch({ ...FRENCH, RONDE_DATA: copied });
  await expect.poll(() => launched.said()).toContain('Ouvrez cette adresse');
  expect(launched.said()).toContain(`Attention : ${copied} est copié vers d’autres ordinateurs`);
});

it('where nothing can be written, it says so and does not start', async () => {
  // A file stands in the way: no right of anybody helps.
  const stick = join(folder, 'Clé USB');
  writeFileSync(stick, '');
  const launched = launch({ ...FRENCH, RONDE_DATA: stick });
  expect(await launched.ended).toBe(1);
  expect(launched.said()).toContain(`Rien ne peut être écrit dans ${stick}`);
  expect(launched.said()).toContain('--data DOSSIER');
});

it('tournaments of a newer program are refused in words, and not touched', async () => {
  const file = join(folder, 'ronde.db');
  const store = await openSqliteStore(file);
  if (!store.ok) throw new Error(store.error.message);
  await store.value.close();
  const db = new Database(file);
  db.pragma('user_version = 9999');
  db.close();
  const before = readFileSync(file);
  const launched = launch(FRENCH);
  expect(await launched.ended).toBe(1);
  expect(launched.said()).toContain('écrits par un Ronde plus récent (schéma 9999');
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(folder)).toEqual(['ronde.db']);
});

it('another program has the usual port: another one is taken, and said', async () => {
  const other = createServer().listen(USUAL_PORT, '127.0.0.1');
  // Somebody at work here may have it already: that will do as well.
  await new Promise((taken) => other.once('listening', taken).once('error', taken));
  try {
    const launched = launch({ PORT: '' });
    const { port } = new URL(await launched.address());
    expect(Number(port)).not.toBe(USUAL_PORT);
    expect(launched.said()).toContain(`so Ronde uses ${port}. Phones need the new address.`);
  } finally {
    other.close();
  }
});
