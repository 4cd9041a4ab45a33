import { checkScheme } from '@ronde/core/standings/prizes/check-scheme.ts';
import { describe, expect, it } from 'vitest';
import { STARTING_SCHEMES, startingScheme, startingSchemeOf } from './starting-schemes.ts';

const DAY = '2026-11-15';

describe('schemes to begin from', () => {
  it.each(STARTING_SCHEMES)('%s contradicts nothing, and is known again', (kind) => {
    const scheme = startingScheme(kind, DAY);
    expect(checkScheme(scheme)).toEqual([]);
    expect(startingSchemeOf(scheme, DAY)).toBe(kind);
    expect(startingSchemeOf({ ...scheme, currency: 'CHF' }, DAY)).toBeNull();
  });

  it('takes the juniors by the year of the event', () => {
    const { lists } = startingScheme('cups', DAY);
    expect(lists.find(({ id }) => id === 'juniors')?.criteria).toEqual({
      birthYear: { from: 2006 },
    });
  });
});
