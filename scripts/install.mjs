import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readJson } from './json.mjs';
import { root, run, runStep, words } from './step.mjs';

/**
 * Whether a Node version satisfies `>=20.19`, the form package.json uses.
 * @param {string} found
 * @param {string} range
 */
export function nodeSatisfies(found, range) {
  const [major = 0, minor = 0] = found.replace(/^v/, '').split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = range.replace(/^>=/, '').split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/** @typedef {{ version?: string, resolved?: string, optional?: boolean, dev?: boolean }} Locked */
/** @typedef {{ packages: Record<string, Locked> }} Lockfile */

/** @typedef {'run' | 'develop'} Purpose whoever runs Ronde needs no tests, linters and type checkers */

/** @param {Locked | undefined} locked whatever it was fetched from, as some let npm leave that out */
const withoutAddress = ({ resolved: _, ...rest } = {}) => rest;

/**
 * Whether what npm recorded inside node_modules is what the lockfile asks for.
 * Optional packages may be missing: they belong to other platforms.
 * @param {Lockfile} asked
 * @param {Lockfile} installed
 * @param {Purpose} purpose
 */
export function installedMatches(asked, installed, purpose) {
  const wanted = Object.entries(asked.packages).filter(([path]) => path !== '');
  const found = installed.packages;
  return (
    wanted.every(([path, entry]) =>
      path in found
        ? isDeepStrictEqual(withoutAddress(found[path]), withoutAddress(entry))
        : entry.optional === true || (purpose === 'run' && entry.dev === true),
    ) && Object.keys(found).every((path) => path in asked.packages)
  );
}

/**
 * Whether the packages in a folder are those of its lockfile, installed for this system.
 * @param {string} folder
 * @param {Purpose} purpose
 */
export function packagesAreFresh(folder, purpose) {
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = stampPath(folder);
  const [stampedLockfile, stampedSystem, stampedFor] = existsSync(stamp)
    ? readFileSync(stamp, 'utf8').split('\n')
    : [null, system()];
  if (stampedSystem !== system()) return false;
  const isStampedFor = stampedFor === 'develop' || stampedFor === purpose;
  if (stampedLockfile === digest(lockfile) && isStampedFor) return true;
  // Somebody ran npm install by hand: believe npm's own record rather than install again.
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  return installedMatches(
    /** @type {Lockfile} */ (readJson(join(folder, 'package-lock.json'))),
    /** @type {Lockfile} */ (readJson(record)),
    purpose,
  );
}

/**
 * @param {string} folder
 * @param {Purpose} purpose
 */
export function stampPackages(folder, purpose) {
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  writeFileSync(stampPath(folder), `${digest(lockfile)}\n${system()}\n${purpose}`);
}

const stampPath = (/** @type {string} */ folder) => join(folder, 'node_modules', '.ronde-packages');

const digest = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');

/** What a ready binary is made for: any Node will do. */
const system = () => [process.platform, process.arch].join(' ');

/** Leaves with an explanation when this Node is too old for Ronde. */
export function requireNode() {
  const manifest = /** @type {{ engines: { node: string } }} */ (
    readJson(join(root, 'package.json'))
  );
  if (nodeSatisfies(process.version, manifest.engines.node)) return;
  console.error(words.oldNode(manifest.engines.node.replace('>=', ''), process.version));
  process.exit(1);
}

/**
 * Installs the packages of the lockfile when they are missing or others.
 * @param {Purpose} purpose
 * @returns {Promise<boolean>} whether the packages are there now
 */
export async function install(purpose) {
  requireNode();
  if (packagesAreFresh(root, purpose)) return true;
  const step = {
    name: words.installStep,
    expectation: words.installExpectation,
    remedy: words.installRemedy,
  };
  return runStep(step, async () => {
    const npm = process.env['npm_execpath'];
    const which = purpose === 'run' ? '--omit=dev' : '--include=dev';
    const args = ['ci', which, '--no-audit', '--no-fund', '--loglevel=error'];
    if (npm?.endsWith('.js')) await run(process.execPath, [npm, ...args], { quiet: true });
    else await run('npm', args, { quiet: true, shell: process.platform === 'win32' });
    // A system no ready binary was made for is told here, not by the first page.
    const opens = "new (require('@photostructure/sqlite').DatabaseSync)(':memory:')";
    await run(process.execPath, ['-e', opens], { quiet: true });
    stampPackages(root, purpose);
  });
}
