import { pointsFromTenths } from '../../rules/points.ts';
import { cell, pointsAt } from '../../standings/field.ts';
import type { TeamStandingsRequest } from '../../standings/teams/request.ts';
import { openTeamField } from '../../standings/teams/team-field.ts';
import type { TeamRecord, TeamRound } from '../../standings/teams/team-record.ts';
import type { TeamPointsAdjustment } from '../round.ts';
import type { Tournament } from '../state.ts';
import { teamNumbers } from './team-records.ts';

/** Penalties and bonuses of teams written into the crosstable (TRF26 299). */
export function withTeamAdjustments(
  state: Tournament,
  request: TeamStandingsRequest,
): readonly TeamRecord[] {
  const decided = state.teamAdjustments ?? [];
  const field = decided.length === 0 ? null : openTeamField(request);
  if (!field?.ok) return request.teams;
  const numbers = teamNumbers(state);
  const given = (
    { number }: TeamRecord,
    round: number,
    score: TeamPointsAdjustment['score'],
  ): Partial<TeamRound> => {
    const own = decided.filter(
      (one) => one.round === round && one.score === score && numbers.get(one.team) === number,
    );
    if (own.length === 0) return {};
    const index = field.value.indexOf.get(number) ?? 0;
    const made = pointsAt(field.value[score], cell(field.value[score], index, round));
    return { [score]: pointsFromTenths(own.reduce((sum, { points }) => sum + points, made)) };
  };
  return request.teams.map((team) => ({
    ...team,
    rounds: team.rounds.map((round, index) => ({
      ...round,
      ...given(team, index + 1, 'matchPoints'),
      ...given(team, index + 1, 'gamePoints'),
    })),
  }));
}
