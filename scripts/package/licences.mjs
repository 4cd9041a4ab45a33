import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, StepFailure } from '../step.mjs';
import { RUN_WITH } from './locked.mjs';
import { NODE_VERSION } from './systems.mjs';

const LICENCE = /^(licen[cs]e|copying|notice)/i;
/** What is allowed inside: each lets others copy, change and sell. */
const PERMISSIVE =
  /^\(?(MIT|Apache-2\.0|BSD-[23]-Clause|ISC|0BSD|Unlicense|OFL-1\.1|Python-2\.0|Zlib|CC0-1\.0|MIT AND Zlib|MIT AND BSD-3-Clause|MIT OR CC0-1\.0)\)?$/;

/** Texts of licences as a package brings them. */
const textsOf = (/** @type {string} */ name) => {
  const folder = join(root, 'node_modules', name);
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => LICENCE.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    : [];
};

/** What every system has; ready binaries of one are under the licence of what they belong to. */
const PACKAGES = RUN_WITH.filter(({ optional }) => optional !== true);

/** Packages that may not be inside, with their licence. */
export const notPermissive = () =>
  PACKAGES.filter(({ license = '' }) => !PERMISSIVE.test(license)).map(
    ({ name, license }) => `${name}: ${license}`,
  );

/**
 * What the program is made of: who made it, which version, under which licence, with its text.
 * @param {string} folder
 * @param {string} nodeLicence the text that comes with Node
 */
export function putLicences(folder, nodeLicence) {
  mkdirSync(folder, { recursive: true });
  const others = notPermissive();
  if (others.length > 0) throw new StepFailure(others.join('\n'));
  const chapters = PACKAGES.map(({ name, version, license }) =>
    [`${name} ${version} (${license})`, ...textsOf(name)].join('\n\n'),
  );
  writeFileSync(join(folder, 'ronde.txt'), readFileSync(join(root, 'LICENSE')));
  writeFileSync(join(folder, `node-${NODE_VERSION}.txt`), nodeLicence);
  writeFileSync(join(folder, 'packages.txt'), `${chapters.join(`\n\n${'='.repeat(72)}\n\n`)}\n`);
}
