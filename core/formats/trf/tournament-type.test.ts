import { describe, expect, it } from 'vitest';
import { parseTournamentType, type TournamentType } from './tournament-type.ts';

describe('parseTournamentType, ETT26', () => {
  it.each<[string, Partial<TournamentType>]>([
    ['FIDE_DUTCH', { system: 'dutch', edition: null, baku: false, team: false }],
    ['FIDE_DUTCH_2017', { system: 'dutch', edition: '2017' }],
    ['FIDE_DUTCH_2025', { system: 'dutch', edition: '2026' }],
    ['FIDE_DUTCH_2026', { system: 'dutch', edition: '2026' }],
    ['FIDE_DUTCH_2026_BAKU', { system: 'dutch', edition: '2026', baku: true }],
    ['fide_dutch_baku', { system: 'dutch', baku: true }],
    ['FIDE_DUBOV_BAKU', { system: 'dubov', baku: true }],
    ['FIDE_BURSTEIN', { system: 'burstein' }],
    ['CUSTOM_SWISS', { system: 'swiss' }],
    ['CUSTOM_SWISS_LIM', { system: 'lim' }],
    ['FIDE_DOUBLESWISS_BAKU', { system: 'doubleSwiss', baku: true }],
    ['CUSTOM_DOUBLESWISS', { system: 'doubleSwiss' }],
    ['BERGER_ROUNDROBIN', { system: 'roundRobin', games: 1 }],
    ['BERGER_ROUNDROBIN_G3', { system: 'roundRobin', games: 3 }],
    ['BERGER_DOUBLEROUNDROBIN', { system: 'roundRobin', games: 2, lastTwoRoundsReversed: false }],
    ['FIDE_DOUBLEROUNDROBIN', { system: 'roundRobin', games: 2, lastTwoRoundsReversed: true }],
    ['FIDE_SCHILLER', { system: 'schiller', schiller: { teams: 4, players: 3 } }],
    ['FIDE_SCHILLER_6x2', { system: 'schiller', schiller: { teams: 6, players: 2 } }],
    ['FIDE_SCHEVENINGEN_G2', { system: 'scheveningen', games: 2 }],
    ['CUSTOM_KNOCKOUT', { system: 'knockout' }],
    ['BERGER_TEAM_ROUNDROBIN_G4', { system: 'roundRobin', team: true, games: 4 }],
    ['CUSTOM_TEAM_KNOCKOUT', { system: 'knockout', team: true }],
    [
      'FIDE_TEAM',
      {
        system: 'teamSwiss',
        team: true,
        teamSwiss: { colourPreferences: 'A', primary: 'matchPoints', secondary: 'gamePoints' },
      },
    ],
    [
      'FIDE_TEAM_BAKU',
      {
        baku: true,
        teamSwiss: { colourPreferences: 'A', primary: 'matchPoints', secondary: 'gamePoints' },
      },
    ],
    [
      'FIDE_TEAM_TYPEB_GP_MP',
      { teamSwiss: { colourPreferences: 'B', primary: 'gamePoints', secondary: 'matchPoints' } },
    ],
    [
      'FIDE_TEAM_GP',
      { teamSwiss: { colourPreferences: 'none', primary: 'gamePoints', secondary: null } },
    ],
    [
      'CUSTOM_TEAM_SWISS_MP',
      { teamSwiss: { colourPreferences: 'none', primary: 'matchPoints', secondary: null } },
    ],
    ['CUSTOM_TEAM_SWISS', { system: 'teamSwiss', team: true, teamSwiss: null }],
  ])('reads %s', (code, expected) => {
    expect(parseTournamentType(code)).toMatchObject(expected);
  });

  it.each([
    '',
    'DUTCH',
    'FIDE_LIM',
    'FIDE_DUTCH_2018',
    'CUSTOM_SWISS_BAKU',
    'FIDE_ROUNDROBIN_BAKU',
    'BERGER_ROUNDROBIN_G0',
    'FIDE_TEAM_MP_MP',
    'FIDE_TEAM_TYPEA',
    'FIDE_SCHILLER_0x3',
    '_BAKU',
  ])('knows no code "%s"', (code) => {
    expect(parseTournamentType(code)).toBeNull();
  });
});
