import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LAUNCHER, startServer, type BuiltServer } from '@ronde/server/testing/built-server.ts';
import { removeFolder } from '@ronde/server/testing/remove-folder.ts';
import { afterEach, beforeEach, expect } from 'vitest';

/** The launcher on a computer of the test's own, with its window. */
export interface Launcher {
  /** The folder of this test: programs of the system stand in it, and data. */
  readonly folder: () => string;
  /** As a double click does, on a screen that is not there. */
  readonly doubleClick: (environment?: Readonly<Record<string, string>>) => BuiltServer;
  /** What the system was to open. */
  readonly byTheSystem: () => string[];
  /** Where the browser was sent, without bars, for the nth time. */
  readonly windowShown: (times?: number) => Promise<string>;
}

/** A program of ours in the place of the system's: it notes what it was to open. */
const noting = (file: string): string => `#!/bin/sh\nprintf '%s\\n' "$*" >>'${file}'\n`;

/** Programs that Linux finds on its path stand in for its browser and its file manager, in each test anew. */
export function launcherOfATest(): Launcher {
  let folder = '';
  let started: BuiltServer[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ronde fenêtre '));
    mkdirSync(join(folder, 'bin'));
    for (const name of ['chromium', 'xdg-open']) {
      const file = join(folder, 'bin', name);
      writeFileSync(file, noting(join(folder, `${name}.txt`)));
      chmodSync(file, 0o755);
    }
  });
  afterEach(async () => {
    for (const { child } of started) child.kill('SIGKILL');
    started = [];
    await removeFolder(folder);
  });

  const lines = (name: string): string[] => {
    const file = join(folder, `${name}.txt`);
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  };
  return {
    folder: () => folder,
    doubleClick: (environment = {}) => {
      const given = { DISPLAY: ':99', PATH: join(folder, 'bin'), PORT: '0', RONDE_DATA: '' };
      const told = { ...given, XDG_DATA_HOME: folder, ...environment };
      const launched = startServer(folder, told, LAUNCHER, null, ['--window']);
      started.push(launched);
      return launched;
    },
    byTheSystem: () => lines('xdg-open'),
    windowShown: async (times = 1) => {
      await expect.poll(() => lines('chromium').length).toBe(times);
      const [, address = ''] = /^--app=(\S+) /.exec(lines('chromium').at(-1) ?? '') ?? [];
      expect(address).toMatch(/^http:\/\/localhost:\d+\/#[\w-]{43}$/);
      return address;
    },
  };
}
