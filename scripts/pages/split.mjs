import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { root } from '../step.mjs';
import { readJson } from '../json.mjs';
import { directImports } from './direct-imports.mjs';
import { iconsInUse } from './icons-in-use.mjs';
import { partsOf, sharedByAll, sharedWithFrame } from './parts.mjs';
import { stylesInUse } from './styles-in-use.mjs';

const MANTINE = '@mantine/core';
/** Our own modules, and Mantine's other packages, import from the list of everything. */
const IMPORTERS =
  /[\\/](?:web[\\/].*\.tsx?|@mantine[\\/](?:modals|notifications|spotlight|form)[\\/]esm[\\/].*\.mjs)$/;
const ICONS = /[\\/]@iconify-json[\\/]tabler[\\/]icons\.json$/;
const SHARED = 'ronde:shared-by-all';
const FRAMED = 'ronde:shared-with-the-frame';

/** @typedef {import('./icons-in-use.mjs').Icons} Icons */

/** @type {Readonly<Record<string, import('esbuild').Loader>>} */
const LOADERS = { '.ts': 'ts', '.tsx': 'tsx', '.mjs': 'js' };

/** @param {string} path */
const inRoot = (path) => join(root, path);

/** @param {string} path */
const importing = (path) => `import ${JSON.stringify(path)};`;

/**
 * Builds an app that loads its pages when they are asked for. Left to itself, esbuild makes a file
 * of every set of modules that the same pages share, a hundred of them: a first run tells what is
 * shared, and in the second every part begins with what goes out with the first load, so that this
 * is one file, and the parts inside the frame with what they share with it, another one.
 * @param {typeof import('esbuild')} esbuild
 * @param {import('esbuild').BuildOptions} options
 * @param {{ name: string, entry: string, frame: string }} app
 * @returns {Promise<{ outputFiles: import('esbuild').OutputFile[], metafile: import('esbuild').Metafile }>}
 */
export async function buildSplit(esbuild, options, { name, entry, frame }) {
  // Looked up now: this file is read before anything is installed.
  const allStyles = createRequire(join(root, 'web/package.json')).resolve(`${MANTINE}/styles.css`);
  const mantine = dirname(allStyles);
  const direct = directImports(MANTINE, join(mantine, 'esm/index.mjs'));
  const icons = readFileSync(join(root, 'web/desk/icons.tsx'), 'utf8');
  /** @type {{ shared: Readonly<Record<string, string[]>>, beginnings: ReadonlyMap<string, string[]>, styles: string } | null} */
  let known = null;
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
          build.onLoad({ filter: /./, namespace: 'ronde' }, ({ path }) => ({
            contents: known?.shared[path]?.map(importing).join('\n') ?? '',
            resolveDir: root,
          }));
          build.onLoad({ filter: /[\\/]styles\.css$/ }, ({ path }) =>
            known !== null && path === allStyles
              ? { contents: known.styles, loader: 'css', resolveDir: mantine }
              : null,
          );
          build.onLoad({ filter: ICONS }, ({ path }) => ({
            contents: JSON.stringify(iconsInUse(/** @type {Icons} */ (readJson(path)), icons)),
            loader: 'json',
          }));
          build.onLoad({ filter: IMPORTERS }, ({ path }) => {
            const code = direct(readFileSync(path, 'utf8'));
            const begins = known?.beginnings.get(path) ?? [];
            return {
              contents: [code, ...begins.map(importing)].join('\n'),
              loader: LOADERS[extname(path)] ?? 'default',
            };
          });
        },
      },
    ],
  });
  try {
    const first = await running.rebuild();
    const code = first.outputFiles.filter(({ path }) => path.endsWith('.js'));
    const parts = [...partsOf(first.metafile).files.values()].map(({ entryPoint }) => entryPoint);
    const all = sharedByAll(first.metafile, entry);
    const framed = sharedWithFrame(first.metafile, entry, frame, all);
    known = {
      shared: { [SHARED]: all.map(inRoot), [FRAMED]: framed.modules.map(inRoot) },
      beginnings: new Map(
        parts.flatMap((path) =>
          path === undefined
            ? []
            : [[inRoot(path), framed.parts.has(path) ? [SHARED, FRAMED] : [SHARED]]],
        ),
      ),
      styles: stylesInUse(allStyles, code.map(({ text }) => text).join('\n')),
    };
    const { outputFiles, metafile } = await running.rebuild();
    // The styles of every page come with the first load: a page never stands there without them.
    return {
      metafile,
      outputFiles: outputFiles.filter(
        ({ path }) => !/\.css(?:\.map)?$/.test(path) || basename(path).startsWith(`${name}-`),
      ),
    };
  } finally {
    await running.dispose();
  }
}
