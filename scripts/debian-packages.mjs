import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runStep, words } from './step.mjs';

/**
 * Programs some tests need beside Node, and Debian's packages of them. The tests look for them by
 * the same rules in store/postgres/testing, web/browser and server/testing.
 * @typedef {{ name: string, tests: string, found: () => string | null }} NeededPackage
 */

/** @returns {string | null} the folder of PostgreSQL's own programs */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const whole = (/** @type {string} */ folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));
  return folders.find(whole) ?? null;
}

/** @returns {string | null} the browser; the one without windows of its own does the same with less */
export function findChromium() {
  const places = [
    process.env['CHROMIUM'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
  ];
  return places.find((place) => place !== undefined && existsSync(place)) ?? null;
}

/** @returns {string | null} the library that shows a program another time */
export function findFaketime() {
  const libraries = '/usr/lib';
  const folders = existsSync(libraries) ? readdirSync(libraries).sort() : [];
  const places = folders.map((name) => join(libraries, name, 'faketime', 'libfaketimeMT.so.1'));
  return places.find((place) => existsSync(place)) ?? null;
}

/** @param {string} program @returns {() => string | null} where Debian puts a program of that name */
const inUsrBin = (program) => () => {
  const place = join('/usr/bin', program);
  return existsSync(place) ? place : null;
};

/** @type {readonly NeededPackage[]} */
export const NEEDED_PACKAGES = [
  { name: 'postgresql', tests: words.postgresTests, found: findPostgres },
  { name: 'chromium-headless-shell', tests: words.browserTests, found: findChromium },
  { name: 'faketime', tests: words.clockTests, found: findFaketime },
  { name: 'poppler-utils', tests: words.paperTests, found: inUsrBin('pdftotext') },
  { name: 'mdbtools', tests: words.accessFileTests, found: inUsrBin('mdb-export') },
];

/** Whether this user may install Debian's packages. */
function mayInstall() {
  try {
    accessSync('/usr/bin/apt-get', constants.X_OK);
  } catch {
    return false;
  }
  return process.getuid?.() === 0;
}

/**
 * Installs what is missing, where it may; for the rest, says which tests will not run and why.
 * @param {readonly NeededPackage[]} needed
 * @param {boolean} allowed
 * @param {(program: string, args: string[]) => Promise<void>} install
 * @returns {Promise<string[]>} a line for each kind of test that will not run
 */
export async function installDebianPackages(
  needed = NEEDED_PACKAGES,
  allowed = mayInstall(),
  install = run,
) {
  const absent = () => needed.filter(({ found }) => found() === null);
  const wanted = absent();
  if (wanted.length > 0 && allowed) {
    const names = wanted.map(({ name }) => name);
    const step = {
      name: words.packagesStep(names),
      expectation: words.packagesExpectation,
      remedy: words.packagesRemedy(names),
    };
    await runStep(step, async () => {
      process.env['DEBIAN_FRONTEND'] = 'noninteractive';
      await install('apt-get', ['update', '--quiet=2']);
      await install('apt-get', [
        'install',
        '--yes',
        '--no-install-recommends',
        '--quiet',
        ...names,
      ]);
    });
  }
  const lines = absent().map(({ name, tests }) =>
    allowed ? words.notInstalled(tests, name) : words.notAllowed(tests, name),
  );
  for (const line of lines) console.log(`! ${line}`);
  return lines;
}
