import type { TieBreakProperties } from '../../rules/editions/tie-breaks.ts';
import type { TeamStandingsRequest } from '../../standings/teams/request.ts';
import type { Purpose } from '../corrections.ts';
import type { Tournament } from '../state.ts';
import { kindOf } from './kind-of-event.ts';
import { withTeamAdjustments } from './team-adjustments.ts';
import { isMolter } from './team-boards.ts';
import { teamRecords } from './team-records.ts';

/** The event of teams read for a purpose; null without teams. */
export function teamRequestFor(
  state: Tournament,
  purpose: Purpose,
  edition: TieBreakProperties,
): TeamStandingsRequest | null {
  const { settings } = state;
  if (settings.team === null) return null;
  const { boards, matchScoring, primaryScore } = settings.team;
  const teams = teamRecords(state, purpose);
  const request: TeamStandingsRequest = {
    teams,
    rounds: Math.max(0, ...teams.map(({ rounds }) => rounds.length)),
    declaredRounds: settings.rounds,
    boards,
    matchScoring,
    gameScoring: settings.scoring,
    primaryScore,
    kind: isMolter(state) ? 'molter' : kindOf(settings.system),
    edition,
  };
  return { ...request, teams: withTeamAdjustments(state, request) };
}
