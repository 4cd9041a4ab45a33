import { findFaketime as findFaketimeOfTests } from '@ronde/server/testing/find-faketime.ts';
import { findPostgres as findPostgresOfTests } from '@ronde/store/postgres/testing/find-postgres.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findFaketime, findPostgres, installDebianPackages } from './debian-packages.mjs';

const needed = (...present: boolean[]) =>
  ['postgresql', 'chromium'].map((name, index) => ({
    name,
    tests: `${name} tests`,
    found: () => (present[index] === true ? `/usr/bin/${name}` : null),
  }));

describe('packages the tests need', () => {
  let said: string[] = [];
  beforeEach(() => {
    said = [];
    const keep = (line: unknown): void => void said.push(String(line));
    vi.spyOn(console, 'log').mockImplementation(keep);
    vi.spyOn(console, 'error').mockImplementation(keep);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const install = vi.fn<(program: string, args: string[]) => Promise<void>>();
  beforeEach(() => {
    install.mockReset();
  });

  it('that are there: nothing is done or said', async () => {
    expect(await installDebianPackages(needed(true, true), true, install)).toEqual([]);
    expect(install).not.toHaveBeenCalled();
    expect(said).toEqual([]);
  });

  it('that are missing, for who may install: installed, saying so', async () => {
    const packages = needed(true, false);
    install.mockImplementation((_, args) => {
      const [, browser] = packages;
      if (args[0] === 'install' && browser) browser.found = () => '/usr/bin/chromium';
      return Promise.resolve();
    });
    expect(await installDebianPackages(packages, true, install)).toEqual([]);
    expect(install.mock.calls.map(([program, args]) => [program, args[0], args.at(-1)])).toEqual([
      ['apt-get', 'update', '--quiet=2'],
      ['apt-get', 'install', 'chromium'],
    ]);
    expect(said[0]).toContain('chromium');
    expect(said[0]).not.toContain('postgresql');
  });

  it('that are missing, for who may not install: which tests do not run, and the remedy', async () => {
    const lines = await installDebianPackages(needed(false, true), false, install);
    expect(install).not.toHaveBeenCalled();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('postgresql tests');
    expect(lines[0]).toContain('apt-get install postgresql');
    expect(said).toEqual([`! ${String(lines[0])}`]);
  });

  it('that cannot be installed: said, and the other tests go on', async () => {
    install.mockRejectedValue(new Error('no network'));
    const lines = await installDebianPackages(needed(false, true), true, install);
    expect(lines).toHaveLength(1);
    expect(said.join('\n')).toContain('no network');
  });

  it('are looked for by the rule of the tests themselves', () => {
    expect(findPostgres()).toBe(findPostgresOfTests());
    expect(findFaketime()).toBe(findFaketimeOfTests());
  });
});
