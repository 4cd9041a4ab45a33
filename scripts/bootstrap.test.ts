import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageOfLocale } from '@ronde/core/rules/language.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installedMatches, nodeSatisfies, packagesAreFresh, stampPackages } from './install.mjs';
import { duration, terminalLanguage } from './messages.mjs';
import { countedAgain, countTests, toAskAgain } from './test-counts.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-bootstrap-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('which Node will do', () => {
  it.each([
    ['v20.19.0', true],
    ['v20.20.2', true],
    ['v22.0.0', true],
    ['v20.18.3', false],
    ['v18.20.0', false],
  ])('%s: %s', (version, expected) => {
    expect(nodeSatisfies(version, '>=20.19')).toBe(expected);
  });
});

describe('before anything is installed', () => {
  it('the build can be read, and what it needs of packages is not looked for', () => {
    cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
    const read = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', "await import('./scripts/build.mjs')"],
      { cwd: folder, encoding: 'utf8' },
    );
    expect([read.status, read.stderr]).toEqual([0, '']);
  });
});

describe('which packages are stale', () => {
  const lockfile = (version: string) => ({
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version },
      'node_modules/b': { version: '1.0.0', optional: true },
      'node_modules/t': { version: '1.0.0', dev: true },
    },
  });
  const write = (file: string, value: unknown): void => {
    writeFileSync(join(folder, file), JSON.stringify(value));
  };

  beforeEach(() => {
    write('package-lock.json', lockfile('1.0.0'));
  });

  it('without node_modules: stale', () => {
    expect(packagesAreFresh(folder, 'develop')).toBe(false);
  });

  it('stamped, and the lockfile as it was: fresh', () => {
    mkdirSync(join(folder, 'node_modules'));
    stampPackages(folder, 'develop');
    expect(packagesAreFresh(folder, 'develop')).toBe(true);
  });

  it('stamped, and the lockfile changed: stale', () => {
    mkdirSync(join(folder, 'node_modules'));
    stampPackages(folder, 'develop');
    write('package-lock.json', lockfile('2.0.0'));
    expect(packagesAreFresh(folder, 'develop')).toBe(false);
  });

  it('stamped on another system: stale, whatever npm recorded', () => {
    mkdirSync(join(folder, 'node_modules'));
    write('node_modules/.package-lock.json', {
      packages: { 'node_modules/a': { version: '1.0.0' } },
    });
    writeFileSync(join(folder, 'node_modules/.ronde-packages'), 'x\nother other');
    expect(packagesAreFresh(folder, 'develop')).toBe(false);
  });

  it('installed by hand: fresh when npm’s record is the lockfile', () => {
    mkdirSync(join(folder, 'node_modules'));
    write('node_modules/.package-lock.json', {
      packages: {
        'node_modules/a': { version: '1.0.0' },
        'node_modules/t': { version: '1.0.0', dev: true },
      },
    });
    expect(packagesAreFresh(folder, 'develop')).toBe(true);
    write('package-lock.json', lockfile('2.0.0'));
    expect(packagesAreFresh(folder, 'develop')).toBe(false);
  });

  it('installed by hand from another address, or from one that npm did not record: fresh', () => {
    const entry = (resolved?: string) => ({
      packages: { 'node_modules/a': { version: '1.0.0', ...(resolved && { resolved }) } },
    });
    const asked = entry('https://registry.npmjs.org/a/-/a-1.0.0.tgz');
    expect(installedMatches(asked, entry(), 'run')).toBe(true);
    expect(installedMatches(asked, entry('https://mirror.example/a-1.0.0.tgz'), 'run')).toBe(true);
  });

  it('installed to run: enough for that, and not for the tests', () => {
    mkdirSync(join(folder, 'node_modules'));
    write('node_modules/.package-lock.json', {
      packages: { 'node_modules/a': { version: '1.0.0' } },
    });
    expect(packagesAreFresh(folder, 'run')).toBe(true);
    expect(packagesAreFresh(folder, 'develop')).toBe(false);
    stampPackages(folder, 'run');
    expect(packagesAreFresh(folder, 'run')).toBe(true);
    expect(packagesAreFresh(folder, 'develop')).toBe(false);
    stampPackages(folder, 'develop');
    expect(packagesAreFresh(folder, 'run')).toBe(true);
    expect(packagesAreFresh(folder, 'develop')).toBe(true);
  });

  it('a package too many or too few is a difference, an optional one too few is not', () => {
    const asked = lockfile('1.0.0');
    const a = {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/t': { version: '1.0.0', dev: true },
    };
    expect(installedMatches(asked, { packages: a }, 'develop')).toBe(true);
    expect(installedMatches(asked, { packages: {} }, 'develop')).toBe(false);
    expect(installedMatches(asked, { packages: { ...a, 'node_modules/c': {} } }, 'develop')).toBe(
      false,
    );
  });
});

