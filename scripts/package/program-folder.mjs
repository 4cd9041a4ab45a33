import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../json.mjs';
import { root } from '../step.mjs';
import { locked } from './locked.mjs';
import { unpack } from './registry-package.mjs';

/** What was built, and what it reads beside itself. */
const BUILT = ['bin', 'cli/dist', 'server/dist', 'web/dist'];
const PAPER = ['package.json', 'templates', 'dist'];

export const VERSION = /** @type {{ version: string }} */ (readJson(join(root, 'package.json')))
  .version;

const withoutMaps = (/** @type {string} */ path) => !path.endsWith('.map');

/**
 * The programs, the pages and the papers as they were built.
 * @param {string} folder
 */
export function putBuilt(folder) {
  for (const path of BUILT) {
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: withoutMaps });
  }
  for (const path of PAPER) {
    const inside = join(folder, 'node_modules/@ronde/paper', path);
    cpSync(join(root, 'paper', path), inside, { recursive: true });
  }
}

/**
 * The program as every system has it, and the ready binaries of one.
 * @param {string} folder
 * @param {import('./systems.mjs').System} system
 */
export async function putProgram(folder, { sqlite, argon2, typst }) {
  const packages = join(folder, 'node_modules');
  const manifest = { name: 'ronde', version: VERSION, type: 'module', private: true };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  putBuilt(folder);
  await put(packages, '@photostructure/sqlite', ['dist', 'package.json', `prebuilds/${sqlite}`]);
  await put(packages, 'node-gyp-build');
  await put(packages, '@node-rs/argon2');
  await put(packages, argon2);
  if (typst === null) {
    await put(packages, '@myriaddreamin/typst-ts-web-compiler');
  } else {
    await put(packages, '@myriaddreamin/typst-ts-node-compiler');
    await put(packages, typst);
  }
}

/**
 * @param {string} packages
 * @param {string} name
 * @param {string[]} [only]
 */
const put = (packages, name, only) => unpack(locked(name), join(packages, name), only);
