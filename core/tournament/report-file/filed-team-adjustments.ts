import { isTeamEvent, recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import type { TieBreakProperties } from '../../rules/editions/tie-breaks.ts';
import { pointsFromTenths } from '../../rules/points.ts';
import { cell, pointsAt } from '../../standings/field.ts';
import { openTeamField } from '../../standings/teams/team-field.ts';
import type { TournamentEvent } from '../event.ts';
import { TEAM_SCORES } from '../round.ts';
import { teamNumbered } from './matches.ts';
import { withDecisions } from './team-decisions.ts';
import { teamRequestOfReport } from './team-question.ts';

/** What 299 gave teams beside the scoring system, as the difference it made. */
export function teamAdjustments(
  document: TrfDocument,
  edition: TieBreakProperties,
): TournamentEvent[] {
  if (!isTeamEvent(document) || recordsOf(document, '299').length === 0) return [];
  const request = teamRequestOfReport(document, edition);
  const [made, decided] = [
    openTeamField(request),
    openTeamField({ ...request, teams: withDecisions(request, document) }),
  ];
  // What does not fit together is refused with its place when standings are made.
  if (!made.ok || !decided.ok) return [];
  return request.teams.flatMap(({ number, rounds }) =>
    rounds.flatMap((_, index) =>
      TEAM_SCORES.flatMap((score): TournamentEvent[] => {
        const [before, after] = [made.value, decided.value].map((field) => {
          const at = cell(field[score], field.indexOf.get(number) ?? 0, index + 1);
          return pointsAt(field[score], at);
        }) as [number, number];
        if (before === after) return [];
        return [
          {
            type: 'teamPointsAdjusted',
            team: teamNumbered(number),
            round: index + 1,
            score,
            points: pointsFromTenths(after - before),
            reason: 'TRF 299',
          },
        ];
      }),
    ),
  );
}
