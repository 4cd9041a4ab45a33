import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../step.mjs';
import { readJson } from '../json.mjs';
import { directImports } from './direct-imports.mjs';
import { divide } from './division.mjs';
import { iconsInUse } from './icons-in-use.mjs';
import { joinedStyles, stylesInUse } from './styles-in-use.mjs';

const MANTINE = '@mantine/core';
/** Our own modules, and Mantine's other packages, import from the list of everything. */
const IMPORTERS =
  /[\\/](?:web[\\/].*\.tsx?|@mantine[\\/](?:modals|notifications|spotlight|form)[\\/]esm[\\/].*\.mjs)$/;
const ICONS = /[\\/]@iconify-json[\\/]tabler[\\/]icons\.json$/;
const SHARED = 'ronde:shared-by-all';
const FRAMED = 'ronde:shared-with-the-frame';

/** @typedef {import('./icons-in-use.mjs').Icons} Icons */
/** @typedef {import('./division.mjs').Division} Division */
/** @typedef {import('./division.mjs').SplitApp} SplitApp */
/** @typedef {{ outputFiles: import('esbuild').OutputFile[], metafile: import('esbuild').Metafile }} SplitFiles */

/** @type {Readonly<Record<string, import('esbuild').Loader>>} */
const LOADERS = { '.ts': 'ts', '.tsx': 'tsx', '.mjs': 'js' };

/** @param {string} path */
const inRoot = (path) => join(root, path);

/** @param {string} path */
const importing = (path) => `import ${JSON.stringify(path)};`;

/**
 * Builds an app that loads its pages when they are asked for. Left to itself, esbuild makes a file
 * of every set of modules that the same pages share, a hundred of them. By a division every part
 * begins with what goes out with the first load, so that this is one file, and the parts inside the
 * frame with what they share with it, another one.
 * @param {typeof import('esbuild')} esbuild
 * @param {import('esbuild').BuildOptions} options
 * @param {SplitApp} app
 * @param {Division} division
 * @returns {Promise<SplitFiles>}
 */
export async function buildSplit(esbuild, options, app, division) {
  const splitter = await splitterFor(esbuild, options, app);
  try {
    const built = await splitter.build(division);
    const styles = splitter.stylesOf(built);
    const isWhole = isDeepStrictEqual(styles, division.styles);
    const { outputFiles, metafile } = isWhole
      ? built
      : await splitter.build({ ...division, styles });
    // The styles of every page come with the first load: a page never stands there without them.
    return {
      metafile,
      outputFiles: outputFiles.filter(
        ({ path }) => !/\.css(?:\.map)?$/.test(path) || basename(path).startsWith(`${app.name}-`),
      ),
    };
  } finally {
    await splitter.dispose();
  }
}

/**
 * Tells how an app is best divided: built once as esbuild does it by itself, it shows what is shared.
 * @param {typeof import('esbuild')} esbuild
 * @param {import('esbuild').BuildOptions} options
 * @param {SplitApp} app
 * @returns {Promise<Division>}
 */
export async function divisionFor(esbuild, options, app) {
  const splitter = await splitterFor(esbuild, options, app);
  try {
    const undivided = await splitter.build(null);
    return divide(undivided.metafile, app, splitter.stylesOf(undivided));
  } finally {
    await splitter.dispose();
  }
}

/**
 * Builds an app by one division and another.
 * @param {typeof import('esbuild')} esbuild
 * @param {import('esbuild').BuildOptions} options
 * @param {SplitApp} app
 */
async function splitterFor(esbuild, options, { name, entry }) {
  // Looked up now: this file is read before anything is installed.
  const allStyles = createRequire(inRoot('web/package.json')).resolve(`${MANTINE}/styles.css`);
  const mantine = dirname(allStyles);
  const direct = directImports(MANTINE, join(mantine, 'esm/index.mjs'));
  const icons = readFileSync(inRoot('web/desk/icons.tsx'), 'utf8');
  /** @type {Division | null} */
  let by = null;
  const beginningsOf = (/** @type {string} */ path) => {
    const source = relative(root, path).replaceAll('\\', '/');
    return by?.parts.includes(source) === true
      ? [SHARED, ...(by.framed.includes(source) ? [FRAMED] : [])]
      : [];
  };
  const running = await esbuild.context({
    ...options,
    entryPoints: { [name]: entry },
    splitting: true,
    metafile: true,
    write: false,
    // What goes with the first load is named for its place alone.
    logOverride: { 'ignored-bare-import': 'silent' },
    plugins: [
      ...(options.plugins ?? []),
      {
        name: 'split',
        setup(build) {
          build.onResolve({ filter: new RegExp(`^(?:${SHARED}|${FRAMED})$`) }, ({ path }) => ({
            path,
            namespace: 'ronde',
          }));
          build.onLoad({ filter: /./, namespace: 'ronde' }, ({ path }) => {
            const modules = (path === SHARED ? by?.first : by?.frame) ?? [];
            return { contents: modules.map(inRoot).map(importing).join('\n'), resolveDir: root };
          });
          build.onLoad({ filter: /[\\/]styles\.css$/ }, ({ path }) =>
            by !== null && path === allStyles
              ? { contents: joinedStyles(path, by.styles), loader: 'css', resolveDir: mantine }
              : null,
          );
          build.onLoad({ filter: ICONS }, ({ path }) => ({
            contents: JSON.stringify(iconsInUse(/** @type {Icons} */ (readJson(path)), icons)),
            loader: 'json',
          }));
          build.onLoad({ filter: IMPORTERS }, ({ path }) => ({
            contents: [
              direct(readFileSync(path, 'utf8')),
              ...beginningsOf(path).map(importing),
            ].join('\n'),
            loader: LOADERS[extname(path)] ?? 'default',
          }));
        },
      },
    ],
  });
  return {
    /** @param {Division | null} division */
    build(division) {
      by = division;
      return running.rebuild();
    },
    /** @param {SplitFiles} built */
    stylesOf({ outputFiles }) {
      const code = outputFiles.filter(({ path }) => path.endsWith('.js'));
      return stylesInUse(allStyles, code.map(({ text }) => text).join('\n'));
    },
    dispose: () => running.dispose(),
  };
}
