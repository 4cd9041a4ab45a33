import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The names Mantine gives its classes, the same in its styles and in its code. */
const CLASS = /\bm_[0-9a-f]+\b/g;

/**
 * Mantine's styles without those of components that the code does not have, in their own order.
 * @param {string} whole the file with all of them; those of each component stand in `styles/` beside it
 * @param {string} code
 */
export function stylesInUse(whole, code) {
  const used = new Set(code.match(CLASS));
  const all = readFileSync(whole, 'utf8');
  const folder = join(dirname(whole), 'styles');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css') && !name.endsWith('.layer.css'))
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8').trim();
      return { text, at: all.indexOf(text), classes: text.match(CLASS) ?? [] };
    })
    .filter(({ classes }) => classes.length === 0 || classes.some((one) => used.has(one)))
    .sort((one, other) => one.at - other.at)
    .map(({ text }) => text)
    .join('\n');
}
