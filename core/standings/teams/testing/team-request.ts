import type { TieBreakProperties } from '../../../rules/editions/tie-breaks.ts';
import { tpn } from '../../../rules/identity.ts';
import { MATCH_POINTS_2_1_0, SCORING_PRESETS } from '../../../rules/scoring.ts';
import { printedValue } from '../../figure.ts';
import { explainTeamTieBreak, type TeamExplanation } from '../explain.ts';
import type { TeamStandingsRequest } from '../request.ts';
import type { TeamRecord } from '../team-record.ts';
import { computeTeamStandings, type TeamStandings } from '../team-standings.ts';

/** A Swiss of four boards, 2-1-0 and 1-½-0, match points first, unless said otherwise. */
export function teamRequest(
  teams: readonly TeamRecord[],
  edition: TieBreakProperties,
  rest: Partial<TeamStandingsRequest> = {},
): TeamStandingsRequest {
  return {
    teams,
    rounds: Math.max(...teams.map((team) => team.rounds.length)),
    boards: 4,
    matchScoring: MATCH_POINTS_2_1_0,
    gameScoring: SCORING_PRESETS['1-½-0'],
    primaryScore: 'matchPoints',
    kind: 'swiss',
    edition,
    ...rest,
  };
}

export function teamStandingsOf(
  request: TeamStandingsRequest,
  descriptors: readonly string[],
): TeamStandings {
  const standings = computeTeamStandings(request, descriptors);
  if (!standings.ok) throw new Error(JSON.stringify(standings.error));
  return standings.value;
}

/** One tie-break's figures in order of number, as printed; null where undefined. */
export const teamFigures = (request: TeamStandingsRequest, descriptor: string): (number | null)[] =>
  [...teamStandingsOf(request, [descriptor]).entries]
    .sort((a, b) => a.number - b.number)
    .map(({ tieBreaks: [figure] }) => (figure ? printedValue(figure) : null));

/** Number and rank, best first. */
export const teamRanks = (
  request: TeamStandingsRequest,
  descriptors: readonly string[],
): [number: number, rank: number][] =>
  teamStandingsOf(request, descriptors).entries.map(({ number, rank }) => [number, rank]);

export function explainedTeam(
  request: TeamStandingsRequest,
  descriptor: string,
  team: number,
  before: readonly string[] = [],
): TeamExplanation {
  const explanation = explainTeamTieBreak(request, descriptor, tpn(team), before);
  if (!explanation.ok) throw new Error(JSON.stringify(explanation.error));
  return explanation.value;
}
