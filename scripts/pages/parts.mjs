import { basename } from 'node:path';

/** @typedef {import('esbuild').Metafile} Metafile */

/**
 * What was built, by name, and what each file needs before it runs.
 * @param {Metafile} metafile
 */
export function partsOf({ outputs }) {
  const files = new Map(Object.entries(outputs).map(([path, made]) => [basename(path), made]));
  /**
   * @param {string} name
   * @param {Set<string>} [found]
   * @returns {Set<string>} the file and everything it imports, not what it loads later
   */
  const withImports = (name, found = new Set()) => {
    if (found.has(name)) return found;
    found.add(name);
    for (const { path, kind } of files.get(name)?.imports ?? []) {
      if (kind === 'import-statement') withImports(basename(path), found);
    }
    return found;
  };
  /** @param {string} source a file of ours that is loaded by itself */
  const builtFrom = (source) =>
    [...files].find(([name, { entryPoint }]) => entryPoint === source && name.endsWith('.js'))?.[0];
  return { files, withImports, builtFrom };
}

/** Less than this is not worth a request of its own, in bytes; what two parts alone share has to be smaller. */
const [SMALL, SMALL_FOR_TWO] = [7_000, 5_900];

/** Shares of the parts: what most of them need, and what many do. */
const [MOST, MANY] = [1 / 2, 1 / 6];

/**
 * The modules that go with the first load: what it needs itself, and of what several parts share
 * what most of them need, and what is small unless it brings something large that few need.
 * @param {Metafile} metafile
 * @param {string} entry
 * @returns {string[]}
 */
export function sharedByAll(metafile, entry) {
  const { files, withImports, builtFrom } = partsOf(metafile);
  const scripts = [...files].filter(([name]) => name.endsWith('.js'));
  const first = withImports(builtFrom(entry) ?? '');
  const parts = scripts
    .filter(([, { entryPoint }]) => entryPoint !== undefined && entryPoint !== entry)
    .map(([name]) => withImports(name));
  const shared = scripts.filter(([, { entryPoint }]) => entryPoint === undefined);
  /** @param {string} name */
  const ofTwo = (name) => parts.filter((part) => part.has(name)).length === 2;
  /** @param {string} name */
  const isSmall = (name) => (files.get(name)?.bytes ?? 0) < (ofTwo(name) ? SMALL_FOR_TWO : SMALL);
  /** @param {string} name @param {number} share */
  const neededBy = (name, share) =>
    first.has(name) || parts.filter((part) => part.has(name)).length >= parts.length * share;
  const goes = shared.filter(
    ([name]) =>
      neededBy(name, MOST) ||
      (isSmall(name) &&
        [...withImports(name)].every((brought) => isSmall(brought) || neededBy(brought, MANY))),
  );
  const modules = new Set(goes.flatMap(([, { inputs }]) => Object.keys(inputs)));
  // Styles come in the order in which modules are met.
  return modulesInOrder(metafile, entry).filter(
    (path) => modules.has(path) && /\.(?:[mc]?[jt]sx?|module\.css)$/.test(path),
  );
}

/**
 * What stands around the pages of a tournament is there before any of them: all that it shares goes
 * out as one file, with which every part begins that needs some of it.
 * @param {Metafile} metafile
 * @param {string} entry
 * @param {string} frame
 * @param {readonly string[]} before modules that go with the first load
 * @returns {{ modules: string[], parts: Set<string> }} and the parts, by their source
 */
export function sharedWithFrame(metafile, entry, frame, before) {
  const { files, withImports, builtFrom } = partsOf(metafile);
  const [first, sent] = [withImports(builtFrom(entry) ?? ''), new Set(before)];
  /** @param {string} name */
  const modulesIn = (name) => Object.keys(files.get(name)?.inputs ?? {});
  const shared = [...withImports(builtFrom(frame) ?? '')].filter(
    (name) =>
      files.get(name)?.entryPoint === undefined &&
      !first.has(name) &&
      !modulesIn(name).some((path) => sent.has(path)),
  );
  const modules = new Set(shared.flatMap(modulesIn));
  const parts = [...files].flatMap(([name, { entryPoint }]) => {
    const needed = withImports(name);
    return entryPoint !== undefined && shared.some((one) => needed.has(one)) ? [entryPoint] : [];
  });
  return {
    modules: modulesInOrder(metafile, entry).filter((path) => modules.has(path)),
    parts: new Set(parts),
  };
}

/**
 * @param {Metafile} metafile
 * @param {string} entry
 * @returns {string[]} every module, what it imports before it
 */
function modulesInOrder({ inputs }, entry) {
  /** @type {Set<string>} */
  const met = new Set();
  /** @type {string[]} */
  const order = [];
  /** @param {string} path */
  const visit = (path) => {
    if (met.has(path)) return;
    met.add(path);
    for (const { path: next } of inputs[path]?.imports ?? []) visit(next);
    order.push(path);
  };
  visit(entry);
  return order;
}
