import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { run } from '../step.mjs';

/** In the upper half of what a zip file keeps of a file: how Unix sees it. */
const UNIX = 3;

/**
 * @param {string} folder
 * @param {string} file
 */
function zip(folder, file) {
  const above = dirname(folder);
  /** @type {import('fflate').Zippable} */
  const entries = {};
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, String(name));
    const stat = statSync(path);
    if (stat.isDirectory()) continue;
    const inside = path.slice(above.length + 1).replaceAll('\\', '/');
    entries[inside] = [readFileSync(path), { os: UNIX, attrs: stat.mode << 16 }];
  }
  writeFileSync(file, zipSync(entries));
}

/**
 * Packs a folder, under its own name, so that a double click unpacks it.
 * @param {string} folder
 * @param {string} file ends in `.zip` or `.tar.gz`
 */
export async function archive(folder, file) {
  if (file.endsWith('.zip')) zip(folder, file);
  else await run('tar', ['-czf', file, '-C', dirname(folder), basename(folder)], { quiet: true });
}
