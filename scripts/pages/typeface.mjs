import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../step.mjs';

const PACKAGE = 'inter-ui';
const SHEET = 'web/look/typeface.css';
/** Cutting letters takes seconds, so the files are kept with the source until letters, package or this file change. */
export const KEPT = 'web/look/letters';
/** The weights our pages use; drawn for a size between that of a list and that of a wall. */
const AXES = { wght: { min: 400, max: 750 }, opsz: 20 };
/** Figures of one width, pairs, accents, letters as each language has them. */
const FEATURES = ['calt', 'case', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];

const FACE = /url\('ronde:([^']+)'\)[^}]*unicode-range:\s*([^;]+);/g;

/**
 * The letters of each file, as the stylesheet asks for them.
 * @returns {Map<string, string>} by the name of the file
 */
export function lettersByFile(sheet = readFileSync(join(root, SHEET), 'utf8')) {
  return new Map(
    [...sheet.matchAll(FACE)].map(([, name = '', range = '']) => [
      name,
      range
        .split(',')
        .flatMap((span) => {
          const [first = '', last = first] = span.trim().slice(2).split('-');
          const from = Number.parseInt(first, 16);
          const length = Number.parseInt(last, 16) - from + 1;
          return Array.from({ length }, (_, index) => String.fromCodePoint(from + index));
        })
        .join(''),
    ]),
  );
}

/**
 * Where a file with no more than these letters is kept.
 * @param {string} letters
 */
export const keptAt = (letters) => join(root, KEPT, keptName(letters, wholeTypeface()));

function wholeTypeface() {
  const require = createRequire(join(root, 'web/package.json'));
  return readFileSync(require.resolve(`${PACKAGE}/variable/InterVariable.woff2`));
}

/**
 * @param {string} letters
 * @param {Buffer} whole
 */
function keptName(letters, whole) {
  const key = JSON.stringify([letters, AXES, FEATURES]);
  const digest = createHash('sha256').update(whole).update(key).digest('hex').slice(0, 24);
  return `${digest}.woff2`;
}

/**
 * A file with no more than these letters, cut from the whole typeface if it is not kept yet.
 * @param {string} letters
 * @returns {Promise<Buffer>}
 */
export async function typefaceWith(letters) {
  const whole = wholeTypeface();
  const kept = join(root, KEPT, keptName(letters, whole));
  if (existsSync(kept)) return readFileSync(kept);
  // Looked up now: only whoever changes the letters has this package.
  const { default: subset } = await import('subset-font');
  const made = await subset(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: AXES,
    keepFeatures: FEATURES,
  });
  mkdirSync(dirname(kept), { recursive: true });
  const growing = `${kept}.${process.pid}`;
  writeFileSync(growing, made);
  renameSync(growing, kept);
  return made;
}

/**
 * Makes the files that the stylesheets name `ronde:typeface-….woff2`.
 * @type {import('esbuild').Plugin}
 */
export const typeface = {
  name: 'typeface',
  setup(build) {
    const files = lettersByFile();
    build.onResolve({ filter: /^ronde:typeface-.*\.woff2$/ }, ({ path }) => ({
      path: path.slice('ronde:'.length),
      namespace: 'typeface',
    }));
    build.onLoad({ filter: /./, namespace: 'typeface' }, async ({ path }) => {
      const letters = files.get(path);
      if (letters === undefined) return { errors: [{ text: `${SHEET} has no ${path}` }] };
      return { contents: await typefaceWith(letters), loader: 'file' };
    });
  },
};
