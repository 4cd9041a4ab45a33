import { expect, it } from 'vitest';
import { FLAG_OF_FEDERATION } from '@ronde/core/rules/federation-flags.ts';
import { flagAddress, flagFile, flagImage } from './flags.ts';

it.each([
  ['FRA', 'FR'],
  ['ENG', 'GB-ENG'],
  ['SCO', 'GB-SCT'],
  ['WLS', 'GB-WLS'],
  ['GER', 'DE'],
  ['SUI', 'CH'],
  // Not the letters ISO would lead to.
  ['BRN', 'BH'],
  ['BRU', 'BN'],
  ['NIG', 'NE'],
  ['NGR', 'NG'],
  ['GUI', 'GN'],
  ['SLO', 'SI'],
  ['SVK', 'SK'],
])('%s flies the flag of %s', (federation, flag) => {
  expect(FLAG_OF_FEDERATION.get(federation)).toBe(flag);
});

it('no country stands for two federations, and every code has three letters', () => {
  const flags = [...FLAG_OF_FEDERATION.values()];
  expect(new Set(flags).size).toBe(flags.length);
  expect([...FLAG_OF_FEDERATION.keys()].filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
  expect(flags.filter((code) => !/^[A-Z]{2}(?:-[A-Z]{3})?$/.test(code))).toEqual([]);
});

it('who has none stands by the letters: FIDE, the blind, a code nobody knows', () => {
  for (const federation of ['FID', 'IBC', 'AHO', 'TPE', 'XXX', 'fra', '"><b>', '']) {
    expect(flagAddress(federation)).toBeNull();
  }
  expect(flagImage(null).html).toBe('');
});

it('a flag is a file of its own with an empty alternative', () => {
  expect(flagFile('ENG')).toBe('flag-eng.svg');
  expect(flagImage(flagAddress('ENG')).html).toBe(
    '<img class="flag" src="/assets/flag-eng.svg" alt="" width="21" height="14" loading="lazy" />',
  );
});