describe('the language and the time', () => {
  it.each([
    [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
    [{ LANG: 'fr' }, 'fr'],
    [{ LC_ALL: 'en_GB.UTF-8', LANG: 'fr_FR.UTF-8' }, 'en'],
    [{ LC_ALL: '', LANG: 'fr_CA' }, 'fr'],
    [{ LANG: 'frp_FR' }, 'en'],
    [{}, 'en'],
  ])('%o: %s', (environment, expected) => {
    expect(terminalLanguage(environment)).toBe(expected);
    // The scripts run before anything is installed and cannot import the core: same rule, twice.
    expect(languageOfLocale(environment)).toBe(expected);
  });

  it.each([
    [420, '0.4 s', '0,4 s'],
    [9960, '10 s', '10 s'],
    [59_600, '1 min 0 s', '1 min 0 s'],
    [102_000, '1 min 42 s', '1 min 42 s'],
  ])('%d ms', (milliseconds, english, french) => {
    expect(duration(milliseconds, 'en')).toBe(english);
    expect(duration(milliseconds, 'fr')).toBe(french);
  });
});

describe('counting tests', () => {
  const file = (name: string, status: string, ...tests: string[]) => ({
    name,
    status,
    assertionResults: tests.map((test) => ({ status: test })),
  });
  const report = (numPassedTests: number, numFailedTests: number, testResults: unknown[]) =>
    JSON.stringify({ numPassedTests, numFailedTests, testResults });

  it('adds a file that could not be loaded to the failures', () => {
    const files = [
      file('/r/core/a.test.ts', 'passed', 'passed', 'passed'),
      file('/r/core/b.test.ts', 'failed', 'failed', 'passed', 'skipped'),
      file('/r/core/c.test.ts', 'failed'),
    ];
    expect(countTests(report(3, 1, files))).toEqual({
      passed: 3,
      failed: 2,
      failedFiles: [
        { path: '/r/core/b.test.ts', passed: 1 },
        { path: '/r/core/c.test.ts', passed: 0 },
      ],
    });
  });

  const failing = (...paths: string[]) => ({
    passed: 9,
    failed: paths.length,
    failedFiles: paths.map((path) => ({ path, passed: 2 })),
  });
  const [screen, phone, hall, rule] = [
    '/r/web/browser/screen.test.ts',
    'C:\\r\\web\\browser\\phone.test.ts',
    '/r/web/browser/hall.test.ts',
    '/r/core/pairing/rule.test.ts',
  ];

  it.each([
    [[screen], [screen]],
    [
      [screen, phone],
      [screen, phone],
    ],
    [[screen, phone, hall], []],
    [[rule], []],
    [[screen, rule], []],
    [['/r/web/desk/board.test.ts'], []],
    [[], []],
  ])('of %o, %o are asked again', (failed, again) => {
    expect(toAskAgain(failing(...failed))).toEqual(again);
  });

  it('a file that was asked again counts once, as it ended', () => {
    const again = { passed: 3, failed: 1, failedFiles: [{ path: screen, passed: 3 }] };
    expect(countedAgain(failing(screen), again)).toEqual({ ...again, passed: 9 - 2 + 3 });
  });

  it('does not take anything else for a report', () => {
    expect(countTests('')).toBeNull();
    expect(countTests('{}')).toBeNull();
  });
});

describe('bin/ronde', () => {
  function copyLauncher(): string {
    mkdirSync(join(folder, 'bin'));
    mkdirSync(join(folder, 'scripts'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    copyFileSync(join(root, 'scripts/messages.mjs'), join(folder, 'scripts/messages.mjs'));
    const launcher = join(folder, 'bin/ronde');
    copyFileSync(join(root, 'bin/ronde'), launcher);
    chmodSync(launcher, 0o755);
    return launcher;
  }
  const run = (launcher: string, language: string) =>
    spawnSync(process.execPath, [launcher, 'new', 'x'], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: language },
    });

  it.each([
    ['C', 'ronde is not built yet: run npm run build'],
    ['fr_FR.UTF-8', 'ronde n’est pas encore construit : lancez npm run build'],
  ])('names the command that builds it (%s)', (language, message) => {
    const { status, stderr } = run(copyLauncher(), language);
    expect(stderr).toContain(message);
    expect(status).toBe(1);
  });

  it('runs the built program with its arguments', () => {
    const launcher = copyLauncher();
    mkdirSync(join(folder, 'cli/dist'), { recursive: true });
    writeFileSync(join(folder, 'cli/dist/ronde.js'), 'console.log(process.argv.slice(2).join());');
    expect(run(launcher, 'C').stdout).toBe('new,x\n');
  });
});
