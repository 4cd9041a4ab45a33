import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../step.mjs';
import { archive } from './archive.mjs';
import { putLicences } from './licences.mjs';
import { putProgram, VERSION } from './program-folder.mjs';
import { unpack } from './registry-package.mjs';
import { placeOfParts, putStarters } from './starters.mjs';
import { NODE_VERSION, SYSTEMS } from './systems.mjs';

/** Where everything that is packed stands. */
export const OUT = join(root, 'dist/package');

/**
 * Node, the program and the licences for one system.
 * @param {import('./systems.mjs').SystemName} name
 * @param {string} folder
 */
export async function putParts(name, folder) {
  const system = SYSTEMS[name];
  const runtime = { name: system.runtime, version: NODE_VERSION, integrity: system.integrity };
  const fetched = `${folder}-runtime`;
  await unpack(runtime, fetched, [system.node]);
  mkdirSync(join(folder, 'runtime'), { recursive: true });
  const node = system.node.endsWith('.exe') ? 'node.exe' : 'node';
  cpSync(join(fetched, system.node), join(folder, 'runtime', node));
  rmSync(fetched, { recursive: true });
  await putProgram(join(folder, 'program'), system);
  putLicences(join(folder, 'licences'), await nodeLicence(`${folder}-licence`));
}

/** Every package of Node but that of Windows brings its licence. */
async function nodeLicence(/** @type {string} */ folder) {
  const { runtime: name, integrity } = SYSTEMS['linux-x64'];
  await unpack({ name, version: NODE_VERSION, integrity }, folder, ['LICENSE']);
  const text = readFileSync(join(folder, 'LICENSE'), 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

/**
 * A folder that starts with a double click, and the same folder packed.
 * @param {import('./systems.mjs').SystemName} name
 * @returns {Promise<string>} the packed file
 */
export async function makePortable(name) {
  const folder = join(OUT, name, 'Ronde');
  rmSync(join(OUT, name), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await putParts(name, join(folder, placeOfParts(name)));
  putStarters(folder, name);
  const file = join(OUT, `ronde-${VERSION}-${name}.${SYSTEMS[name].archive}`);
  await archive(folder, file);
  return file;
}
