import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startProgram } from './own-program.ts';

it('a program of our own gives way to the server that started it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-own-'));
  const file = join(folder, 'waits.mjs');
  writeFileSync(file, "process.on('disconnect', () => process.exit()); process.send('here');");
  const child = startProgram({ file, execArgv: [] });
  try {
    await once(child, 'message');
    const { pid } = child;
    if (pid === undefined) throw new Error('it was not started');
    expect(getPriority(pid)).toBeGreaterThan(getPriority());
  } finally {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
    rmSync(folder, { recursive: true });
  }
});
