import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Database } from '@ronde/store/sqlite/driver.ts';
import { freePort } from '@ronde/store/free-port.ts';
import { removeFolder } from '@ronde/server/testing/remove-folder.ts';
import { root } from '../step.mjs';
import { packDebian, putDebianTree } from './debian-package.mjs';
import { putParts } from './portable-package.mjs';
import { LINUX_HERE, SYSTEMS } from './systems.mjs';

const HAS_DPKG = spawnSync('dpkg-deb', ['--version']).status === 0;
const WHOLE = inject('sizes').packedWhole === 'all';
/** Milliseconds a slow machine has to pack and install the whole. */
const LONG = 400_000;
const ENTRIES = 'SELECT count(*) FROM entries';

/** Node of this machine and the program of this repository, where the package has its own. */
async function putStandIn(home: string): Promise<void> {
  mkdirSync(join(home, 'runtime'), { recursive: true });
  const node = join(home, 'runtime/node');
  writeFileSync(node, `#!/bin/sh\nexec "${process.execPath}" "$@"\n`);
  chmodSync(node, 0o755);
  symlinkSync(root, join(home, 'program'));
  await Promise.resolve();
}

const putHome = (home: string): Promise<void> =>
  WHOLE ? putParts(LINUX_HERE, home) : putStandIn(home);

