import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../json.mjs';
import { root, run } from '../step.mjs';

const NO_PART_OF_IT = ['**/*.test.ts', '**/*.contract.ts', '**/testing/**'];

/**
 * The package `@ronde/core` as a folder: ES modules and their types, nothing of Node. The compiler
 * is not told of Node either: what leant on it would not compile.
 * @param {string} folder
 */
export async function putCorePackage(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const settings = join(folder, 'tsconfig.json');
  const core = join(root, 'core');
  const asked = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      ...{ noEmit: false, declaration: true, rewriteRelativeImportExtensions: true },
      ...{ types: [], rootDir: core, outDir: folder },
    },
    include: [`${core}/**/*.ts`],
    exclude: NO_PART_OF_IT.map((pattern) => `${core}/${pattern}`),
  };
  writeFileSync(settings, JSON.stringify(asked));
  try {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    await run(process.execPath, [compiler, '--project', settings], { quiet: true });
  } finally {
    rmSync(settings);
  }
  const own = /** @type {Record<string, unknown>} */ (readJson(join(core, 'package.json')));
  const { private: _, ...manifest } = own;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'README.md'), readMe());
}

const readMe = () =>
  [
    '# @ronde/core',
    '',
    'The regulations of chess tournaments as values and functions: pairings, tie-breaks, ratings, report files. ES modules with',
    'types; no Node, no clock, no random source. A page that pairs the next round of a report file:',
    '',
    '```html',
    readFileSync(join(root, 'docs/examples/pair-a-report.html'), 'utf8').trimEnd(),
    '```',
    '',
  ].join('\n');
