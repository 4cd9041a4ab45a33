import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readJson } from './json.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Packages that come with a script for their installation, and why it need not run. */
const SCRIPTS_NOT_RUN: Readonly<Record<string, string>> = {
  '@photostructure/sqlite': 'looks whether a ready binary loads, which we do ourselves',
  esbuild: 'puts the binary in place of its launcher, to save some milliseconds of a command',
};

/** Packages that could be compiled, and what they bring instead. */
const READY_BINARIES: Readonly<Record<string, readonly string[]>> = {
  '@photostructure/sqlite': [
    'prebuilds/darwin-arm64/@photostructure+sqlite.glibc.node',
    'prebuilds/darwin-x64/@photostructure+sqlite.glibc.node',
    'prebuilds/linux-arm64/@photostructure+sqlite.glibc.node',
    'prebuilds/linux-arm64/@photostructure+sqlite.musl.node',
    'prebuilds/linux-x64/@photostructure+sqlite.glibc.node',
    'prebuilds/linux-x64/@photostructure+sqlite.musl.node',
    'prebuilds/win32-arm64/@photostructure+sqlite.glibc.node',
    'prebuilds/win32-x64/@photostructure+sqlite.glibc.node',
  ],
};

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}
const { packages } = readJson(join(root, 'package-lock.json')) as {
  packages: Readonly<Record<string, Locked>>;
};
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);
const locked = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));

describe('installing needs no compiler', () => {
  it('no script of a package runs, whoever installs', () => {
    expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('the lockfile says where each package is, and all are in the registry', () => {
    const elsewhere = locked.filter(
      ([path, { link, resolved = '' }]) =>
        link !== true && !resolved.startsWith(`https://registry.npmjs.org/${nameOf(path)}/-/`),
    );
    expect(elsewhere).toEqual([]);
  });

  it('only the packages named here bring a script', () => {
    const found = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true);
    expect(found.map(([path]) => nameOf(path)).sort()).toEqual(Object.keys(SCRIPTS_NOT_RUN).sort());
  });

  it('what npm would compile by itself brings a binary for every system', () => {
    const compilable = locked
      .map(([path]) => path)
      .filter((path) => existsSync(join(root, path, 'binding.gyp')));
    expect(compilable.map(nameOf)).toEqual(Object.keys(READY_BINARIES));
    for (const path of compilable) {
      const ready = READY_BINARIES[nameOf(path)] ?? [];
      expect(ready.filter((file) => !existsSync(join(root, path, file)))).toEqual([]);
      expect(existsSync(join(root, path, 'build')), `${path} was compiled here`).toBe(false);
    }
  });
});