describe.runIf(HAS_DPKG)('the package for Debian, installed by dpkg into a folder', () => {
  let folder = '';
  let system = '';
  const at = (path: string): string => join(system, path);

  async function made(version: string): Promise<string> {
    const file = join(folder, `ronde_${version}.deb`);
    await putDebianTree(join(folder, version), { version, system: LINUX_HERE }, putHome);
    await packDebian(join(folder, version), file);
    return file;
  }

  function run(program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
    const env = { ...process.env, LC_ALL: 'C', ...environment };
    return spawnSync(program, args, { encoding: 'utf8', env });
  }

  /** Its scripts are run beside the folder, not inside: there is no system in it. */
  function installs(file: string): void {
    const chosen = ['--force-script-chrootless', '--force-not-root', '--force-depends'];
    const places = [`--root=${system}`, `--log=${join(folder, 'dpkg.log')}`];
    const path = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`;
    const done = run('dpkg', [...places, ...chosen, '--force-downgrade', '-i', file], {
      PATH: path,
    });
    expect(done.stderr.replace(/^dpkg: warning.*\n/gm, '')).not.toMatch(/error/i);
    expect(done.status).toBe(0);
  }

  const ronde = (...args: string[]) =>
    run(at('usr/lib/ronde/runtime/node'), [at('usr/lib/ronde/program/bin/ronde'), ...args], {
      RONDE_DATA: at('var/lib/ronde'),
    });

  const entriesIn = (file: string): unknown => {
    const db = new Database(at(file), { readonly: true });
    try {
      return db.prepare(ENTRIES).pluck().get();
    } finally {
      db.close();
    }
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ronde-debian-'));
    system = join(folder, 'system');
    mkdirSync(at('var/lib/dpkg/info'), { recursive: true });
    mkdirSync(at('var/lib/dpkg/updates'), { recursive: true });
    writeFileSync(at('var/lib/dpkg/status'), '');
    installs(await made('0.1.0'));
  }, LONG);
  afterAll(() => removeFolder(folder));

  it('has command line, service, settings, licence and guide', () => {
    expect(ronde('--version').stdout).toMatch(/^\d+\.\d+\.\d+/);
    for (const path of [
      'lib/systemd/system/ronde.service',
      'etc/default/ronde',
      'usr/bin/ronde',
      'usr/bin/ronde-way-back',
      'usr/share/doc/ronde/copyright',
      'usr/share/doc/ronde/README',
    ]) {
      expect(existsSync(at(path)), path).toBe(true);
    }
  });

  it('has a unit that systemd understands', () => {
    const unit = readFileSync(at('lib/systemd/system/ronde.service'), 'utf8');
    const place = join(folder, 'units');
    mkdirSync(place, { recursive: true });
    const programs = unit.replaceAll('/usr/lib/ronde/', `${at('usr/lib/ronde')}/`);
    writeFileSync(join(place, 'ronde.service'), programs);
    const verified = run('systemd-analyze', ['verify', join(place, 'ronde.service')]);
    // Where there is no systemd, the places in the unit are looked at all the same.
    if (verified.error === undefined) expect(verified.stderr).toBe('');
    for (const [, program = ''] of unit.matchAll(/^Exec\w+=(\S+)/gm)) {
      expect(existsSync(at(program)), program).toBe(true);
    }
  });

  it('serves, and its health check says so', async () => {
    const port = String(await freePort(20_000 + (process.pid % 20_000)));
    const environment = {
      ...process.env,
      LC_ALL: 'C',
      PORT: port,
      RONDE_DATA: at('var/lib/ronde'),
    };
    const program = at('usr/lib/ronde/program/server/dist/server.js');
    const server = spawn(at('usr/lib/ronde/runtime/node'), [program], {
      env: environment,
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => server.once('close', resolve));
    try {
      expect(run(at('usr/lib/ronde/health'), [], { PORT: port }).status).toBe(0);
    } finally {
      server.kill('SIGTERM');
    }
    expect(await ended).toBe(0);
  });

  it(
    'copies before an upgrade, and knows the way back',
    async () => {
      ronde('import', join(root, 'corpus/older-stores/club.trf'), '--id', 'club');
      const before = entriesIn('var/lib/ronde/ronde.db');
      installs(await made('0.1.1'));
      expect(entriesIn('var/lib/ronde/before-0.1.0/ronde.db')).toBe(before);
      expect(ronde('backup', '--list').stdout).toContain('(whole database)');

      ronde('new', 'Entered after the upgrade', '--rounds', '5', '--id', 'later');
      const data = { RONDE_DATA: at('var/lib/ronde') };
      expect(run(at('usr/bin/ronde-way-back'), ['9.9.9'], data).status).toBe(2);
      expect(run(at('usr/bin/ronde-way-back'), ['0.1.0'], data).status).toBe(0);
      installs(join(folder, 'ronde_0.1.0.deb'));
      const listed = ronde('info').stdout;
      expect(listed).toContain('club');
      expect(listed).not.toContain('later');
      expect(entriesIn('var/lib/ronde/after-0.1.0/ronde.db')).toBeGreaterThan(Number(before));
    },
    LONG,
  );
});

/** Programs and libraries a folder needs to be a system in which a program starts. */
function putSystem(bare: string, programs: readonly string[]): void {
  mkdirSync(join(bare, 'tmp'), { recursive: true });
  for (const program of programs) {
    const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' });
    const own = program.startsWith(bare) ? [] : [program];
    for (const file of [...own, ...(stdout.match(/\/\S+/g) ?? [])].filter(
      (one) => !one.endsWith(':'),
    )) {
      if (file.startsWith(bare) || existsSync(join(bare, file))) continue;
      mkdirSync(dirname(join(bare, file)), { recursive: true });
      cpSync(file, join(bare, file), { dereference: true });
    }
  }
}

describe.runIf(WHOLE && process.platform === 'linux')(
  'the portable program for Linux, where nothing else is',
  () => {
    let bare = '';
    beforeAll(async () => {
      bare = mkdtempSync(join(tmpdir(), 'ronde-bare-'));
      await putParts(LINUX_HERE, join(bare, 'Ronde à Noël'));
      const { putStarters } = await import('./starters.mjs');
      putStarters(join(bare, 'Ronde à Noël'), LINUX_HERE);
      const home = join(bare, 'Ronde à Noël');
      const { argon2 } = SYSTEMS[LINUX_HERE];
      const binary = `${argon2.replace('@node-rs/argon2-', 'argon2.')}.node`;
      putSystem(bare, [
        '/bin/sh',
        '/usr/bin/dirname',
        join(home, 'runtime/node'),
        join(home, 'program/node_modules', argon2, binary),
      ]);
    }, LONG);
    afterAll(() => removeFolder(bare));

    /** Inside the folder as root; without its rights, with nothing on the path. */
    function started(name: string, args: readonly string[], environment: Record<string, string>) {
      const inside = process.getuid?.() === 0;
      const program = `/Ronde à Noël/${name}`;
      return inside
        ? ([
            '/usr/sbin/chroot',
            [bare, program, ...args],
            { ...environment, RONDE_DATA: '/Data' },
          ] as const)
        : ([
            join(bare, program),
            [...args],
            { ...environment, PATH: '/usr/bin', RONDE_DATA: join(bare, 'Data') },
          ] as const);
    }

    it('imports a file, serves, and is found by a second start', async () => {
      expect(existsSync(join(bare, 'usr/bin/node'))).toBe(false);
      const file = join(root, 'corpus/older-stores/club.trf');
      const [command, args, env] = started('ronde-command', ['import', '-', '--id', 'club'], {
        LANG: 'en',
      });
      const imported = spawnSync(command, args, {
        encoding: 'utf8',
        env,
        input: readFileSync(file),
      });
      expect(imported.stdout + imported.stderr).toContain('Imported: club');

      const [program, words, around] = started('Ronde.sh', [], { LANG: 'en', PORT: '0' });
      const server = spawn(program, words, { env: around });
      let said = '';
      server.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
      server.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
      const ended = new Promise((resolve) => server.once('close', resolve));
      try {
        await expect.poll(() => said).toContain('Open this address');
        const [address = ''] = /http:\/\/\S+/.exec(said) ?? [];
        expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ tournaments: 1 });
        const second = spawnSync(program, words, { encoding: 'utf8', env: around });
        expect(second.stdout).toContain(`Ronde runs already: ${address}`);
      } finally {
        server.kill('SIGTERM');
      }
      expect(await ended).toBe(0);
    });
  },
);
