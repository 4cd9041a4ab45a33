import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the build puts the files of the pages. */
export const BUILT = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** Ways a file goes over the network, by the ending of the file that is sent. */
export const WAYS = { plain: '', gzip: '.gz', brotli: '.br' } as const;
export type Way = keyof typeof WAYS;

/** What a browser fetches before a page can be used, by the names of the files. */
export interface FirstLoad {
  readonly page: string;
  readonly files: readonly string[];
  /** Of the typeface: a page can be read without, and all apps keep it together for good. */
  readonly letters: readonly string[];
}

const NAMED = /(?:href|src)="\/assets\/([^"]+)"/g;
/** As minified: `from"./x.js"`, `import"./x.js"`; what is loaded later is `import("./x.js")`. */
const IMPORTED = /(?:from|import)"\.\/([^"]+\.js)"/g;
/** Pages of the desk that stand outside a tournament. */
const OUTSIDE = ['home-page', 'new-page', 'sign-in-page', 'help-page'];

export const readBuilt = (name: string): string => readFileSync(join(BUILT, name), 'utf8');

/** The files a page of HTML names. */
export const filesNamedIn = (html: string): string[] =>
  [...html.matchAll(NAMED)].map(([, name = '']) => name);

const imported = new Map<string, readonly string[]>();

/** The scripts that one imports, read once: its name has a digest of what is in it. */
function importsOf(script: string): readonly string[] {
  const known = imported.get(script);
  if (known !== undefined) return known;
  const found = [...readBuilt(script).matchAll(IMPORTED)].map(([, next = '']) => next);
  imported.set(script, found);
  return found;
}

/** A script and everything it imports, and so on. */
export function withImports(script: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(script)) return found;
  found.add(script);
  for (const next of importsOf(script)) withImports(next, found);
  return found;
}

/** Every way to begin: the pages of the desk each by its address, the hall and the phone. */
export function firstLoads(): readonly FirstLoad[] {
  const scripts = readdirSync(BUILT).filter((name) => name.endsWith('.js'));
  const pages = scripts.filter((name) => /-page-[A-Z0-9]{8}\.js$/.test(name));
  const event = pages.find((name) => name.startsWith('event-page-'));
  if (event === undefined) throw new Error('the desk has no part for a tournament');
  const load = (page: string, html: string, later: readonly string[] = []): FirstLoad => {
    const named = filesNamedIn(readBuilt(html));
    const [starts, others] = [named.filter(isScript), named.filter((name) => !isScript(name))];
    const needed = [...starts, ...later].flatMap((name) => [...withImports(name)]);
    const all = [...new Set([html, ...others, ...needed])].sort();
    const files = all.filter((name) => !isTypeface(name));
    return { page, files, letters: all.filter(isTypeface) };
  };
  return [
    ...pages
      .filter((name) => name !== event)
      .map((name) => {
        const page = name.replace(/-page-.*$/, '');
        const alone = OUTSIDE.includes(`${page}-page`);
        return load(`desk: ${page}`, 'desk.fr.html', alone ? [name] : [event, name]);
      }),
    load('hall', 'hall.fr.html'),
    load('phone', 'phone.fr.html'),
  ];
}

const isTypeface = (name: string): boolean => name.endsWith('.woff2');

const isScript = (name: string): boolean => name.endsWith('.js');

/** The bytes of files; what is not packed goes as it is. */
export const bytesOf = ({ files }: Pick<FirstLoad, 'files'>, way: Way): number =>
  files.reduce((sum, name) => {
    const packed = join(BUILT, name + WAYS[way]);
    const size = statSync(packed, { throwIfNoEntry: false }) ?? statSync(join(BUILT, name));
    return sum + size.size;
  }, 0);
