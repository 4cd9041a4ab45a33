import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRunning } from '@ronde/store/running.ts';
import { Database } from '@ronde/store/sqlite/driver.ts';
import { openSqliteStore } from '@ronde/store/sqlite/open.ts';
import type { NetworkAnswer } from '../api/network.ts';
import { turnDoor } from './phones.ts';
import { FRENCH, openedByDoubleClick } from './testing/opened.ts';

const { folder, launch } = openedByDoubleClick();

it('a double click serves the desk and says where, a second one finds the first, which a power cut ends', async () => {
  const first = launch();
  const address = await first.address();
  await expect.poll(() => first.said()).toContain('Open this address in a browser');
  const port = Number(new URL(address).port);
  expect(readRunning(folder())).toEqual({ port, process: first.child.pid });

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
  expect(readFileSync(join(folder(), 'running.json'), 'utf8')).toContain(`${first.child.pid}`);
  const again = launch();
  expect((await fetch(`${await again.address()}/healthz`)).status).toBe(200);
  expect(again.said()).not.toContain('already');

  again.child.kill('SIGINT');
  expect(await again.ended).toBe(0);
  expect(readdirSync(folder()).sort()).toEqual(['door.json', 'ronde.db']);
});

it('tournaments of a newer program are refused in words, and not touched', async () => {
  const file = join(folder(), 'ronde.db');
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
  expect(readdirSync(folder())).toEqual(['ronde.db']);
});
