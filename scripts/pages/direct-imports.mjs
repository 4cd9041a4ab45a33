import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LIST = /^(import|export) \{([^}]*)\}(?: from "([^"]+)")?;$/gm;

/**
 * What a package's list of everything takes from where, by the name it gives it.
 * @param {string} index
 * @returns {Map<string, { name: string, file: string }>}
 */
function placesIn(index) {
  /** @type {Map<string, { name: string, file: string }>} */
  const imported = new Map();
  /** @type {Map<string, { name: string, file: string }>} */
  const exported = new Map();
  for (const [, what, names = '', from] of readFileSync(index, 'utf8').matchAll(LIST)) {
    for (const { name, as } of listed(names)) {
      const place = imported.get(name);
      if (what === 'export' && place !== undefined) exported.set(as, place);
      if (from === undefined) continue;
      imported.set(as, { name, file: from.startsWith('.') ? join(dirname(index), from) : from });
    }
  }
  return exported;
}

/**
 * `Button, type ButtonProps, Box as Frame` one by one, without the types.
 * @param {string} names
 */
const listed = (names) =>
  names
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '' && !text.startsWith('type '))
    .map((text) => {
      const [name = '', as = name] = text.split(/\s+as\s+/);
      return { name, as };
    });

/**
 * Rewrites imports from a package's list of everything into imports of the files themselves: whoever
 * goes through the list is taken to need all of it, and every page would carry what any page uses.
 * Lines stay where they are.
 * @param {string} name of the package
 * @param {string} index its list
 * @returns {(code: string) => string}
 */
export function directImports(name, index) {
  const places = placesIn(index);
  const statement = new RegExp(`^import\\s*\\{([^}]*)\\}\\s*from\\s*["']${name}["'];`, 'gm');
  return (code) =>
    code.replace(statement, (whole, /** @type {string} */ names) => {
      const direct = listed(names).map(({ name: wanted, as }) => {
        const place = places.get(wanted);
        if (place === undefined) throw new Error(`${name} has no ${wanted}`);
        return `import { ${place.name} as ${as} } from ${JSON.stringify(place.file)};`;
      });
      return direct.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
    });
}
