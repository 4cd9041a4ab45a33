import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface Asset {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
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
};

export function readAssets(folder: string): Assets {
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    assets.set(entry.name, { body: new Uint8Array(readFileSync(join(folder, entry.name))), type });
  }
  return assets;
}
