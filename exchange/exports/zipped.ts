import { zipSync, type Zippable } from 'fflate';

/** One archive of files; the same files give the same bytes: no clock is in it. */
export function zipped(files: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const entries: Zippable = Object.fromEntries(files);
  return zipSync(entries, { level: 6, mtime: new Date(1980, 0, 1) });
}
