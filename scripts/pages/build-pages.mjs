import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, StepFailure } from '../step.mjs';
import { keptDivision } from './division.mjs';
import { copyFlags } from './flags.mjs';
import { buildManual } from './manual.mjs';
import { ownSentences, sentencesOf } from './own-sentences.mjs';
import { packFiles } from './pack.mjs';
import { partsOf } from './parts.mjs';
import { runBundled } from './run-bundled.mjs';
import { buildSplit, divisionFor } from './split.mjs';
import { typeface } from './typeface.mjs';

/** Where pages are served from. */
export const PAGES_FOLDER = 'web/dist';

const DESK = {
  name: 'desk',
  entry: 'web/desk/main.tsx',
  frame: 'web/desk/event/event-page.tsx',
};
const HALL = { name: 'hall', entry: 'web/hall/main.tsx' };
const PHONE = { name: 'phone', entry: 'web/phone/main.tsx' };
/** The small window of the launcher, in a folder of its own: no other server serves it. */
const WINDOW = { name: 'window', entry: 'web/window/main.tsx' };
const WINDOW_FOLDER = 'window';
const PUBLIC = { name: 'public', entry: 'web/public/main.ts' };
/** Keeps its name: a browser looks there for a newer one. */
const WORKER = { name: 'phone-worker', entry: 'web/phone/worker.ts' };
/** Likewise; shows notices. */
const PUSH_WORKER = { name: 'push-worker', entry: 'web/push/worker.ts' };
/** The shell is TypeScript like the rest of web/: run once, its pages kept. */
const SHELL = 'web/shells.ts';
const ICON = 'web/look/ronde.svg';
/** Copied as they are. */
const FILES = [
  ICON,
  'web/look/ronde-180.png',
  'web/look/ronde-192.png',
  'web/look/ronde-512.png',
  'web/look/ronde-maskable.png',
  // The Open Font License goes with the letters.
  'web/look/typeface-licence.txt',
  'web/phone/phone.webmanifest',
];
/** What a phone without a network needs beside its script and its styles. */
const PHONE_FILES = [
  'ronde.svg',
  'phone.webmanifest',
  'ronde-192.png',
  'manual-helpers.en.json',
  'manual-helpers.fr.json',
];

/** The letters every page has; those of other alphabets are fetched where a name has one. */
const FIRST_LETTERS = /^typeface-latin-[A-Z0-9]{8}\.woff2$/;

/** @type {import('esbuild').BuildOptions} */
const OPTIONS = {
  absWorkingDir: root,
  outdir: PAGES_FOLDER,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  write: false,
  bundle: true,
  format: 'esm',
  target: ['es2022'],
  define: { 'process.env.NODE_ENV': '"production"' },
  minify: true,
  metafile: true,
  sourcemap: true,
  logLevel: 'warning',
  plugins: [typeface, ownSentences],
};

/** @typedef {{ outputFiles?: import('esbuild').OutputFile[] | undefined, metafile?: import('esbuild').Metafile | undefined }} Built */
/** @typedef {{ name: string, entry: string }} App */
/** @typedef {{ pagesWith: (files: Readonly<Record<string, AppFiles>>) => Record<string, string> }} Shell HTML by file name */
/** @typedef {{ script: string, styles: string, letters: string, imports: readonly string[], sentences: Record<string, string> }} AppFiles by name */

/**
 * How the desk is best divided as it stands now.
 * @param {typeof import('esbuild')} esbuild
 */
export const divisionOfTheDesk = (esbuild) => divisionFor(esbuild, OPTIONS, DESK);

/**
 * @param {typeof import('esbuild')} esbuild
 * @param {string} growing where what is built stands until it is whole
 */
