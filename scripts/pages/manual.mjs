import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../step.mjs';
import { runBundled } from './run-bundled.mjs';

/** Where the manual is written; arbiters read it in the program, others in the repository. */
export const MANUAL_FOLDER = 'docs/manual';

/** @typedef {typeof import('../../web/manual/chapters.ts')} Chapters */
/** @typedef {typeof import('../../web/manual/manual-files.ts')} Files */
/** @typedef {typeof import('../../web/manual/read-chapter.ts')} Reader */
/** @typedef {typeof import('@ronde/core/rules/language.ts')} Languages */

/**
 * Every chapter as a file that the desk fetches when it is asked for, what there is to read as
 * another, and the pictures.
 * @param {typeof import('esbuild')} esbuild
 * @param {string} folder
 * @returns {Promise<string[]>} the names of the chapters and of what there is to read
 */
export async function buildManual(esbuild, folder) {
  const [{ CHAPTERS }, { LANGUAGES }, { chapterFile, contentsFile, pictureFile }, { readChapter }] =
    /** @type {[Chapters, Languages, Files, Reader]} */ (
      await Promise.all(
        [
          'web/manual/chapters.ts',
          'core/rules/language.ts',
          'web/manual/manual-files.ts',
          'web/manual/read-chapter.ts',
        ].map((entry) => runBundled(esbuild, entry)),
      )
    );
  /** @type {string[]} */
  const written = [];
  /** @param {string} name @param {unknown} value */
  const write = (name, value) => {
    writeFileSync(join(folder, name), JSON.stringify(value));
    written.push(name);
  };
  for (const language of LANGUAGES) {
    const chapters = CHAPTERS.map((chapter) => {
      const page = readFileSync(join(root, MANUAL_FOLDER, language, `${chapter}.md`), 'utf8');
      const { title, html, sections } = readChapter(page, chapter, pictureSize);
      write(chapterFile(chapter, language), { title, html });
      return { chapter, title, sections };
    });
    write(contentsFile(language), { chapters });
  }
  const pictures = join(root, MANUAL_FOLDER, 'pictures');
  for (const name of readdirSync(pictures).filter((one) => one.endsWith('.png'))) {
    copyFileSync(join(pictures, name), join(folder, pictureFile(name)));
  }
  return written;
}

/**
 * As the head of a PNG file gives it; null where there is no such picture.
 * @param {string} name
 */
export function pictureSize(name) {
  const file = join(root, MANUAL_FOLDER, 'pictures', name);
  if (name === '' || !existsSync(file)) return null;
  const bytes = readFileSync(file);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
