import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../step.mjs';
import { runBundled } from './run-bundled.mjs';

const PACKAGE = 'country-flag-icons';
const TABLE = 'core/rules/federation-flags.ts';
const NAMES = 'site/flags.ts';

/** @typedef {{ FLAG_OF_FEDERATION: ReadonlyMap<string, string> }} Table */
/** @typedef {{ flagFile: (federation: string) => string }} Names */

/**
 * One file a federation, so that a page fetches the flags it shows and no other; the licence goes with them.
 * @param {typeof import('esbuild')} esbuild
 * @param {string} folder
 * @returns {Promise<string[]>} the names of the flags
 */
export async function copyFlags(esbuild, folder) {
  const [table, names] = /** @type {[Table, Names]} */ (
    await Promise.all([runBundled(esbuild, TABLE), runBundled(esbuild, NAMES)])
  );
  const require = createRequire(join(root, 'web/package.json'));
  const flags = dirname(require.resolve(`${PACKAGE}/package.json`));
  for (const [federation, flag] of table.FLAG_OF_FEDERATION) {
    copyFileSync(join(flags, `3x2/${flag}.svg`), join(folder, names.flagFile(federation)));
  }
  copyFileSync(join(flags, 'LICENSE'), join(folder, 'flags-licence.txt'));
  return [...table.FLAG_OF_FEDERATION.keys()].map(names.flagFile);
}
