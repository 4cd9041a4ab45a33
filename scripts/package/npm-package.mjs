import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../json.mjs';
import { root, run } from '../step.mjs';
import { locked } from './locked.mjs';
import { putBuilt, VERSION } from './program-folder.mjs';

/** What is left outside of the bundles: npm brings it, with the ready binary of each system. */
const OUTSIDE = [
  '@photostructure/sqlite',
  '@node-rs/argon2',
  '@myriaddreamin/typst-ts-node-compiler',
  '@myriaddreamin/typst-ts-web-compiler',
];

/** @typedef {{ description: string, license: string, engines: Record<string, string> }} Manifest */

/** Of Ronde itself: what npm reads. */
function manifest() {
  const own = /** @type {Manifest} */ (readJson(join(root, 'package.json')));
  const { description, license, engines } = own;
  return {
    ...{ name: 'ronde', version: VERSION, description, license, type: 'module', engines },
    bin: { ronde: 'bin/ronde' },
    dependencies: {
      ...Object.fromEntries(OUTSIDE.map((name) => [name, locked(name).version])),
      '@ronde/paper': VERSION,
    },
    // Templates and letters of the papers: a package of ours that travels inside.
    bundleDependencies: ['@ronde/paper'],
  };
}

/**
 * The package `ronde` as a folder: the programs, the pages, the papers.
 * @param {string} folder
 */
export function putNpmPackage(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  putBuilt(folder);
  const paper = join(folder, 'node_modules/@ronde/paper/package.json');
  const { dependencies: _, ...alone } = /** @type {Record<string, unknown>} */ (readJson(paper));
  writeFileSync(paper, `${JSON.stringify(alone, null, 2)}\n`);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  for (const file of ['README.md', 'LICENSE']) cpSync(join(root, file), join(folder, file));
}

/**
 * Packs a package as npm publishes it.
 * @param {string} folder
 * @param {string} into
 */
export const pack = (folder, into) =>
  run('npm', ['pack', folder, '--pack-destination', into, '--silent'], {
    quiet: true,
    shell: process.platform === 'win32',
  });