export async function buildPages(esbuild, growing) {
  const folder = join(growing, PAGES_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const file of FILES) copyFileSync(join(root, file), join(folder, basename(file)));
  // Whoever is done is packed while the others are still being built.
  const [desk, hall, phone, window, shell] = await Promise.all([
    putPacked(folder, buildSplit(esbuild, OPTIONS, DESK, keptDivision())),
    // Pages that few walls show come after the first ones.
    putPacked(
      folder,
      esbuild.build({ ...OPTIONS, splitting: true, entryPoints: entryPoints(HALL) }),
    ),
    // Likewise what few phones show; all of it is kept for a hall without network.
    putPacked(
      folder,
      esbuild.build({ ...OPTIONS, splitting: true, entryPoints: entryPoints(PHONE) }),
    ),
    esbuild.build({ ...OPTIONS, entryPoints: entryPoints(WINDOW) }),
    /** @type {Promise<Shell>} */ (runBundled(esbuild, SHELL)),
    putPacked(folder, esbuild.build({ ...OPTIONS, entryPoints: entryPoints(PUBLIC) })),
    packFiles(
      folder,
      FILES.map((file) => basename(file)),
    ),
    copyFlags(esbuild, folder).then((names) => packFiles(folder, names)),
    buildManual(esbuild, folder).then((names) => packFiles(folder, names)),
  ]);
  const shells = {
    desk: filesOf(desk, DESK),
    hall: filesOf(hall, HALL),
    phone: filesOf(phone, PHONE),
  };
  writePages(folder, shell.pagesWith(shells));
  putWindow(join(folder, WINDOW_FOLDER), window, shell);
  const { script, styles, letters } = shells.phone;
  const parts = scriptsOf(phone).filter((name) => name !== script);
  const kept = [script, styles, letters, ...parts, ...PHONE_FILES];
  const workers = esbuild.build({
    ...OPTIONS,
    entryPoints: entryPoints(WORKER, PUSH_WORKER),
    entryNames: '[name]',
    define: {
      BUILD: JSON.stringify(digestOf(folder, [...kept, 'phone.en.html', 'phone.fr.html'])),
      FILES: JSON.stringify(kept.map((name) => `/assets/${name}`)),
    },
  });
  await putPacked(folder, workers);
}

/**
 * @template {Built} T
 * @param {string} folder
 * @param {Promise<T>} building
 */
async function putPacked(folder, building) {
  const built = await building;
  writeInto(folder, built);
  await packFiles(folder, namesOf(built));
  return built;
}

/**
 * @param {string} folder
 * @param {Built} built
 * @param {Shell} shell
 */
function putWindow(folder, built, shell) {
  mkdirSync(folder, { recursive: true });
  writeInto(folder, built);
  copyFileSync(join(root, ICON), join(folder, basename(ICON)));
  writePages(folder, shell.pagesWith({ window: filesOf(built, WINDOW) }));
}

/**
 * @param {string} folder
 * @param {Record<string, string>} pages HTML by file name
 */
function writePages(folder, pages) {
  for (const [name, html] of Object.entries(pages)) writeFileSync(join(folder, name), html);
}

/** @param {App[]} apps */
const entryPoints = (...apps) => Object.fromEntries(apps.map(({ name, entry }) => [name, entry]));

/**
 * @param {string} folder
 * @param {Built} built
 */
function writeInto(folder, { outputFiles = [] }) {
  for (const { path, contents } of outputFiles)
    writeFileSync(join(folder, basename(path)), contents);
}

/**
 * @param {Built} built
 * @param {App} app
 * @returns {AppFiles}
 */
function filesOf({ metafile }, { entry }) {
  if (metafile === undefined) throw new StepFailure(`${entry}: nothing was built`);
  const { files, withImports, builtFrom } = partsOf(metafile);
  const script = builtFrom(entry);
  const styles = files.get(script ?? '')?.cssBundle;
  const letters = [...files.keys()].find((name) => FIRST_LETTERS.test(name));
  if (script === undefined || styles === undefined || letters === undefined) {
    throw new StepFailure(`${entry}: no script, no styles or no letters were built`);
  }
  const imports = [...withImports(script)].filter((name) => name !== script);
  return { script, styles: basename(styles), letters, imports, sentences: sentencesOf(builtFrom) };
}

/** @param {Built} built */
const namesOf = ({ outputFiles = [] }) => outputFiles.map(({ path }) => basename(path));

/** @param {Built} built */
const scriptsOf = (built) => namesOf(built).filter((name) => name.endsWith('.js'));

/**
 * Another content, another name: the phone keeps its files under it.
 * @param {string} folder
 * @param {string[]} names
 */
function digestOf(folder, names) {
  const hash = createHash('sha256');
  for (const name of names) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}
