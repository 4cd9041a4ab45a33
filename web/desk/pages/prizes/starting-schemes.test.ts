import { checkScheme } from '@ronde/core/standings/prizes/check-scheme.ts';
import { describe, expect, it } from 'vitest';
import {
  schemeOn,
  STARTING_SCHEMES,
  startingScheme,
  startingSchemeOf,
} from './starting-schemes.ts';

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

  it.each(STARTING_SCHEMES)('%s is the same on another day as chosen for it', (kind) => {
    const moved = schemeOn(startingScheme(kind, DAY), DAY, '2027-01-03');
    expect(moved).toEqual(startingScheme(kind, '2027-01-03'));
    expect(startingSchemeOf(moved, '2027-01-03')).toBe(kind);
  });

  it('moves the year of the juniors in a scheme changed otherwise, and no year typed by hand', () => {
    const scheme = { ...startingScheme('cups', DAY), currency: 'CHF' };
    const years = (moved: typeof scheme) =>
      schemeOn(moved, DAY, '2027-01-03').lists.map(({ criteria }) => criteria.birthYear?.from);
    expect(years(scheme)).toEqual([undefined, undefined, 2007]);
    const typed = scheme.lists.map((list) =>
      list.id === 'juniors' ? { ...list, criteria: { birthYear: { from: 2008 } } } : list,
    );
    expect(years({ ...scheme, lists: typed })).toEqual([undefined, undefined, 2008]);
  });
});
