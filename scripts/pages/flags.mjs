import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../json.mjs';
import { root, StepFailure } from '../step.mjs';
import { runBundled } from './run-bundled.mjs';

const DRAWINGS = 'paper/flag-drawings.json';
const LICENCE = 'paper/flag-drawings-licence.txt';
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
  const drawings = /** @type {Record<string, string>} */ (readJson(join(root, DRAWINGS)));
  for (const [federation, flag] of table.FLAG_OF_FEDERATION) {
    const drawing = drawings[flag];
    if (drawing === undefined) throw new StepFailure(`${DRAWINGS}: ${flag}`);
    writeFileSync(join(folder, names.flagFile(federation)), drawing);
  }
  copyFileSync(join(root, LICENCE), join(folder, 'flags-licence.txt'));
  return [...table.FLAG_OF_FEDERATION.keys()].map(names.flagFile);
}
