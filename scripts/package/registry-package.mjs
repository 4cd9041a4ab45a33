import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { growingFolder } from '../growing.mjs';
import { root, run, StepFailure, words } from '../step.mjs';

const KEPT = join(root, '.cache/packages');

const integrityOf = (/** @type {string} */ file) =>
  `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;

/**
 * A package as the registry has it, fetched once and checked every time.
 * @param {string} name
 * @param {string} version
 * @param {string} integrity what its bytes must add up to
 * @returns {Promise<string>} the packed file
 */
async function packed(name, version, integrity) {
  const fileName = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  const file = join(KEPT, fileName);
  if (!existsSync(file)) {
    const growing = growingFolder(KEPT);
    try {
      const npm = ['pack', `${name}@${version}`, '--pack-destination', growing];
      await run('npm', npm, { quiet: true, shell: process.platform === 'win32' });
      renameSync(join(growing, fileName), file);
    } finally {
      rmSync(growing, { recursive: true, force: true });
    }
  }
  if (integrityOf(file) === integrity) return file;
  rmSync(file);
  throw new StepFailure(words.wrongPackage(`${name}@${version}`));
}

/**
 * Unpacks some of a package's files, as they stand in it.
 * @param {{ name: string, version: string, integrity: string }} which
 * @param {string} into
 * @param {string[]} [only] paths inside the package; everything without
 */
export async function unpack({ name, version, integrity }, into, only = []) {
  const file = await packed(name, version, integrity);
  mkdirSync(into, { recursive: true });
  const paths = only.map((path) => `package/${path}`);
  await run('tar', ['-xzf', file, '-C', into, '--strip-components', '1', ...paths], {
    quiet: true,
  });
}
