import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { LAUNCHER, startServer, type BuiltServer } from '../../testing/built-server.ts';
import { removeFolder } from '../../testing/remove-folder.ts';

export interface Opened {
  /** The folder of the data, another one for each test. */
  readonly folder: () => string;
  /** A double click on Ronde. */
  readonly launch: (environment?: Readonly<Record<string, string>>) => BuiltServer;
}

/** Ronde as a double click opens it; whatever was opened ends with its test. */
export function openedByDoubleClick(): Opened {
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
  return {
    folder: () => folder,
    launch: (environment = {}) => {
      // Nothing on its path: the system has nothing to open an address with.
      const launched = startServer(folder, { PORT: '0', PATH: '', ...environment }, LAUNCHER);
      started.push(launched);
      return launched;
    },
  };
}

export const FRENCH = { LC_ALL: 'fr_FR.UTF-8' };
