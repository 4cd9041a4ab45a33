import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { growingFolder, putFolder } from './growing.mjs';
import { install } from './install.mjs';
import { readJson } from './json.mjs';
import { buildPages, PAGES_FOLDER } from './pages/build-pages.mjs';
import { buildPaperFonts, FONTS_FOLDER } from './pages/paper-fonts.mjs';
import { root, runStep, StepFailure, words } from './step.mjs';
import { withEsbuild } from './with-esbuild.mjs';

/** Programs that share a folder: what several need stands there once, and is read when it is needed. */
const PROGRAMS = [
  {
    folder: 'server/dist',
    parts: '[name]-[hash]',
    entries: {
      server: 'server/main.ts',
      launcher: 'server/launcher/main.ts',
      'list-import': 'server/lists/import-process.ts',
      backups: 'server/backups/backup-process.ts',
      answers: 'server/answers/workshop-thread.ts',
      printer: 'server/papers/printer-process.ts',
    },
  },
  {
    folder: 'cli/dist',
    parts: 'parts/[name]-[hash]',
    entries: { ronde: 'cli/main.ts', 'write-help': 'cli/write-help.ts' },
  },
];

/** Where the command line stands. */
const TERMINAL = 'cli/dist';
/** What lists its commands, once and for all, and then goes. */
const HELP = ['write-help.js', 'write-help.js.map'];

const SOURCE_FOLDERS = [
  'core',
  'store',
  'paper',
  'site',
  'exchange',
  'server',
  'cli',
  'web',
  'scripts/pages',
  'docs/manual',
];
const CACHE = join(root, '.cache');
const STAMP = join(CACHE, 'build.json');

/** CommonJS packages inside an ES module bundle still ask for Node's modules with `require`. */
const REQUIRE_BANNER =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

/** @type {import('esbuild').BuildOptions} */
const BUNDLE = {
  absWorkingDir: root,
  write: false,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: [
    '@photostructure/sqlite',
    '@node-rs/argon2',
    '@myriaddreamin/typst-ts-node-compiler',
    '@myriaddreamin/typst-ts-web-compiler',
    'pg-native',
  ],
  sourcemap: true,
  // Whoever mends Ronde has the sources.
  sourcesContent: false,
  // A program is read whole before it begins: without spaces and comments it starts a sixth sooner.
  minifyWhitespace: true,
  minifySyntax: true,
  banner: { js: REQUIRE_BANNER },
  logLevel: 'warning',
};

/** @typedef {{ hash: string, outputs: string[] }} Stamp */

/** @returns {Generator<string>} */
function* sources(/** @type {string} */ folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'dist' || entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** One fingerprint of everything that can change what is built. */
function fingerprint() {
  const hash = createHash('sha256');
  const folders = SOURCE_FOLDERS.map((folder) => join(root, folder)).filter(existsSync);
  const files = [
    ...folders.flatMap((folder) => [...sources(folder)]),
    ...['package-lock.json', 'scripts/build.mjs'].map((file) => join(root, file)),
  ];
  for (const file of files.sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} hash */
function isFresh(hash) {
  if (!existsSync(STAMP)) return false;
  const stamp = /** @type {Stamp} */ (readJson(STAMP));
  return stamp.hash === hash && stamp.outputs.every((output) => existsSync(join(root, output)));
}

/**
 * Writes what was built under `growing`, as it will stand in the repository.
 * @param {import('esbuild').OutputFile[]} files
 * @param {string} growing
 */
function writeGrowing(files, growing) {
  for (const { path, contents } of files) {
    const file = join(growing, relative(root, path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
}

/**
 * @param {typeof import('esbuild')} esbuild
 * @param {string} growing
 */
async function buildPrograms(esbuild, growing) {
  await Promise.all(
    PROGRAMS.map(async ({ folder, parts, entries }) => {
      const shape = { entryPoints: entries, outdir: folder, splitting: true, chunkNames: parts };
      const { outputFiles } = await esbuild.build({ ...BUNDLE, ...shape });
      writeGrowing(outputFiles ?? [], growing);
    }),
  );
  await keepHelp(join(growing, TERMINAL));
}

/**
 * The list of commands beside the command line, so that its help reads none of them.
 * @param {string} terminal
 */
async function keepHelp(terminal) {
  const [program = ''] = HELP;
  const { stdout } = await promisify(execFile)(process.execPath, [join(terminal, program)]);
  const lists = /** @type {Record<string, unknown>} */ (JSON.parse(stdout));
  for (const [language, lines] of Object.entries(lists)) {
    writeFileSync(join(terminal, `help-${language}.json`), JSON.stringify(lines));
  }
  for (const file of HELP) rmSync(join(terminal, file));
}

/** @param {string} growing */
async function buildEverything(growing) {
  try {
    await withEsbuild((esbuild) =>
      Promise.all([
        buildPrograms(esbuild, growing),
        buildPages(esbuild, growing),
        buildPaperFonts(growing),
      ]),
    );
  } catch (error) {
    // esbuild has printed each fault with its place; its own stack says nothing to anybody.
    if (error instanceof Error && 'errors' in error) throw new StepFailure(error.message);
    throw error;
  }
}

/**
 * What stands in a folder that was built, and in its folders.
 * @param {string} growing
 * @param {string} folder
 */
const filesIn = (growing, folder) =>
  readdirSync(join(growing, folder), { recursive: true }).map(
    (name) => `${folder}/${String(name).replaceAll('\\', '/')}`,
  );

/**
 * In one go, so that of two builds at once the last one wins as a whole.
 * @param {string} growing
 * @param {string} hash
 */
function putInPlace(growing, hash) {
  const folders = [...PROGRAMS.map(({ folder }) => folder), PAGES_FOLDER, FONTS_FOLDER];
  const outputs = folders.flatMap((folder) => filesIn(growing, folder));
  for (const folder of folders) putFolder(join(growing, folder), join(root, folder));
  const stamp = join(growing, 'build.json');
  writeFileSync(stamp, JSON.stringify({ hash, outputs }, null, 2));
  renameSync(stamp, STAMP);
}

/**
 * Builds what is stale.
 * @returns {Promise<boolean>} whether everything is built now
 */
export async function build() {
  const step = {
    name: words.buildStep,
    expectation: words.buildExpectation,
    remedy: words.buildRemedy,
  };
  return runStep(step, async () => {
    const hash = fingerprint();
    if (isFresh(hash)) {
      console.log(`  ${words.buildFresh}`);
      return;
    }
    const growing = growingFolder(CACHE);
    try {
      await buildEverything(growing);
      putInPlace(growing, hash);
    } finally {
      rmSync(growing, { recursive: true, force: true });
    }
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const done = (await install('run')) && (await build());
  process.exitCode = done ? 0 : 1;
}
