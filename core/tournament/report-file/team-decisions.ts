import { ASSIGNMENTS, type Assignment } from '../../formats/trf/abnormal-points-record.ts';
import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { PlayerOutcome } from '../../rules/outcome.ts';
import { pointsFromTenths } from '../../rules/points.ts';
import { cell, outcomeAt, pointsAt, type Field } from '../../standings/field.ts';
import type { TeamStandingsRequest } from '../../standings/teams/request.ts';
import { openTeamField } from '../../standings/teams/team-field.ts';
import type { TeamRecord, TeamRound } from '../../standings/teams/team-record.ts';

type Score = 'matchPoints' | 'gamePoints';

/** Points decided beside the scoring system (299 of a team event), written into the crosstable. */
export function withDecisions(
  request: TeamStandingsRequest,
  document: TrfDocument,
): readonly TeamRecord[] {
  const records = recordsOf(document, '299');
  if (records.length === 0) return request.teams;
  const field = openTeamField(request);
  // What does not fit together is refused with its place when standings are made.
  if (!field.ok) return request.teams;
  const decided = (team: TeamRecord, round: number, score: Score): Partial<TeamRound> => {
    const index = field.value.indexOf.get(team.number) ?? 0;
    const points = decidedPoints(records, field.value[score], index, team.number, round, score);
    return points === null ? {} : { [score]: pointsFromTenths(points) };
  };
  return request.teams.map((team) => ({
    ...team,
    rounds: team.rounds.map((round, index) => ({
      ...round,
      ...decided(team, index + 1, 'matchPoints'),
      ...decided(team, index + 1, 'gamePoints'),
    })),
  }));
}

type Decision = ReturnType<typeof recordsOf<'299'>>[number];

/** What names a team or a round stands before what names all; penalties and bonuses add up. */
function decidedPoints(
  records: readonly Decision[],
  field: Field,
  index: number,
  team: Tpn,
  round: number,
  score: Score,
): number | null {
  const at = cell(field, index, round);
  const assignment = assignmentOf(outcomeAt(field, at));
  let instead: { readonly points: number; readonly closeness: number } | null = null;
  let bonus = 0;
  for (const record of records) {
    const points = record[score];
    const toAll = record.numbers.length === 0;
    if (points === null || (!toAll && !record.numbers.includes(team))) continue;
    if (record.assignment === null) {
      // One of no round in particular counts once, in the first.
      if ((record.round ?? 1) === round) bonus += points;
      continue;
    }
    if (record.assignment !== assignment) continue;
    if (record.round !== null && record.round !== round) continue;
    const closeness = (toAll ? 0 : 2) + (record.round === null ? 0 : 1);
    if (instead === null || closeness >= instead.closeness) instead = { points, closeness };
  }
  if (instead === null && bonus === 0) return null;
  return (instead?.points ?? pointsAt(field, at)) + bonus;
}

const assignmentOf = (outcome: PlayerOutcome): Assignment | null =>
  outcome in ASSIGNMENTS ? (outcome as Assignment) : null;
