import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The names Mantine gives its classes, the same in its styles and in its code. */
const CLASS = /\bm_[0-9a-f]+\b/g;

/**
 * The styles of one component.
 * @param {string} whole the file with all of them; those of each component stand in `styles/` beside it
 * @param {string} name
 */
const stylesOf = (whole, name) => readFileSync(join(dirname(whole), 'styles', name), 'utf8').trim();

/**
 * The files of Mantine's styles without those of components that the code does not have, in their own order.
 * @param {string} whole
 * @param {string} code
 * @returns {string[]}
 */
export function stylesInUse(whole, code) {
  const used = new Set(code.match(CLASS));
  const all = readFileSync(whole, 'utf8');
  return readdirSync(join(dirname(whole), 'styles'))
    .filter((name) => name.endsWith('.css') && !name.endsWith('.layer.css'))
    .map((name) => {
      const text = stylesOf(whole, name);
      return { name, at: all.indexOf(text), classes: text.match(CLASS) ?? [] };
    })
    .filter(({ classes }) => classes.length === 0 || classes.some((one) => used.has(one)))
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name);
}

/**
 * @param {string} whole
 * @param {readonly string[]} names
 */
export const joinedStyles = (whole, names) => names.map((name) => stylesOf(whole, name)).join('\n');
