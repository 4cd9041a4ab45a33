import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import { describe, expect, it } from 'vitest';
import { EMPTY_TEAM, faultsOfTeam, teamCommand } from './team-draft.ts';

describe('a team as a form holds it', () => {
  it.each([
    [{ name: ' ' }, { name: 'nameMissing' }],
    [{ name: 'Tour', federation: 'FR' }, { federation: 'notAFederation' }],
    [{ name: 'Tour', email: 'cap' }, { email: 'notAnEmail' }],
    [{ name: 'Tour', strength: '12x' }, { strength: 'notAStrength' }],
    [{ name: 'Tour', federation: 'fra', email: 'cap@example.org', strength: '2000' }, {}],
  ])('%o lacks %o', (given, faults) => {
    expect(faultsOfTeam({ ...EMPTY_TEAM, ...given })).toEqual(faults);
  });

  it('sends the whole list in its order, and enters whoever is new', () => {
    const id = playerId('new');
    const details = { id, name: 'Neuf, Alix', ratings: { fide: 1500 }, fromRound: 1 };
    const draft = {
      ...EMPTY_TEAM,
      name: '  Tour   noire ',
      federation: 'fra',
      phone: '06',
      roster: [
        { id, name: details.name, rating: 1500, details },
        { id: playerId('p1'), name: 'Un, Jo', rating: 1800, details: null },
      ],
    };
    expect(teamCommand(draft, teamId('t9'))).toEqual({
      type: 'importTeams',
      players: [details],
      teams: [
        {
          id: 't9',
          name: 'Tour noire',
          federation: 'FRA',
          roster: ['new', 'p1'],
          private: { phone: '06' },
        },
      ],
    });
  });
});
