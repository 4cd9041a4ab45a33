import { createHash } from 'node:crypto';
import type { EntryText } from '../entry-text.ts';

const digest = (parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** What the first entry follows: the creation of the tournament. */
export function chainStart(id: string, createdAt: string): string {
  return digest([id, createdAt]);
}

/** The checksum of an entry: over its text and the checksum of the entry it follows. */
export function chainLink(previous: string, { position, at, by, body }: EntryText): string {
  return digest([previous, position, at, by, body]);
}
