import { describe, expect, it } from 'vitest';
import { sayTeamRemarks } from './team-remarks.ts';

describe('what is said beside a team', () => {
  it.each([
    ['up', 1, 'promotion · 1 match less', 'montée · 1 match de moins'],
    ['down', 2, 'relegation · 2 matches less', 'descente · 2 matchs de moins'],
    ['upPlayOff', 0, 'promotion play-off', 'barrage de montée'],
    [null, 0, '', ''],
  ] as const)('%s, %i less', (goes, matchesLess, english, french) => {
    expect(sayTeamRemarks({ goes, matchesLess }, 'en')).toBe(english);
    expect(sayTeamRemarks({ goes, matchesLess }, 'fr')).toBe(french);
  });
});
