import { describe, expect, it } from 'vitest';
import { tieBreakByCode } from './catalogue.ts';
import { INDIVIDUAL_TIE_BREAKS } from './individual-tie-breaks.ts';
import { TEAM_TIE_BREAKS } from './teams/team-tie-breaks.ts';
import { NAMED, spokenName, tieBreakNamed } from './tie-break-names.ts';

describe('the names of tie-breaks', () => {
  it('each is that of a tie-break which is calculated, and of no other', () => {
    const calculated = [
      ...['PTS', 'KZ', 'CUP'].flatMap((code) => tieBreakByCode(code) ?? []),
      ...INDIVIDUAL_TIE_BREAKS,
      ...TEAM_TIE_BREAKS,
    ].map(({ code }) => code);
    expect(Object.keys(NAMED).sort()).toEqual([...new Set(calculated)].sort());
    expect(Object.values(NAMED).map(({ code }) => code)).toEqual(Object.keys(NAMED));
  });

  it.each([
    ['BH', 'Buchholz'],
    ['OTHER_BERLIN', 'Berlin'],
    ['OTHER_YOUTH_BONUS', 'Youth bonus'],
    ['XYZ', undefined],
  ])('%s is called %s', (code, name) => {
    expect(tieBreakNamed(code)?.name.en).toBe(name);
  });

  it.each([
    ['OTHER_YOUTH_BONUS', 'Youth bonus'],
    ['OTHER_BLITZ', 'Blitz'],
    ['OTHER_', 'OTHER_'],
  ])('%s is read as %s', (code, name) => {
    expect(spokenName(code)).toBe(name);
  });
});
