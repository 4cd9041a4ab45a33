import { describe, expect, it } from 'vitest';
import { teamId } from '../../rules/identity.ts';
import type { PlayedEvent } from '../testing/played-event.ts';
import { letter } from '../testing/played-event.ts';
import { teamsEntered } from '../testing/teams-entered.ts';
import { audit } from './audit.ts';
import { dueOfTeams } from './due-teams.ts';
import { teamsView } from './teams.ts';

const THREE = [
  { name: 'Tour', ratings: [1700, 1900, 1650, 1600, 1500] },
  { name: 'Roi', ratings: [2000, 1900] },
  { name: 'Vide', ratings: [] },
];

const event = (): PlayedEvent =>
  teamsEntered({ order: { rule: 'rating', tolerance: 100 } }, THREE)
    .does({ type: 'enterPlayers', players: [letter(0)] })
    .does({
      type: 'correctTeam',
      team: {
        id: teamId('t3'),
        name: 'Vide',
        roster: [],
        captain: 'Cap, Tain',
        private: { phone: '555-secret', email: 'secret@example.org' },
      },
    });

describe('the list of teams', () => {
  it('tells ratings, lacks, order and who is in no team', () => {
    const view = teamsView(event().state, 'staff');
    // Means of the first four: (1700 + 1900 + 1650 + 1600) / 4 = 1712.5, (2000 + 1900) / 2.
    expect(view?.teams.map(({ number, name, rating }) => [number, name, rating.value])).toEqual([
      [1, 'Tour', 1713],
      [2, 'Roi', 1950],
      [3, 'Vide', 0],
    ]);
    expect(view?.teams.map(({ staff }) => staff?.lack)).toEqual([null, 'tooFew', 'nobody']);
    expect(view?.teams[0]?.staff?.order).toMatchObject([{ board: 2, above: 1, by: 200 }]);
    expect(view?.withoutTeam?.map(({ id }) => id)).toEqual(['a']);
    expect(view?.byRating).toBe(false);
  });

  it('keeps how a captain is reached from everybody else, and from the audit', () => {
    const { ledger, state } = event();
    expect(teamsView(state, 'staff')?.teams[2]?.staff?.contact.phone).toBe('555-secret');
    const open = teamsView(state, 'public');
    expect(open?.teams[2]?.captain).toBe('Cap, Tain');
    expect(JSON.stringify([open, audit(ledger.entries)])).not.toContain('secret');
    expect(open?.withoutTeam).toBeNull();
  });

  it('is what is due', () => {
    const played = event();
    const codes = (): string[] => dueOfTeams(played.state).map(({ code }) => code);
    expect(codes()).toEqual([
      ...['teamsIncomplete', 'playersWithoutTeam', 'orderOfPlayers', 'teamNumbersMissing'],
    ]);
    expect(dueOfTeams(played.state)[2]?.params).toEqual({
      team: 'Tour',
      board: 2,
      above: 1,
      by: 200,
    });
    played.does({ type: 'numberTeams' }).does({ type: 'removePlayer', player: letter(0).id });
    expect(codes()).toEqual(['teamsIncomplete', 'orderOfPlayers']);
    expect(dueOfTeams(teamsEntered({}, []).state)).toEqual([{ code: 'noTeams', params: {} }]);
  });
});
