import { describe, expect, it } from 'vitest';
import { parseTournamentType } from '../../formats/trf/tournament-type.ts';
import { systemNamed } from '../../pairing/systems.ts';

describe('[TRF26 192] the code of a Swiss for teams', () => {
  // TRF26: type A by match points, then game points, is the code without another word.
  it.each([
    ['FIDE_TEAM', 'A', 'matchPoints', true],
    ['FIDE_TEAM_TYPEA_GP_MP', 'A', 'gamePoints', true],
    ['FIDE_TEAM_TYPEA_MP', 'A', 'matchPoints', false],
    ['FIDE_TEAM_TYPEB_MP_GP', 'B', 'matchPoints', true],
    ['FIDE_TEAM_TYPEB_GP', 'B', 'gamePoints', false],
    ['FIDE_TEAM_MP_GP', 'none', 'matchPoints', true],
    ['FIDE_TEAM_GP', 'none', 'gamePoints', false],
  ] as const)('%s', (code, colourPreferences, primary, secondaryForColours) => {
    const event = { teams: true, cycles: 1, year: '2026' };
    const written = systemNamed('teamSwiss').trfCode({
      ...event,
      primary,
      colourPreferences,
      secondaryForColours,
    });
    expect(written).toBe(code);
    const other = primary === 'matchPoints' ? 'gamePoints' : 'matchPoints';
    expect(parseTournamentType(written)?.teamSwiss).toEqual({
      colourPreferences,
      primary,
      secondary: secondaryForColours ? other : null,
    });
  });
});
