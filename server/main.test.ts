import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
let folder = '';
let child: ChildProcess | null = null;

beforeAll(() => {
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, encoding: 'utf8' });
  expect(built.status, built.stderr).toBe(0);
}, 120_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-server-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  child = null;
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the built server; `said` is everything it has printed so far. */
function start(environment: Readonly<Record<string, string>>) {
  const started = spawn(process.execPath, ['server/dist/server.js'], {
    cwd: root,
    env: { ...process.env, LC_ALL: 'C', HOST: '', RONDE_DATA: folder, ...environment },
  });
  child = started;
  let said = '';
  const hear = (bytes: Buffer): void => {
    said += bytes.toString();
  };
  started.stdout.on('data', hear);
  started.stderr.on('data', hear);
  const ended = once(started, 'close').then(([code]) => code as number | null);
  const address = async (): Promise<string> => {
    for (;;) {
      const match = /http:\/\/\S+/.exec(said);
      if (match && said.includes(folder)) return match[0];
      if (started.exitCode !== null) throw new Error(said);
      await new Promise((resume) => setTimeout(resume, 20));
    }
  };
  return { child: started, ended, address, said: () => said };
}

describe('the built server', () => {
  it('serves the page and the list, says where, and stops cleanly when asked', async () => {
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
    expect(await list.json()).toEqual({ tournaments: [] });
    expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ status: 'ok' });
    expect(readdirSync(folder)).toContain('ronde.db');

    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.said()).toContain('Ronde has stopped.');
    expect(readdirSync(folder)).toEqual(['ronde.db']);
  });

  it('speaks French in a French terminal', async () => {
    const server = start({ PORT: '0', LC_ALL: 'fr_FR.UTF-8' });
    await server.address();
    expect(server.said()).toContain('Dossier des données :');
  });

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

  it.each(['x', '-1', '65536', '80.5'])('PORT=%s is refused', async (port) => {
    const server = start({ PORT: port });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain('PORT must be a whole number');
  });

  it('an address that is not ours is refused', async () => {
    const server = start({ PORT: '0', HOST: '192.0.2.1' });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain('HOST 192.0.2.1 is no address of this computer');
  });

  it('a file that is no database is left alone', async () => {
    writeFileSync(join(folder, 'ronde.db'), 'not a database'.repeat(100));
    const server = start({ PORT: '0' });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain('ronde.db');
  });
});
