import type { Colour } from '../../rules/colour.ts';
import type { Tpn } from '../../rules/identity.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import { success, type Result } from '../../rules/result.ts';
import { cell, pointsAt } from '../field.ts';
import type { TeamRefusal, TeamStandingsRequest } from './request.ts';
import { everyRound, openTeamField, roundOf } from './team-field.ts';
import type { BoardRecord, TeamOutcome } from './team-record.ts';
import type { TeamStandingsEntry } from './team-standings.ts';

/** One round of one team. */
export interface TeamCrosstableCell {
  /** The opponent's line in this table; null without an opponent. */
  readonly opponentLine: number | null;
  readonly opponent: Tpn | null;
  readonly colour: Colour | null;
  readonly outcome: TeamOutcome;
  readonly matchPoints: Points;
  readonly gamePoints: Points;
  /** Board by board, where it is known. */
  readonly boards: readonly BoardRecord[] | null;
}

export interface TeamCrosstableLine {
  /** 1, 2, 3 … down the table: how cells name an opponent, even where ranks are shared. */
  readonly line: number;
  readonly rank: number;
  readonly number: Tpn;
  readonly name: string;
  readonly matchPoints: Points;
  readonly gamePoints: Points;
  /** Round r at index r − 1. */
  readonly rounds: readonly TeamCrosstableCell[];
}

/** The matches of every team in the order of the standings. */
export function teamCrosstableLines(
  entries: readonly TeamStandingsEntry[],
  request: TeamStandingsRequest,
): Result<TeamCrosstableLine[], TeamRefusal> {
  const opened = openTeamField(request);
  if (!opened.ok) return opened;
  const field = opened.value;
  const lineOf = new Map(entries.map(({ number }, index) => [number, index + 1]));
  const scored = (score: 'matchPoints' | 'gamePoints', team: number, round: number): Points =>
    pointsFromTenths(pointsAt(field[score], cell(field[score], team, round)));
  return success(
    entries.map(({ rank, number, name, matchPoints, gamePoints }, index) => {
      const team = field.indexOf.get(number) ?? 0;
      return {
        line: index + 1,
        rank,
        number,
        name,
        matchPoints,
        gamePoints,
        rounds: everyRound(field).map((round) => {
          const { opponent, colour, outcome, boards } = roundOf(field, team, round);
          return {
            opponentLine: opponent === null ? null : (lineOf.get(opponent) ?? null),
            opponent,
            colour: colour ?? null,
            outcome,
            matchPoints: scored('matchPoints', team, round),
            gamePoints: scored('gamePoints', team, round),
            boards: boards ?? null,
          };
        }),
      };
    }),
  );
}
