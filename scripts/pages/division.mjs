import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../step.mjs';
import { sharedByAll, sharedWithFrame } from './parts.mjs';

/** Where the division of the desk is kept: a first start that told it anew would build the desk twice. */
export const KEPT_DIVISION = 'web/desk/division.json';

/**
 * What goes out with what: the modules of the first load; the modules that stand around the pages of
 * a tournament; the parts, each a file; those of them that need some of what stands around; and the
 * files of Mantine's styles. What is not named goes with whoever imports it: an older division gives
 * more and smaller files, never wrong ones.
 * @typedef {Readonly<Record<'first' | 'frame' | 'parts' | 'framed' | 'styles', readonly string[]>>} Division
 */

/** @typedef {{ name: string, entry: string, frame: string }} SplitApp */

/**
 * What is shared in an app that was built undivided.
 * @param {import('esbuild').Metafile} metafile
 * @param {SplitApp} app
 * @param {readonly string[]} styles
 * @returns {Division}
 */
export function divide(metafile, { entry, frame }, styles) {
  const first = sharedByAll(metafile, entry);
  const around = sharedWithFrame(metafile, entry, frame, first);
  const parts = Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  return {
    first,
    frame: around.modules,
    parts: [...new Set(parts)].sort(),
    framed: [...around.parts].sort(),
    styles,
  };
}

/**
 * The division that is kept, without the files that are gone since.
 * @returns {Division}
 */
export function keptDivision(text = readFileSync(join(root, KEPT_DIVISION), 'utf8')) {
  const { first, frame, parts, framed, styles } = /** @type {Division} */ (JSON.parse(text));
  const there = (/** @type {readonly string[]} */ paths) =>
    paths.filter((path) => existsSync(join(root, path)));
  return {
    first: there(first),
    frame: there(frame),
    parts: there(parts),
    framed: there(framed),
    styles,
  };
}
