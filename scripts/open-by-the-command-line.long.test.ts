// `npm test` goes a shorter way: scripts/open-by-the-command-line.test.ts
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, it } from 'vitest';
import { expectThePlayedOpen, runScript, terminalIn } from './open-of-30.ts';

const LAUNCHER = fileURLToPath(new URL('../bin/ronde', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'ronde-open-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it(
  'the script in docs runs an open of 30 players, each command a start of the program',
  {
    timeout: 300_000,
  },
  async () => {
    const terminal = terminalIn(folder, LAUNCHER);
    symlinkSync(LAUNCHER, join(terminal.bin, 'ronde'));
    const printed = await runScript(terminal, (line) => Promise.reject(new Error(line)));
    expectThePlayedOpen(terminal, printed);
  },
);
