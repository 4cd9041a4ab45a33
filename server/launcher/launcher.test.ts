import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '@ronde/store/free-port.ts';
import { isSynchronised, keepFolder, keptFolder } from '@ronde/store/kept-folder.ts';
import { openerOf } from './open-with-system.ts';

it('a folder that was chosen is remembered, the usual one otherwise', () => {
  const usual = mkdtempSync(join(tmpdir(), 'ronde-usual-'));
  try {
    expect(keptFolder(usual)).toBe(usual);
    keepFolder(usual, 'Échecs 2026');
    expect(keptFolder(usual)).toBe(resolve('Échecs 2026'));
  } finally {
    rmSync(usual, { recursive: true });
  }
});

it.each([
  ['C:\\Users\\Ida\\OneDrive\\Ronde', true],
  ['C:\\Users\\Ida\\OneDrive - Club\\Ronde', true],
  ['/srv/ida/Dropbox/ronde', true],
  ['/Volumes/ida/Library/Mobile Documents/com~apple~CloudDocs', true],
  ['/srv/ida/.local/share/ronde', false],
  ['C:\\Users\\Ida\\AppData\\Roaming\\Ronde', false],
])('a folder that a service copies to other computers: %s is %s', (folder, expected) => {
  expect(isSynchronised(folder)).toBe(expected);
});

it.each([
  ['win32', 'http://localhost:8064', 'rundll32'],
  ['win32', 'C:\\Ronde & Co', 'explorer'],
  ['darwin', '/Volumes/ida', 'open'],
  ['linux', 'http://localhost:8064', 'xdg-open'],
] as const)('on %s, %s is opened by %s, as one word', (platform, what, program) => {
  const [found, args] = openerOf(platform, what);
  expect(found).toBe(program);
  expect(args.at(-1)).toBe(what);
});

it('a port that another program has is left to it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  try {
    const { port } = other.address() as AddressInfo;
    expect(await freePort(port)).not.toBe(port);
  } finally {
    other.close();
  }
});
