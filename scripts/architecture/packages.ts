import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync, type BuildFailure } from 'esbuild';
import type { Fault } from './fault.ts';
import { importsOf } from './imports.ts';
import { impuritiesOf } from './purity.ts';
import { roomOf, type Room } from './rooms.ts';
import { isTest, sourceOf, type Sources } from './sources.ts';

/** What a room of core/ may import from packages, and nothing else. Each has its ADR. */
const ALLOWED: Partial<Record<Room, readonly string[]>> = {
  'core/formats': [
    '@noble/hashes/sha2.js',
    '@noble/hashes/utils.js',
    'chess.js',
    'csv-parse/browser/esm/sync',
    'saxes',
  ],
};

const PERMISSIVE: ReadonlySet<string> = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense'],
]);

/** Impure names that a package may use, and why they change no answer. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  // Its own Buffer asks the global object whether typed arrays were switched off.
  'csv-parse': ['global', 'self', 'window'],
};

export const mayUsePackage = (room: Room, specifier: string): boolean =>
  ALLOWED[room]?.includes(specifier) ?? false;

/** Packages of core/ that are impure, not declared, or under another licence, all the way down. */
export function packageFaults(folder: string, sources: Sources): Fault[] {
  return [...sources].flatMap(([file, source]) => {
    const room = roomOf(file);
    if (room === null || isTest(file)) return [];
    const specifiers = importsOf(source)
      .map(({ specifier }) => specifier)
      .filter((specifier) => mayUsePackage(room, specifier));
    if (specifiers.length === 0) return [];
    const messages = [...undeclared(folder, specifiers), ...faultsOfUse(folder, file)];
    return messages.map((message) => ({ file, line: 0, message }));
  });
}

function undeclared(folder: string, specifiers: readonly string[]): string[] {
  const { dependencies = {} } = manifestIn(join(folder, 'core'));
  return specifiers
    .map(packageOf)
    .filter((name) => !(name in dependencies))
    .map((name) => `imports ${name}, which core/package.json does not name`);
}

/** The file is bundled with what it uses of its packages, and the bundle is judged like core/ itself. */
function faultsOfUse(folder: string, file: string): string[] {
  const used = bundled(folder, file);
  if ('unresolved' in used) return used.unresolved;
  const harmless = used.packages.flatMap((path) => HARMLESS[packageIn(path)] ?? []);
  const impure = impuritiesOf(new Map([[file, sourceOf(file, used.code)]]))
    .filter(({ name }) => !harmless.includes(name))
    .map(({ message }) => `with its packages ${message}`);
  const licences = used.packages.flatMap((path) => {
    const { license = 'no licence' } = manifestIn(join(folder, path));
    return PERMISSIVE.has(license) ? [] : [`uses ${packageIn(path)}, which is under ${license}`];
  });
  return [...new Set([...impure, ...licences])];
}

type Bundled =
  | { readonly code: string; readonly packages: readonly string[] }
  | { readonly unresolved: string[] };

/** For no platform, so that an import of Node is one that leads nowhere. */
function bundled(folder: string, file: string): Bundled {
  try {
    const { metafile, outputFiles } = buildSync({
      ...{ absWorkingDir: folder, entryPoints: [file], metafile: true, write: false },
      ...{ bundle: true, format: 'esm', platform: 'neutral', mainFields: ['module', 'main'] },
      logLevel: 'silent',
    });
    const packages = Object.keys(metafile.inputs).flatMap(
      (input) => PACKAGE_FOLDER.exec(input) ?? [],
    );
    return { code: outputFiles[0]?.text ?? '', packages: [...new Set(packages)] };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return { unresolved: error.errors.map(({ text }) => `with its packages: ${text}`) };
  }
}

const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && 'errors' in error;

interface Manifest {
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const PACKAGE_FOLDER = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

const packageIn = (path: string): string => path.replace(/^(?:.*\/)?node_modules\//, '');

const packageOf = (specifier: string): string =>
  /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
