import { createHash } from 'node:crypto';
import type { EntryText } from './entry-text.ts';

const digest = (parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** What the first entry follows: the creation of the tournament. */
export function chainStart(id: string, createdAt: string): string {
  return digest([id, createdAt]);
}

/** The checksum of an entry: over its text and the checksum of the entry it follows. */
export function chainLink(previous: string, { position, at, by, body, key }: EntryText): string {
  // Entries written before there were keys have checksums without one.
  return digest([previous, position, at, by, body, ...(key === null ? [] : [key])]);
}

/** Entries that follow `previous`, each with its checksum. */
export function chained(
  previous: string,
  entries: readonly EntryText[],
): (EntryText & { readonly checksum: string })[] {
  let checksum = previous;
  return entries.map((entry) => {
    checksum = chainLink(checksum, entry);
    return { ...entry, checksum };
  });
}
