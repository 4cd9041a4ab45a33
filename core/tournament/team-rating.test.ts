import { describe, expect, it } from 'vitest';
import { teamId } from '../rules/identity.ts';
import type { TeamRatingRule } from './settings.ts';
import { teamRating, teamsByRating } from './team-rating.ts';
import { teamsEntered } from './testing/teams-entered.ts';

describe('the rating of a team (C.04.6: by the regulations of the event)', () => {
  // 2000 + 1900 + 1800 + 1701 = 7401; with 2100 and an unrated sixth: 9501.
  const ratings = [2000, 1900, 1800, 1701, 2100, 0];
  it.each([
    [undefined, 1850, 4],
    [{ of: 'firstBoards', as: 'mean' }, 1850, 4],
    [{ of: 'firstBoards', as: 'sum' }, 7401, 4],
    [{ of: 'highestRated', as: 'mean' }, 1950, 4],
    [{ of: 'highestRated', as: 'sum' }, 7800, 4],
    [{ of: 'everybody', as: 'mean' }, 1584, 6],
    [{ of: 'everybody', as: 'sum' }, 9501, 6],
  ] as const)('%o', (rule: TeamRatingRule | undefined, value, counted) => {
    const { state } = teamsEntered(rule === undefined ? {} : { rating: rule }, [
      { name: 'Tour', ratings },
    ]);
    const team = state.teams.get(teamId('t1'));
    const rating = team && teamRating(state, team);
    expect([rating?.value, rating?.counted.length, rating?.given]).toEqual([value, counted, false]);
  });

  it('is the one that was given, where one was', () => {
    const { state } = teamsEntered({}, [{ name: 'Tour', ratings: [2000] }]);
    const team = state.teams.get(teamId('t1'));
    expect(team && teamRating(state, { ...team, strength: 1234 })).toMatchObject({
      ...{ value: 1234, given: true },
    });
  });

  it('orders teams; equal ones by name, and one without players is last', () => {
    const { state } = teamsEntered({}, [
      { name: 'Vide', ratings: [] },
      { name: 'Roi', ratings: [1800] },
      { name: 'Dame', ratings: [1800] },
      { name: 'Tour', ratings: [1900] },
    ]);
    expect(teamsByRating(state).map((id) => state.teams.get(id)?.name)).toEqual([
      ...['Tour', 'Dame', 'Roi', 'Vide'],
    ]);
  });
});
