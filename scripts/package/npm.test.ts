import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { removeFolder } from '@ronde/server/testing/remove-folder.ts';
import { readJson } from '../json.mjs';
import { root } from '../step.mjs';
import { pack, putNpmPackage } from './npm-package.mjs';

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

let folder = '';
let program = '';

/** What npm brings stands beside the package, as after an installation. */
function putBeside(names: readonly string[], packages: string): void {
  for (const name of names) {
    const link = join(packages, name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-npm-'));
  const made = join(folder, 'made');
  putNpmPackage(made);
  await pack(made, folder);
  const [packed = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  if (inject('sizes').packedWhole === 'all') {
    const place = ['install', '--global', '--prefix', folder, '--prefer-offline', '--no-audit'];
    const npm = spawnSync('npm', [...place, join(folder, packed)], { encoding: 'utf8' });
    if (npm.status !== 0) throw new Error(npm.stderr);
    program = join(folder, 'bin/ronde');
    return;
  }
  const packages = join(folder, 'lib/node_modules');
  mkdirSync(packages, { recursive: true });
  const tar = ['-xzf', join(folder, packed), '-C', packages, '--one-top-level=ronde'];
  const unpacked = spawnSync('tar', [...tar, '--strip-components=1'], { encoding: 'utf8' });
  if (unpacked.status !== 0) throw new Error(unpacked.stderr);
  const { dependencies } = readJson(join(made, 'package.json')) as Manifest;
  putBeside(
    [...Object.keys(dependencies), 'node-gyp-build'].filter((name) => name !== '@ronde/paper'),
    packages,
  );
  program = join(packages, 'ronde/bin/ronde');
});
afterAll(() => removeFolder(folder));

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  LC_ALL: 'C',
  // Node itself, and nothing that opens an address.
  PATH: dirname(process.execPath),
  RONDE_DATA: join(folder, 'Données du club'),
  PORT: '0',
});

const ronde = (...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', env: environment() });

describe('the package ronde, packed by npm and unpacked elsewhere', () => {
  it('has the command line', () => {
    const { version } = readJson(join(root, 'package.json')) as Manifest;
    expect(ronde('--version').stdout.trim()).toBe(version);
    const imported = ronde('import', join(root, 'corpus/older-stores/club.trf'), '--id', 'club');
    expect(imported.stderr + imported.stdout).toContain('Imported: club');
    expect(ronde('doctor', '--json').stdout).toContain('"code": "store"');
  });

  it('prints a paper, with templates and letters that travel inside', () => {
    const out = join(folder, 'paper.pdf');
    const printed = ronde('print', 'club', 'standings', '--out', out);
    expect(printed.stderr).toContain('is written: 1 page');
    expect(readFileSync(out).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('serves the desk when it is called by its name alone', async () => {
    const child = spawn(process.execPath, [program], { env: environment() });
    let said = '';
    child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
    child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
    const ended = new Promise((resolve) => child.once('close', resolve));
    try {
      await expect.poll(() => said).toMatch(/Data folder/);
      const [address = ''] = /http:\/\/\S+/.exec(said) ?? [];
      expect(await (await fetch(address)).text()).toContain('<div id="');
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
    } finally {
      child.kill('SIGINT');
    }
    expect(await ended).toBe(0);
    expect(said).toContain('Everything acknowledged is on the disk');
  });
});
