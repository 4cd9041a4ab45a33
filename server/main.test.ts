import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer, writeTo, type BuiltServer } from './testing/built-server.ts';
import { emptyBesideCopies } from './testing/empty-beside-copies.ts';
import { LiveReader } from './testing/live-reader.ts';
import type { NetworkAnswer } from './api/network.ts';
import { removeFolder } from './testing/remove-folder.ts';
import { HAS_OPENSSL, selfSigned } from './testing/self-signed.ts';

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

describe('the built server', () => {
  it('serves the page and the list, says where, bears a broken sender, and stops cleanly when asked', async () => {
    const server = start({ PORT: '0' });
    const address = await server.address();
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);

    const page = await fetch(address, { headers: { 'accept-language': 'fr' } });
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain('<html lang="fr">');
    for (const [, path] of text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
      expect((await fetch(`${address}${path ?? ''}`)).status, path).toBe(200);
    }
    const list = await fetch(`${address}/api/tournaments`);
    expect(await list.json()).toEqual({ tournaments: [], total: 0, next: null });
    expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ status: 'ok' });
    expect(readdirSync(folder)).toContain('ronde.db');

    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST /api/session/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n');
    socket.write('x-ronde: 1\r\nContent-Type: application/json\r\n\r\n{"login":');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    socket.destroy();
    expect((await fetch(`${address}/healthz`)).status).toBe(200);

    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.said()).toContain('Ronde has stopped.');
    expect(server.said()).not.toContain('Error');
    expect(readdirSync(folder)).toEqual(['ronde.db']);
  });

  it('does not start on an empty file beside copies, and begins anew when told: in French', async () => {
    const name = emptyBesideCopies(folder);
    const server = start({ PORT: '0', LC_ALL: 'fr_FR.UTF-8' });
    expect(await server.ended).toBe(1);
    for (const words of ['il y a des copies à côté', 'RONDE_ANEW=1', 'ronde restore', name]) {
      expect(server.said()).toContain(words);
    }
    expect(server.said()).toContain('Pour repartir de zéro');
    expect(readFileSync(join(folder, 'ronde.db'))).toHaveLength(0);
    const again = start({ PORT: '0', LC_ALL: 'fr_FR.UTF-8', RONDE_ANEW: '1' });
    expect((await fetch(`${await again.address()}/healthz`)).status).toBe(200);
    expect(again.said()).toContain('Dossier des données :');
  });

  it.skipIf(!HAS_OPENSSL)(
    'with a certificate the hall is told https, this computer http',
    async () => {
      const { certificateFile, keyFile } = selfSigned(folder, 'own', 'DNS:ronde.example.org');
      const files = { RONDE_TLS_CERT: certificateFile, RONDE_TLS_KEY: keyFile };
      const server = start({ PORT: '0', RONDE_LAN: '1', ...files });
      const address = await server.address();
      const { port } = new URL(address);
      expect(address).toBe(`http://localhost:${port}`);
      expect(server.said()).toContain(`On this network: https://ronde.example.org:${port}\n`);
      const { addresses } = (await (await fetch(`${address}/api/network`)).json()) as NetworkAnswer;
      expect(addresses).toMatchObject([{ phone: `https://ronde.example.org:${port}/p` }]);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    },
  );
});

describe('over the network', () => {
  const mark = (address: string, name: string, seen: number): Promise<Response> =>
    writeTo(address, '/api/tournaments/open/commands/mark-restore-point', {
      seen,
      key: `mark-${name}`,
      command: { name },
    });
  const listen = async (address: string, after: number): Promise<LiveReader> =>
    new LiveReader(await fetch(`${address}/api/live?tournament=open&after=${after}`));

  it('lets phones in and closes again while it runs; killed, it remembers that, a stream resumes, and a repeated write is applied once', async () => {
    const first = start({ PORT: '0' });
    const address = await first.address();
    const turn = async (open: boolean): Promise<NetworkAnswer> => {
      const headers = { 'x-ronde': '1', 'content-type': 'application/json' };
      const body = JSON.stringify({ open });
      const answer = await fetch(`${address}/api/network`, { method: 'PUT', headers, body });
      return (await answer.json()) as NetworkAnswer;
    };
    const settings = { name: 'Open', firstDay: '2026-03-07', rounds: 5 };
    const made = { key: 'make-open', id: 'open', command: { settings, published: true } };
    expect((await writeTo(address, '/api/tournaments', made)).status).toBe(201);
    const own = await listen(address, 1);
    expect(await own.next()).toMatchObject({ event: 'hello', data: { position: 1 } });
    // None where this computer is on no network.
    const [hall] = (await turn(true)).addresses;
    if (hall !== undefined) {
      expect((await fetch(hall.address)).url).toBe(`${hall.address}/t`);
      const live = await listen(hall.address, 1);
      expect(await live.next()).toMatchObject({ event: 'hello' });
      await turn(false);
      await expect(fetch(`${hall.address}/healthz`)).rejects.toThrow();
      await expect(live.next()).rejects.toThrow();
    }
    expect((await mark(address, 'first', 1)).status).toBe(200);
    expect(await own.next()).toMatchObject({ event: 'entry', id: '2' });
    await turn(true);

    first.child.kill('SIGKILL');
    await first.ended;
    await expect(own.next()).rejects.toThrow();
    const second = start({ PORT: new URL(address).port });
    await second.address();
    if (hall !== undefined) expect((await fetch(`${hall.address}/healthz`)).status).toBe(200);
    const again = (await (await mark(address, 'first', 1)).json()) as object;
    expect(again).toMatchObject({ position: 2, repeated: true });
    await mark(address, 'second', 2);
    const resumed = await listen(address, 1);
    const frames = await resumed.take(3);
    expect(frames.map(({ event, id }) => [event, id])).toEqual([
      ['hello', null],
      ['entry', '2'],
      ['entry', '3'],
    ]);

    second.child.kill('SIGTERM');
    expect(await resumed.next()).toMatchObject({ event: 'bye', data: { code: 'server.stopping' } });
    expect(await second.ended).toBe(0);
  });

  it('open to the hall: says where, strangers by another address are nobody, and requests are logged without addresses or secrets', async () => {
    const server = start({ PORT: '0', RONDE_LAN: '1', RONDE_LOG: 'info' });
    const address = await server.address();
    expect(server.said()).not.toContain('first account');
    await fetch(`${address}/api/tournaments/secret-name/players`);
    await writeTo(address, '/api/session/code', { code: '12345678' });
    const lines = server
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 'info', route: '/api/tournaments/:id/players', status: 404, role: 'chief' },
      { level: 'info', route: '/api/session/code', status: 401 },
    ]);
    expect(lines.join()).not.toMatch(/secret-name|12345678/);

    const hall = /On this network: (http:\S+)/.exec(server.said())?.[1];
    const me = async (at: string): Promise<unknown> =>
      ((await (await fetch(`${at}/api/session`)).json()) as { me: { via: string } }).me.via;
    expect(await me(address)).toBe('localhost');
    if (hall !== undefined) expect(await me(hall)).toBe('anonymous');
  });
});
