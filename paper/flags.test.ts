import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { FLAG_OF_FEDERATION } from '@ronde/core/rules/federation-flags.ts';
import { readFlag } from './flags.ts';

const { resolve } = createRequire(import.meta.url);
const PACKAGE = dirname(resolve('country-flag-icons/package.json'));
const inPackage = (file: string): string => readFileSync(join(PACKAGE, file), 'utf8');

it('every federation with a flag has a drawing of it', () => {
  for (const flag of FLAG_OF_FEDERATION.values()) {
    expect(readFlag(flag).toString('utf8')).toContain('<svg');
  }
});

it('a flag that nobody has drawn is named', () => {
  expect(() => readFlag('XX')).toThrow('XX');
});

// Whoever runs Ronde needs these drawings alone: the package brings 3,800 files to a first start.
it('the drawings are those of country-flag-icons, with its licence: -u writes them anew', async () => {
  const flags = [...new Set(FLAG_OF_FEDERATION.values())].sort();
  const drawings = Object.fromEntries(
    flags.map((flag) => [flag, inPackage(`3x2/${flag}.svg`).trim()]),
  );
  await expect(`${JSON.stringify(drawings, null, 2)}\n`).toMatchFileSnapshot('flag-drawings.json');
  await expect(inPackage('LICENSE')).toMatchFileSnapshot('flag-drawings-licence.txt');
});
