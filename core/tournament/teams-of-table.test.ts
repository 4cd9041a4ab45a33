import { describe, expect, it } from 'vitest';
import { playerId, teamId } from '../rules/identity.ts';
import { teamsOfTable } from './teams-of-table.ts';

const line = (number: number, ofTeam = {}) => ({
  line: number,
  name: `P${number}`,
  team: 'Tour',
  board: '',
  player: playerId(`p${number}`),
  ofTeam,
});

describe('[LA 6.9 VII] teams of a table', () => {
  it('have the captain, how to reach them, and the club of the table', () => {
    const told = { captain: 'Dr Who', phone: '06 1', email: 'who@example.org', club: 'Évry' };
    expect(teamsOfTable([], [line(2, told), line(3)]).teams).toEqual([
      {
        id: 't1',
        name: 'Tour',
        captain: 'Dr Who',
        club: 'Évry',
        roster: ['p2', 'p3'],
        private: { phone: '06 1', email: 'who@example.org' },
      },
    ]);
  });

  it('keep what the table does not say', () => {
    const before = {
      id: teamId('t9'),
      name: 'TOUR',
      captain: 'Ana',
      roster: [playerId('p7')],
      private: { phone: '06 7' },
    };
    const { teams } = teamsOfTable([before], [line(2, { email: 'ana@example.org' })]);
    expect(teams).toEqual([
      {
        ...before,
        roster: ['p2', 'p7'],
        private: { phone: '06 7', email: 'ana@example.org' },
      },
    ]);
  });
});
