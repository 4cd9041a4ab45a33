// `npm test` goes a shorter way: server/main.test.ts
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type BuiltServer } from './testing/built-server.ts';
import { emptyBesideCopies } from './testing/empty-beside-copies.ts';
import { removeFolder } from './testing/remove-folder.ts';

let folder = '';
let started: BuiltServer[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-server-'));
});
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  started = [];
  await removeFolder(folder);
});

function start(environment: Readonly<Record<string, string>>): BuiltServer {
  const server = startServer(folder, environment);
  started.push(server);
  return server;
}

describe('the built server refuses, each in a process of its own', () => {
  it('an empty file beside copies, in English too', async () => {
    const name = emptyBesideCopies(folder);
    const server = start({ PORT: '0' });
    expect(await server.ended).toBe(1);
    for (const words of ['there are copies beside it', 'RONDE_ANEW=1', 'ronde restore', name]) {
      expect(server.said()).toContain(words);
    }
    expect(server.said()).toContain('To begin anew');
    expect(readFileSync(join(folder, 'ronde.db'))).toHaveLength(0);
    const again = start({ PORT: '0', RONDE_ANEW: '1' });
    expect((await fetch(`${await again.address()}/healthz`)).status).toBe(200);
  });

  // In `npm test`: settings.test.ts.
  it('PORT=65536', async () => {
    const server = start({ PORT: '65536' });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain('PORT must be a whole number');
  });

  // In `npm test`: listen.test.ts.
  it('an address that is not ours', async () => {
    const server = start({ PORT: '0', HOST: '192.0.2.1' });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain('HOST 192.0.2.1 is no address of this computer');
  });

  // In `npm test`: store/sqlite/open.test.ts.
  it('a file that is no database, and leaves it alone', async () => {
    const text = 'not a database'.repeat(100);
    writeFileSync(join(folder, 'ronde.db'), text);
    const server = start({ PORT: '0' });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain('ronde.db');
    expect(readFileSync(join(folder, 'ronde.db'), 'utf8')).toBe(text);
  });
});
