import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../step.mjs';

/** Where the letters of papers stand once they are built. */
export const FONTS_FOLDER = 'paper/dist/fonts';
/** The cuts papers use: text, remarks, heads and names that stand out. */
const CUTS = ['Regular', 'Italic', 'SemiBold', 'Bold'];

/**
 * The typeface of the pages unpacked for paper, every letter of it: typesetters read no packed fonts.
 * @param {string} growing
 */
export async function buildPaperFonts(growing) {
  const require = createRequire(join(root, 'web/package.json'));
  // Looked up now: this file is read before anything is installed.
  const { convert } = await import('fontverter');
  const folder = join(growing, FONTS_FOLDER);
  mkdirSync(folder, { recursive: true });
  // One after the other: what unpacks them has one memory for all.
  for (const cut of CUTS) {
    const packed = readFileSync(require.resolve(`inter-ui/web/Inter-${cut}.woff2`));
    writeFileSync(join(folder, `Inter-${cut}.ttf`), await convert(packed, 'sfnt'));
  }
}
