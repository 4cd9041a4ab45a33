// `npm test` goes a shorter way: server/main.test.ts
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { turnDoor } from './launcher/phones.ts';
import { startServer, writeTo, type BuiltServer } from './testing/built-server.ts';
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

  // In `npm test`: listen.test.ts.
  it('a port that is taken: names it, names the remedy, and fails', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = start({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain(`Port ${port} is taken`);
    expect(server.said()).toMatch(/PORT=\d+ npm start/);
    other.close();
  });

  // In `npm test`: listen.test.ts.
  it('a certificate without its key is refused, before anything is opened', async () => {
    const server = start({ PORT: '0', RONDE_TLS_CERT: join(folder, 'own.pem') });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain('--cert FILE --key FILE');
    expect(readdirSync(folder)).toEqual([]);
  });
});

it('an address it is told wins over the switch that was left open', async () => {
  const first = start({ PORT: '0' });
  const port = Number(new URL(await first.address()).port);
  expect(await turnDoor(port)).toMatchObject({ open: true });
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const told = start({ PORT: String(port), HOST: '127.0.0.1' });
  const address = await told.address();
  expect(await (await fetch(`${address}/api/network`)).json()).toEqual({
    open: false,
    fixed: 'started',
    addresses: [],
  });
});

// In `npm test` two-servers.test.ts makes the first account of a hosted server by its token.
it('hosted: trusts nobody, and prints the token of the first account', async () => {
  const server = start({ PORT: '0', RONDE_HOSTED: '1' });
  const address = await server.address();
  expect(server.said()).toMatch(/first account with this token, good once: \S{43}\n/);
  const made = await writeTo(address, '/api/tournaments', {});
  expect(made.status).toBe(401);
});
