import { describe, expect, it } from 'vitest';
import { teamId } from '../../../rules/identity.ts';
import { PlayedEvent } from '../../testing/played-event.ts';
import { teamsEntered } from '../../testing/teams-entered.ts';
import { teamNumbers } from '../../views/team-records.ts';

const TEAMS = [
  { name: 'Tour', ratings: [1700, 1700] },
  { name: 'Roi', ratings: [1900, 1900] },
  { name: 'Dame', ratings: [1800, 1800] },
];
const order = (event: PlayedEvent): string[] => [...teamNumbers(event.state).keys()];

describe('numbers of teams (C.04.6: the initial order is the event’s own)', () => {
  it('are those of entry until they are given, by rating unless something else is asked', () => {
    const event = teamsEntered({}, TEAMS);
    expect(order(event)).toEqual(['t1', 't2', 't3']);
    expect(order(event.does({ type: 'numberTeams' }))).toEqual(['t2', 't3', 't1']);
    expect(order(event.does({ type: 'undo' }))).toEqual(['t1', 't2', 't3']);
  });

  it('are the same for a seed wherever the teams stood, and the ones somebody says', () => {
    const drawn = order(teamsEntered({}, TEAMS).does({ type: 'numberTeams', seed: 'dice 4 2 6' }));
    const again = teamsEntered({}, TEAMS)
      .does({ type: 'numberTeams' })
      .does({ type: 'numberTeams', seed: 'dice 4 2 6' });
    expect(order(again)).toEqual(drawn);
    const byHand = ['t3', 't1', 't2'].map(teamId);
    expect(order(again.does({ type: 'numberTeams', order: byHand }))).toEqual(byHand);
  });

  it.each([
    ['one is missing', ['t1', 't2'], 'badTeam Ronde 3'],
    ['one is named twice', ['t1', 't2', 't3', 't3'], 'badTeam Ronde 3'],
    ['one is unknown', ['t1', 't2', 't9'], 'unknownTeam Ronde 1'],
  ])('are refused where %s', (_, ids, verdict) => {
    const asked = { type: 'numberTeams', order: ids.map(teamId) } as const;
    expect(teamsEntered({}, TEAMS).verdict(asked)).toEqual([`refused ${verdict}`]);
  });

  it('are for events of teams alone', () => {
    expect(new PlayedEvent().verdict({ type: 'numberTeams' })).toEqual([
      'refused wrongKind Ronde 3',
    ]);
  });

  it('[C.04.2 2.3] are drawn before the start; by rating they may be put right until round 4', () => {
    const event = teamsEntered({}, TEAMS)
      .does({
        type: 'draftTeamRound',
        round: 1,
        matches: [{ first: teamId('t1'), second: teamId('t2') }],
        bye: teamId('t3'),
        origin: 'manual',
      })
      .does({ type: 'publishRound', round: 1 });
    expect(event.verdict({ type: 'numberTeams', seed: 'x' })).toEqual([
      'refused numbersFrozen C.04.2 2.3',
    ]);
    expect(event.verdict({ type: 'numberTeams' })[0]).toContain('renumbers');
  });
});
