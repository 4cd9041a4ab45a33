import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readersOf } from './readers.ts';
import { NOT_READ_YET } from './not-read-yet.ts';

/** Properties with few readers, found in each of the ways there are. */
const EVERY_READER: Readonly<Record<string, readonly string[]>> = {
  'swiss.bakuPremise': ['core/pairing/acceleration/acceleration.ts'],
  'swiss.handling.swiss.lateEntryRenumbersAlways': [
    'core/tournament/deeds/assign-numbers/assign-numbers.ts',
  ],
  'tieBreaks.performance.fullScore': ['core/rules/performance.ts'],
};
const ARTICLE = 'swiss.handling.roundRobin.articles.withdrawal';

const allOf = [...Object.keys(EVERY_READER), ARTICLE];
const readers = readersOf(resolve(import.meta.dirname, '../..'), allOf);
const paths = [...readers.keys()];
const isBelow = (path: string, entry: string): boolean =>
  path === entry || path.startsWith(`${entry}.`);
const waiting = Object.values(NOT_READ_YET).flat();

describe('properties of editions', () => {
  it('have a reader, or wait for an issue by name', () => {
    const unread = paths.filter((path) => readers.get(path)?.length === 0);
    const forgotten = unread.filter((path) => !waiting.some((entry) => isBelow(path, entry)));
    expect(forgotten).toEqual([]);
  });

  it('wait only while nobody reads them', () => {
    const read = waiting.flatMap((entry) =>
      paths
        .filter((path) => isBelow(path, entry))
        .flatMap((path) => (readers.get(path) ?? []).map((by) => `${path} is read by ${by}`)),
    );
    expect(read).toEqual([]);
  });

  it('wait under a name that exists, once', () => {
    const unknown = waiting.filter((entry) => !paths.some((path) => isBelow(path, entry)));
    expect(unknown).toEqual([]);
    const twice = waiting.filter((entry) =>
      waiting.some((other, at) => at !== waiting.indexOf(entry) && isBelow(entry, other)),
    );
    expect(twice).toEqual([]);
  });

  it('are found with their readers, by a dot, in brackets and taken apart', () => {
    for (const [path, by] of Object.entries(EVERY_READER)) expect(readers.get(path)).toEqual(by);
    expect(readers.get(ARTICLE)).toContain('core/tournament/deeds/return-player/return-player.ts');
  });
});
