import { join } from 'node:path';
import { readJson } from '../json.mjs';
import { root, StepFailure } from '../step.mjs';

/** @typedef {{ version?: string, integrity?: string, license?: string, dev?: boolean, link?: boolean, optional?: boolean }} Locked */

const lock = /** @type {{ packages: Record<string, Locked> }} */ (
  readJson(join(root, 'package-lock.json'))
);

/** What the lock file says of every package of another's that Ronde runs with. */
export const RUN_WITH = Object.entries(lock.packages)
  .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && dev !== true && !link)
  .map(([path, locked]) => ({ name: path.slice('node_modules/'.length), ...locked }));

/**
 * The version of a package that Ronde was tried with.
 * @param {string} name
 */
export function locked(name) {
  const found = RUN_WITH.find((one) => one.name === name);
  if (found?.version === undefined || found.integrity === undefined) {
    throw new StepFailure(`package-lock.json: ${name}`);
  }
  return { name, version: found.version, integrity: found.integrity };
}
