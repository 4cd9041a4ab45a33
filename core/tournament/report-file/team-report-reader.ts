import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { matchScoringOf } from '../../formats/trf/match-scoring.ts';
import { playerRecords } from '../../formats/trf/player-records.ts';
import { scoringOf } from '../../formats/trf/scoring-of.ts';
import type { Colour } from '../../rules/colour.ts';
import { tpn, type Tpn } from '../../rules/identity.ts';
import type { PlayerRecord, RoundRecord } from '../../rules/record.ts';
import type { MatchPoints } from '../views/team-match.ts';
import type { TeamSection } from './team-report-round.ts';
import type { Side } from '../views/team-seats.ts';

/** A team of a report file: 310, or 013 numbered in the order of the lines. */
export interface ReportedTeam {
  readonly number: Tpn;
  readonly name: string;
  readonly roster: readonly number[];
}

export function reportedTeams(document: TrfDocument): ReportedTeam[] {
  const listed = (players: readonly (number | null)[]): number[] =>
    players.filter((player) => player !== null);
  const modern = recordsOf(document, '310').map(({ number, name, players }) => ({
    number: tpn(number),
    name,
    roster: listed(players),
  }));
  if (modern.length > 0) return modern;
  return recordsOf(document, '013').map(({ name, players }, index) => ({
    number: tpn(index + 1),
    name,
    roster: listed(players),
  }));
}

export interface Reader extends MatchPoints {
  readonly teams: ReadonlyMap<number, ReportedTeam>;
  readonly teamOf: ReadonlyMap<number, Tpn>;
  readonly players: ReadonlyMap<number, PlayerRecord>;
  /** Colours of the team named first, board by board (352). */
  readonly colours: readonly Colour[];
}

export function readerOf(document: TrfDocument, teams: readonly ReportedTeam[]): Reader {
  return {
    teams: new Map(teams.map((team) => [team.number, team])),
    teamOf: new Map(
      teams.flatMap(({ number, roster }) => roster.map((player) => [player, number] as const)),
    ),
    players: new Map(playerRecords(document).map((player) => [player.tpn, player])),
    colours: recordsOf(document, '352')[0]?.colours ?? [],
    gameScoring: scoringOf(document).scoring,
    matchScoring: matchScoringOf(document),
  };
}

export const cellOf = (
  { players }: Reader,
  player: number,
  index: number,
): RoundRecord | undefined => players.get(player)?.rounds[index];

/** The teams a team's players met in a round. */
export function teamsMet(
  reader: Reader,
  { roster, number }: ReportedTeam,
  index: number,
): Set<Tpn> {
  const met = new Set<Tpn>();
  for (const player of roster) {
    const opponent = cellOf(reader, player, index)?.opponent ?? null;
    const team = opponent === null ? undefined : reader.teamOf.get(opponent);
    if (team !== undefined && team !== number) met.add(team);
  }
  return met;
}

export const meetsSeveral = (reader: Reader, index: number): boolean =>
  [...reader.teams.values()].some((team) => teamsMet(reader, team, index).size > 1);

/** Who sat for a team: with an opponent, or winning alone. A forfeit lost alone may be a rest. */
export function sideOf(
  reader: Reader,
  section: TeamSection,
  team: number,
  index: number,
): Side<number> {
  const players = (reader.teams.get(team)?.roster ?? []).filter((player) => {
    const cell = cellOf(reader, player, index);
    return cell !== undefined && (cell.opponent !== null || cell.outcome === 'forfeitWin');
  });
  return { players, lineUp: section.lineUps.get(team)?.players ?? null };
}
