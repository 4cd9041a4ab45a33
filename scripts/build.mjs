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
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { readJson } from './json.mjs';
import { root, runStep, StepFailure, words } from './step.mjs';

/** Programs: each is one file that Node runs, native packages left outside. */
const PROGRAMS = [
  { entry: 'cli/main.ts', output: 'cli/dist/ronde.js' },
  { entry: 'server/main.ts', output: 'server/dist/server.js' },
  { entry: 'server/lists/import-process.ts', output: 'server/dist/list-import.js' },
  { entry: 'server/backups/backup-process.ts', output: 'server/dist/backups.js' },
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
  /** Where they grow: a server that runs meanwhile goes on serving whole pages. */
  growing: '.cache/pages',
};

const SOURCE_FOLDERS = ['core', 'store', 'paper', 'server', 'cli', 'web'];
const STAMP = '.cache/build.json';

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
  const path = join(root, STAMP);
  if (!existsSync(path)) return false;
  const stamp = /** @type {Stamp} */ (readJson(path));
  return stamp.hash === hash && stamp.outputs.every((output) => existsSync(join(root, output)));
}

/**
 * @param {typeof import('esbuild')} esbuild
 * @returns {Promise<string[]>} what was written
 */
async function buildPrograms(esbuild) {
  for (const { entry, output } of PROGRAMS) {
    await esbuild.build({
      absWorkingDir: root,
      entryPoints: [entry],
      outfile: output,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      external: ['better-sqlite3', '@node-rs/argon2', 'pg-native'],
      sourcemap: true,
      banner: { js: REQUIRE_BANNER },
      logLevel: 'warning',
    });
  }
  return PROGRAMS.map(({ output }) => output);
}

/**
 * @param {typeof import('esbuild')} esbuild
 * @returns {Promise<string[]>} what was written
 */
async function buildPages(esbuild) {
  const growing = join(root, PAGES.growing);
  rmSync(growing, { recursive: true, force: true });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: PAGES.entries,
    outdir: PAGES.growing,
    bundle: true,
    format: 'esm',
    target: ['es2022'],
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
    sourcemap: true,
    logLevel: 'warning',
  });
  for (const [name, html] of Object.entries(await renderShells(esbuild))) {
    writeFileSync(join(growing, name), html);
  }
  for (const file of PAGES.files) copyFileSync(join(root, file), join(growing, basename(file)));
  stampWorker(growing);
  const names = readdirSync(growing);
  rmSync(join(root, PAGES.folder), { recursive: true, force: true });
  renameSync(growing, join(root, PAGES.folder));
  return names.map((name) => `${PAGES.folder}/${name}`);
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

/** @returns {Promise<string[]>} what was written */
async function buildEverything() {
  const esbuild = await import('esbuild');
  try {
    return [...(await buildPrograms(esbuild)), ...(await buildPages(esbuild))];
  } catch (error) {
    // esbuild has printed each fault with its place; its own stack says nothing to anybody.
    if (error instanceof Error && 'errors' in error) throw new StepFailure(error.message);
    throw error;
  }
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
    const outputs = await buildEverything();
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(join(root, STAMP), JSON.stringify({ hash, outputs }, null, 2));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const done = (await install()) && (await build());
  process.exitCode = done ? 0 : 1;
}
