import { expect, it } from 'vitest';
import { FLAG_OF_FEDERATION } from '@ronde/core/rules/federation-flags.ts';
import { readFlag } from './flags.ts';

it('every federation with a flag has a drawing of it', () => {
  for (const flag of FLAG_OF_FEDERATION.values()) {
    expect(readFlag(flag).toString('utf8')).toContain('<svg');
  }
});
