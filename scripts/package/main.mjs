import { join } from 'node:path';
import { statSync } from 'node:fs';
import { build } from '../build.mjs';
import { install } from '../install.mjs';
import { root, runStep, words } from '../step.mjs';
import { putCorePackage } from './core-package.mjs';
import { makeDebian } from './debian-package.mjs';
import { pack, putNpmPackage } from './npm-package.mjs';
import { makePortable, OUT } from './portable-package.mjs';
import { VERSION } from './program-folder.mjs';
import { SYSTEM_NAMES } from './systems.mjs';

/** Everything that can be made, by name; each gives the files it packed. */
const MAKERS = /** @type {Record<string, () => Promise<string[]>>} */ ({
  ...Object.fromEntries(SYSTEM_NAMES.map((name) => [name, async () => [await makePortable(name)]])),
  debian: async () => [await makeDebian('linux-x64'), await makeDebian('linux-arm64')],
  npm: async () => {
    const [core, whole] = [join(OUT, 'npm/core'), join(OUT, 'npm/ronde')];
    await putCorePackage(core);
    putNpmPackage(whole);
    for (const folder of [core, whole]) await pack(folder, OUT);
    return [join(OUT, `ronde-core-${VERSION}.tgz`), join(OUT, `ronde-${VERSION}.tgz`)];
  },
});

const asked = process.argv.slice(2);
const known = Object.keys(MAKERS);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(words.unknownSystems(unknown, known));
  process.exitCode = 2;
} else if ((await install('run')) && (await build())) {
  for (const [name, make] of Object.entries(MAKERS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const step = {
      name: words.packageStep(name),
      expectation: words.packageExpectation,
      remedy: words.packageRemedy,
    };
    const made = await runStep(step, async () => {
      for (const file of await make()) {
        console.log(
          `  ${file.slice(root.length)}: ${Math.round(statSync(file).size / 1e5) / 10} MB`,
        );
      }
    });
    if (!made) process.exitCode = 1;
  }
} else {
  process.exitCode = 1;
}
