import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readRunning } from '@ronde/store/running.ts';
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
function launch(): BuiltServer {
  const launched = startServer(folder, { PORT: '0', PATH: '' }, LAUNCHER);
  started.push(launched);
  return launched;
}

it('a double click serves the desk and says where, a second one finds the first', async () => {
  const first = launch();
  const address = await first.address();
  await expect.poll(() => first.said()).toContain('Open this address in a browser');
  expect(readRunning(folder)).toEqual({
    port: Number(new URL(address).port),
    process: first.child.pid,
  });

  const second = launch();
  expect(await second.ended).toBe(0);
  expect(second.said()).toContain(`Ronde runs already: ${address}`);

  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(readdirSync(folder)).toEqual(['ronde.db']);
});

it('what a power cut left is not taken for a server', async () => {
  const first = launch();
  await first.address();
  first.child.kill('SIGKILL');
  await first.ended;
  expect(readFileSync(join(folder, 'running.json'), 'utf8')).toContain(`${first.child.pid}`);

  const again = launch();
  const address = await again.address();
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(again.said()).not.toContain('already');
});

it('the key for phones turns the switch of the desk', async () => {
  const launched = launch();
  const address = await launched.address();
  const port = Number(new URL(address).port);
  const isOpen = async (): Promise<boolean> =>
    ((await (await fetch(`${address}/api/network`)).json()) as NetworkAnswer).open;
  expect(await isOpen()).toBe(false);
  expect(await turnDoor(port)).toMatchObject({ open: true });
  expect(await isOpen()).toBe(true);
  expect(await turnDoor(port)).toMatchObject({ open: false });
});
