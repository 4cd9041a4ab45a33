import { expect, it } from 'vitest';
import { FLAGGED_FEDERATIONS, flagOf } from '@ronde/core/rules/federation-flags.ts';
import { readFlag } from './flags.ts';

it('every federation with a flag has a drawing of it, and no two have the same', () => {
  const flags = FLAGGED_FEDERATIONS.map((federation) => flagOf(federation) ?? '');
  expect(new Set(flags).size).toBe(flags.length);
  for (const flag of flags) expect(readFlag(flag).toString('utf8')).toContain('<svg');
});

// Codes of FIDE's directory that are not the first letters of the country's own code.
it.each([
  ['GER', 'de'],
  ['SUI', 'ch'],
  ['NED', 'nl'],
  ['ENG', 'gb-eng'],
  ['CHI', 'cl'],
  ['CHN', 'cn'],
  ['FID', null],
  ['XXX', null],
  [null, null],
])('%s is shown by %s', (federation, flag) => {
  expect(flagOf(federation)).toBe(flag);
});
