import type { Tpn } from '../../rules/identity.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { undefinedFigure, type Figure } from '../figure.ts';
import { splitByFigure } from '../tied-groups.ts';
import { matchWithoutBoards } from './boards.ts';
import { cupPlaceOfTeams } from './cup-place-of-teams.ts';
import { chooseTeamTieBreaks, type ChosenTeamTieBreak } from './eligibility.ts';
import type { Score, TeamRefusal, TeamStandingsRequest } from './request.ts';
import { openTeamField, type TeamField, type TeamIndex } from './team-field.ts';

/** One line of the standings of teams. */
export interface TeamStandingsEntry {
  /** Shared by those no tie-break separates. */
  readonly rank: number;
  readonly number: Tpn;
  readonly name: string;
  readonly matchPoints: Points;
  readonly gamePoints: Points;
  /** One figure for each tie-break, in the order of the list. */
  readonly tieBreaks: readonly Figure[];
  /** What put the team below the one before: `PTS`, or a tie-break's place in the list; null for nothing. */
  readonly separatedBy: 'PTS' | number | null;
}

export interface TeamStandings {
  /** What ranks first. */
  readonly primaryScore: Score;
  /** The tie-breaks applied, as written in report files. */
  readonly descriptors: readonly string[];
  /** In order of rank; those who share one, by number. */
  readonly entries: readonly TeamStandingsEntry[];
}

/**
 * Ranks by the primary score, then by each tie-break among those still tied (C.07 4.2 and 13). A list
 * that begins with the place in a cup ranks by it instead.
 */
export function computeTeamStandings(
  request: TeamStandingsRequest,
  descriptors: readonly string[],
): Result<TeamStandings, TeamRefusal> {
  const prepared = prepare(request, descriptors);
  if (!prepared.ok) return prepared;
  return success(rankTeams(prepared.value.field, prepared.value.chosen));
}

/** An event laid out, and the tie-breaks that can be applied to it. */
export interface Prepared {
  readonly field: TeamField;
  readonly chosen: readonly ChosenTeamTieBreak[];
}

/** Reads the list and lays out the event; refuses what needs boards nobody entered. */
export function prepare(
  request: TeamStandingsRequest,
  descriptors: readonly string[],
): Result<Prepared, TeamRefusal> {
  const chosen = chooseTeamTieBreaks(descriptors, request);
  if (!chosen.ok) return chosen;
  const field = openTeamField(request);
  if (!field.ok) return field;
  const onBoards = chosen.value.find(({ tieBreak }) => tieBreak.needsBoards);
  const unknown = onBoards && matchWithoutBoards(field.value);
  if (unknown) {
    return failure({ code: 'boardsMissing', descriptor: onBoards.descriptor, ...unknown });
  }
  return success({ field: field.value, chosen: chosen.value });
}

/** Tied teams together, best first, and what separated each group from the one before it. */
export interface TiedTeams {
  readonly teams: readonly TeamIndex[];
  readonly separatedBy: TeamStandingsEntry['separatedBy'];
}

/** Which teams are tied before the list of tie-breaks is looked at. */
export const firstTies = (
  field: TeamField,
  [first]: readonly ChosenTeamTieBreak[],
): readonly TiedTeams[] =>
  first?.tieBreak === cupPlaceOfTeams
    ? [{ teams: field.teams.map((_, team) => team), separatedBy: null }]
    : teamsByPoints(field);

function teamsByPoints(field: TeamField): TiedTeams[] {
  const { scores } = field[field.primary];
  const points = (team: TeamIndex): Figure => ({ value: scores[team] ?? 0, per: 10 });
  const everybody = field.teams.map((_, team) => team);
  return splitByFigure(everybody, points, 'higher').map((teams, place) => ({
    teams,
    separatedBy: place === 0 ? null : 'PTS',
  }));
}

/** Applies one tie-break to every group; `figures` receives what it found. */
export function applyTeamTieBreak(
  field: TeamField,
  groups: readonly TiedTeams[],
  { tieBreak, choice, better }: ChosenTeamTieBreak,
  place: number,
  figures: Map<TeamIndex, Figure>,
): TiedTeams[] {
  if (tieBreak.scope === 'team') {
    for (const team of field.teams.keys()) {
      figures.set(team, tieBreak.compute(field, team, choice, false));
    }
  }
  return groups.flatMap(({ teams, separatedBy }) => {
    if (teams.length === 1) return [{ teams, separatedBy }];
    let parts: readonly (readonly TeamIndex[])[];
    if (tieBreak.scope === 'team') {
      parts = splitByFigure(teams, (team) => figures.get(team) ?? NOT_TIED, better);
    } else {
      const broken = tieBreak.breakTie(field, teams, choice, false);
      for (const [team, figure] of broken.figures) figures.set(team, figure);
      parts = broken.order;
    }
    return parts.map((part, index) => ({
      teams: part,
      separatedBy: index === 0 ? separatedBy : place,
    }));
  });
}

function rankTeams(field: TeamField, chosen: readonly ChosenTeamTieBreak[]): TeamStandings {
  let groups = firstTies(field, chosen);
  const columns = chosen.map((tieBreak, place) => {
    const figures = new Map<TeamIndex, Figure>();
    groups = applyTeamTieBreak(field, groups, tieBreak, place, figures);
    return figures;
  });
  const entries: TeamStandingsEntry[] = [];
  for (const { teams, separatedBy } of groups) {
    const rank = entries.length + 1;
    for (const [place, team] of teams.entries()) {
      const record = field.teams[team];
      if (!record) continue;
      entries.push({
        rank,
        number: record.number,
        name: record.name,
        matchPoints: pointsFromTenths(field.matchPoints.scores[team] ?? 0),
        gamePoints: pointsFromTenths(field.gamePoints.scores[team] ?? 0),
        tieBreaks: columns.map((figures) => figures.get(team) ?? NOT_TIED),
        separatedBy: place === 0 ? separatedBy : null,
      });
    }
  }
  return {
    primaryScore: field.primary,
    descriptors: chosen.map(({ descriptor }) => descriptor),
    entries,
  };
}

const NOT_TIED = undefinedFigure('notTied');
