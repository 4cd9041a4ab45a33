import { describe, expect, it } from 'vitest';
import { playerId, teamId } from '../../../rules/identity.ts';
import { letter } from '../../testing/played-event.ts';
import { teamsEntered } from '../../testing/teams-entered.ts';

const TWO = [
  { name: 'Tour', ratings: [2000, 1900, 1800, 1700] },
  { name: 'Roi', ratings: [1950, 1850, 1750, 1650] },
];

const team = (id: string, name: string, roster: readonly string[]) => ({
  ...{ id: teamId(id), name, roster: roster.map(playerId) },
});

describe('teams with their players', () => {
  it('are entered and corrected at once, and one undo takes all of it back', () => {
    const event = teamsEntered({}, TWO);
    const before = event.state.teams.get(teamId('t1'));
    event.does({
      type: 'importTeams',
      players: [letter(0), letter(1)],
      teams: [
        { ...team('t1', 'Tour', ['t1p2', 't1p1', 't1p3', 't1p4', 'b']), captain: 'Cap, Tain' },
        team('t3', 'Dame', ['a']),
      ],
    });
    expect(event.state.teams.get(teamId('t1'))).toMatchObject({ captain: 'Cap, Tain' });
    expect(event.state.teams.get(teamId('t3'))?.roster).toEqual(['a']);
    event.does({ type: 'undo' });
    expect(event.state.players.has(playerId('a'))).toBe(false);
    expect([...event.state.teams.keys()]).toEqual(['t1', 't2']);
    expect(event.state.teams.get(teamId('t1'))).toEqual(before);
  });

  it('takes nothing where one team cannot be taken', () => {
    const event = teamsEntered({}, TWO);
    const asked = {
      type: 'importTeams',
      players: [letter(0)],
      teams: [team('t3', 'Dame', ['a']), team('t4', 'Fou', ['t1p1'])],
    } as const;
    expect(event.verdict(asked)).toEqual(['refused playerOfOtherTeam Ronde 8']);
    expect(event.state.players.has(playerId('a'))).toBe(false);
  });

  // Inventory 3.2, "Bad": each has its own sentence.
  it.each([
    ['a player of another team', team('t3', 'Dame', ['t1p1']), 'playerOfOtherTeam Ronde 8'],
    ['a player twice', team('t3', 'Dame', ['t1p1', 't1p1']), 'badTeam Ronde 3'],
    ['nobody known', team('t3', 'Dame', ['nobody']), 'unknownPlayer Ronde 1'],
    ['a name that is taken', team('t3', 'TOUR', []), 'duplicateTeam Ronde 1'],
    ['a number that is taken', team('t1', 'Dame', []), 'duplicateTeam Ronde 1'],
  ])('refuses %s', (_, entered, verdict) => {
    const event = teamsEntered({}, TWO);
    expect(event.verdict({ type: 'enterTeam', team: entered })).toEqual([`refused ${verdict}`]);
  });

  it('[LA 6.9 VII 1] once the event runs, a fixed list keeps its order and may grow below', () => {
    const event = teamsEntered({ order: { rule: 'fixed', tolerance: 0 } }, TWO)
      .does({
        type: 'draftTeamRound',
        round: 1,
        matches: [{ first: teamId('t1'), second: teamId('t2') }],
        bye: null,
        origin: 'manual',
      })
      .does({ type: 'publishRound', round: 1 })
      .does({ type: 'enterPlayers', players: [letter(0, 2)] });
    const listed = ['t1p1', 't1p2', 't1p3', 't1p4'];
    const verdict = (roster: readonly string[]) =>
      event.verdict({ type: 'correctTeam', team: team('t1', 'Tour', roster) });
    expect(verdict(['t1p2', 't1p1', 't1p3', 't1p4'])).toEqual([
      'refused rosterOrderFixed LA 6.9 VII',
    ]);
    expect(verdict(['a', ...listed])).toEqual(['refused rosterOrderFixed LA 6.9 VII']);
    expect(verdict(listed.slice(1))).toEqual(['refused playerStaysInTeam Ronde 6']);
    expect(verdict([...listed, 'a'])).toEqual([]);
  });
});
