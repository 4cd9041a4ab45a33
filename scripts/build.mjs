import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { growingFolder, putFolder } from './growing.mjs';
import { install } from './install.mjs';
import { readJson } from './json.mjs';
import { root, runStep, StepFailure, words } from './step.mjs';

/** Programs: each is one file that Node runs, native packages left outside. */
const PROGRAMS = [
  { entry: 'cli/main.ts', output: 'cli/dist/ronde.js' },
  { entry: 'server/main.ts', output: 'server/dist/server.js' },
  { entry: 'server/lists/import-process.ts', output: 'server/dist/list-import.js' },
  { entry: 'server/backups/backup-process.ts', output: 'server/dist/backups.js' },
  { entry: 'server/answers/workshop-thread.ts', output: 'server/dist/answers.js' },
];

/** Pages: scripts and styles for the browser, and the module that writes the HTML around them. */
const PAGES = {
  entries: {
    desk: 'web/desk/main.tsx',
    hall: 'web/hall/main.tsx',
    public: 'web/public/main.ts',
    phone: 'web/phone/main.tsx',
    'phone-worker': 'web/phone/worker.ts',
  },
  shell: 'web/shells.ts',
  /** Copied as they are. */
  files: [
    'web/look/ronde.svg',
    'web/look/ronde-180.png',
    'web/look/ronde-192.png',
    'web/look/ronde-512.png',
    'web/look/ronde-maskable.png',
    'web/phone/phone.webmanifest',
  ],
  folder: 'web/dist',
};

const SOURCE_FOLDERS = ['core', 'store', 'paper', 'server', 'cli', 'web'];
const CACHE = join(root, '.cache');
const STAMP = join(CACHE, 'build.json');

/** CommonJS packages inside an ES module bundle still ask for Node's modules with `require`. */
const REQUIRE_BANNER =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

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
  for (const { entry, output } of PROGRAMS) {
    const { outputFiles } = await esbuild.build({
      absWorkingDir: root,
      entryPoints: [entry],
      outfile: output,
      write: false,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      external: ['@photostructure/sqlite', '@node-rs/argon2', 'pg-native'],
      sourcemap: true,
      banner: { js: REQUIRE_BANNER },
      logLevel: 'warning',
    });
    writeGrowing(outputFiles, growing);
  }
}

/**
 * @param {typeof import('esbuild')} esbuild
 * @param {string} growing
 */
async function buildPages(esbuild, growing) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: PAGES.entries,
    outdir: PAGES.folder,
    write: false,
    bundle: true,
    format: 'esm',
    target: ['es2022'],
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
    sourcemap: true,
    logLevel: 'warning',
  });
  writeGrowing(outputFiles, growing);
  const folder = join(growing, PAGES.folder);
  for (const [name, html] of Object.entries(await renderShells(esbuild))) {
    writeFileSync(join(folder, name), html);
  }
  for (const file of PAGES.files) copyFileSync(join(root, file), join(folder, basename(file)));
  stampWorker(folder);
}

/**
 * The phone's worker keeps its files under the name of what is in them.
 * @param {string} folder
 */
function stampWorker(folder) {
  const hash = createHash('sha256');
  for (const file of ['phone.js', 'phone.css', 'phone.en.html', 'phone.fr.html']) {
    hash.update(readFileSync(join(folder, file)));
  }
  const worker = join(folder, 'phone-worker.js');
  const code = readFileSync(worker, 'utf8');
  writeFileSync(worker, code.replace('{{build}}', hash.digest('hex').slice(0, 12)));
}

/**
 * The shell is TypeScript like the rest of web/: bundled in memory, run once, its pages kept.
 * @param {typeof import('esbuild')} esbuild
 * @returns {Promise<Record<string, string>>} HTML by file name
 */
async function renderShells(esbuild) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [PAGES.shell],
    bundle: true,
    format: 'esm',
    target: 'node20',
    write: false,
    logLevel: 'warning',
  });
  const code = outputFiles[0];
  if (!code) throw new StepFailure(`${PAGES.shell}: nothing was built`);
  const url = `data:text/javascript;base64,${Buffer.from(code.contents).toString('base64')}`;
  /** @type {unknown} */
  const shell = await import(url);
  return /** @type {{ pages: Record<string, string> }} */ (shell).pages;
}

/** @param {string} growing */
async function buildEverything(growing) {
  const esbuild = await import('esbuild');
  try {
    await buildPrograms(esbuild, growing);
    await buildPages(esbuild, growing);
  } catch (error) {
    // esbuild has printed each fault with its place; its own stack says nothing to anybody.
    if (error instanceof Error && 'errors' in error) throw new StepFailure(error.message);
    throw error;
  }
}

/**
 * In one go, so that of two builds at once the last one wins as a whole.
 * @param {string} growing
 * @param {string} hash
 */
function putInPlace(growing, hash) {
  const pages = readdirSync(join(growing, PAGES.folder));
  const outputs = [
    ...PROGRAMS.map(({ output }) => output),
    ...pages.map((name) => `${PAGES.folder}/${name}`),
  ];
  for (const file of PROGRAMS.flatMap(({ output }) => [`${output}.map`, output])) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    renameSync(join(growing, file), join(root, file));
  }
  putFolder(join(growing, PAGES.folder), join(root, PAGES.folder));
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
  const done = (await install()) && (await build());
  process.exitCode = done ? 0 : 1;
}
