import { expect, it } from 'vitest';
import { acceptedPacking, PACKINGS, type Packing } from './accepted-packing.ts';

it.each<[string | undefined, Packing | null]>([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP, BR', 'br'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0.8, gzip;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['gzip ; q=0.5 , br ; q=1.0', 'br'],
  ['*', 'br'],
  ['*;q=0.1, gzip;q=0.5', 'gzip'],
  ['*;q=0', null],
  ['gzip;q=0, *', 'br'],
  ['identity;q=1, gzip;q=0.5', null],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['identity;q=0', null],
  ['identity;q=0, gzip', 'gzip'],
  ['deflate, zstd', null],
  ['br;q=nonsense, gzip', 'gzip'],
  ['br;q=2', null],
  [', ,', null],
])('%s: %s', (header, packing) => {
  expect(acceptedPacking(header, PACKINGS)).toBe(packing);
});

it.each<[string, readonly Packing[], Packing | null]>([
  ['br, gzip', ['gzip'], 'gzip'],
  ['br', ['gzip'], null],
  ['br, gzip', [], null],
])('%s, of %o only: %s', (header, offered, packing) => {
  expect(acceptedPacking(header, offered)).toBe(packing);
});
