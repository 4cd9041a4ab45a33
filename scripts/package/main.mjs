import { cpSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { install } from '../install.mjs';
import { root, runStep, words } from '../step.mjs';
import { archive } from './archive.mjs';
import { putLicences } from './licences.mjs';
import { putProgram, VERSION } from './program-folder.mjs';
import { unpack } from './registry-package.mjs';
import { putStarters } from './starters.mjs';
import { NODE_VERSION, SYSTEM_NAMES, SYSTEMS } from './systems.mjs';

const OUT = join(root, 'dist/package');

/**
 * A folder that starts with a double click, and the same folder packed.
 * @param {import('./systems.mjs').SystemName} name
 */
async function makePackage(name) {
  const system = SYSTEMS[name];
  const folder = join(OUT, name, 'Ronde');
  rmSync(join(OUT, name), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const runtime = { name: system.runtime, version: NODE_VERSION, integrity: system.integrity };
  const fetched = join(OUT, name, 'runtime');
  await unpack(runtime, fetched, [system.node]);
  const windows = system.archive === 'zip';
  const node = windows ? 'node.exe' : 'node';
  mkdirSync(join(folder, 'runtime'));
  cpSync(join(fetched, system.node), join(folder, 'runtime', node));
  rmSync(fetched, { recursive: true });
  await putProgram(join(folder, 'program'), system);
  putLicences(join(folder, 'licences'), await nodeLicence());
  putStarters(folder, name);
  const file = join(OUT, `ronde-${VERSION}-${name}.${system.archive}`);
  await archive(folder, file);
  console.log(`  ${file.slice(root.length)}: ${Math.round(statSync(file).size / 1e6)} MB`);
}

/** Every package of Node but that of Windows brings its licence. */
async function nodeLicence() {
  const { runtime: name, integrity } = SYSTEMS['linux-x64'];
  const folder = join(OUT, 'node-licence');
  await unpack({ name, version: NODE_VERSION, integrity }, folder, ['LICENSE']);
  const text = readFileSync(join(folder, 'LICENSE'), 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in SYSTEMS));
if (unknown.length > 0) {
  console.error(words.unknownSystems(unknown, SYSTEM_NAMES));
  process.exitCode = 2;
} else if ((await install('run')) && (await build())) {
  for (const name of SYSTEM_NAMES.filter((one) => asked.length === 0 || asked.includes(one))) {
    const step = {
      name: words.packageStep(name),
      expectation: words.packageExpectation,
      remedy: words.packageRemedy,
    };
    if (!(await runStep(step, () => makePackage(name)))) process.exitCode = 1;
  }
} else {
  process.exitCode = 1;
}
