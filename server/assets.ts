import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Packing } from './accepted-packing.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file of the pages, with what the build packed it into. */
export interface Asset {
  readonly body: Bytes;
  readonly type: string;
  readonly packed: ReadonlyMap<Packing, Bytes>;
  /** A short name of what is in it. */
  readonly digest: string;
  /** Its name says what is in it: under this name it never changes. */
  readonly lasts: boolean;
}

/** Built files of the pages by name, read once: a request can reach nothing else on the disk. */
export type Assets = ReadonlyMap<string, Asset>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.map': 'application/json',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** What a packed file is called after the name of the file. */
const ENDINGS: readonly (readonly [Packing, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** The build puts the hash of the content before the ending. */
const HASHED = /-[A-Z0-9]{8}\.(?:js|css|woff2)(?:\.map)?$/;

export function readAssets(folder: string): Assets {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = new Set(files.map(({ name }) => name));
  const read = (name: string): Bytes => new Uint8Array(readFileSync(join(folder, name)));
  return new Map(
    [...names].sort().flatMap((name) => {
      const type = TYPES[extname(name)];
      if (type === undefined) return [];
      const packed = ENDINGS.flatMap(([packing, ending]) =>
        names.has(name + ending) ? [[packing, read(name + ending)] as const] : [],
      );
      if (name.endsWith('.map')) return [[name, mapOf(name, join(folder, name), type)] as const];
      return [[name, assetOf(name, read(name), type, new Map(packed))] as const];
    }),
  );
}

/**
 * What a browser shows to who looks for a fault in a page: more than half of all bytes, and read when
 * somebody asks for it; nothing where a new build has taken it away.
 */
function mapOf(name: string, path: string, type: string): Asset {
  let found: Asset | null = null;
  const asset = (): Asset => {
    found ??= assetOf(name, new Uint8Array(existsSync(path) ? readFileSync(path) : []), type);
    return found;
  };
  return {
    get body() {
      return asset().body;
    },
    get digest() {
      return asset().digest;
    },
    type,
    packed: new Map(),
    lasts: HASHED.test(name),
  };
}

export function assetOf(
  name: string,
  body: Bytes,
  type: string,
  packed: ReadonlyMap<Packing, Bytes> = new Map(),
): Asset {
  let digest: string | null = null;
  return {
    body,
    type,
    packed,
    // For the first who asks: a server that starts has hundreds of files and no reader yet.
    get digest() {
      digest ??= createHash('sha256').update(body).digest('base64url').slice(0, 16);
      return digest;
    },
    lasts: HASHED.test(name),
  };
}

/** The name a file was given by the build, which put the hash of its content there. */
export function builtName(assets: Assets, name: string): string | null {
  const [, stem = '', ending = ''] = /^(.+)(\.\w+)$/.exec(name) ?? [];
  for (const built of assets.keys()) {
    const plain = HASHED.test(built) && built.endsWith(ending);
    if (plain && built.slice(0, -ending.length - 9) === stem) return built;
  }
  return null;
}

/**
 * A file by its name, or by the name it had before the build put its hash there: pages that others
 * keep, in a cache or on a disk, name no hash.
 */
export function assetNamed(assets: Assets, name: string): Asset | null {
  const exact = assets.get(name);
  if (exact !== undefined) return exact;
  const found = assets.get(builtName(assets, name) ?? '');
  return found === undefined ? null : { ...found, lasts: false };
}
