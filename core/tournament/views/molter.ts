import type { MolterDraw } from '../../pairing/molter/draw.ts';
import { gridsOf, type GridGame, type MolterGrid } from '../../pairing/molter/grids.ts';
import { packOf } from '../../pairing/molter/pack.ts';
import { seatOf } from '../../pairing/molter/seats.ts';
import type { MolterStatus, TableRoundName } from '../../pairing/molter/table-data.ts';
import type { MolterTableGame } from '../../pairing/molter/tables.ts';
import { MOLTER_WORDS, sayRefusal, sayWarning } from '../../pairing/molter/words.ts';
import type { PlayerId, TeamId } from '../../rules/identity.ts';
import { inBoth, type InBoth } from '../../rules/in-both.ts';
import { sumPoints, type Points } from '../../rules/points.ts';
import { pointsOfRound } from '../../rules/scoring.ts';
import { isByLetters } from '../by-letters.ts';
import { letteredTeams, molterAsked, molterTable, seatsOfTeam } from '../lettered-teams.ts';
import { firstOpenRound, isStarted, publishedRounds, type Tournament } from '../state.ts';
import { personalRounds, type PersonalRound } from './records.ts';
import { playerShower, type ShownPlayer } from './shown-player.ts';

/** A round of a table: boards in their order, White first. */
export interface MolterRoundView {
  readonly round: number;
  /** `R1`, and `a` for the autonomous one. */
  readonly name: TableRoundName;
  readonly status: MolterStatus;
  readonly saidStatus: InBoth<string>;
  readonly games: readonly MolterTableGame[];
}

/** A table as papers need it: the event's own, or the one for fewer teams. */
export interface MolterTableView {
  readonly table: string;
  readonly teams: number;
  readonly players: number;
  readonly boards: number;
  readonly rounds: readonly MolterRoundView[];
  readonly warnings: readonly InBoth<string>[];
  /** What each player of each team does, round by round. */
  readonly grids: readonly MolterGrid[];
}

/** A game of a grid, with what it brought. */
export interface GridGameView extends GridGame {
  readonly round: number;
  /** Who sits opposite; null for a free seat. */
  readonly opponentName: string | null;
  /** Null before the result, and before the round is public. */
  readonly points: Points | null;
}

/** A seat of a team, with its games. */
export interface GridLine {
  readonly seat: string;
  /** Who has it in the latest round; null for nobody. */
  readonly player: ShownPlayer | null;
  readonly games: readonly GridGameView[];
  readonly points: Points;
}

/** The grid of a team with its results (Livre de l'Arbitre, lines 6357-6535). */
export interface TeamGridView {
  readonly letter: string;
  readonly team: { readonly id: TeamId; readonly name: string };
  readonly lines: readonly GridLine[];
  /** By round, and all of them. */
  readonly sums: readonly (Points | null)[];
  readonly points: Points;
}

export interface MolterView {
  readonly teams: number;
  readonly players: number;
  readonly rounds: number;
  readonly letters: readonly {
    readonly letter: string;
    readonly team: TeamId;
    readonly name: string;
  }[];
  /** Whether somebody decided on the letters: by lot, or by hand. */
  readonly drawn: boolean;
  readonly started: boolean;
  /** The round whose seats may still be taken. */
  readonly next: number;
  /** Why the book has no table, with the way on; null where it has one. */
  readonly refusal: InBoth<string> | null;
  readonly table: MolterTableView | null;
  /** For one team less and for two. */
  readonly pack: readonly MolterTableView[];
  readonly grids: readonly TeamGridView[];
}

/** An event by Molter tables: its letters, table, grids and papers; null for any other event. */
export function molterView(state: Tournament): MolterView | null {
  if (!isByLetters(state.settings)) return null;
  const asked = molterAsked(state);
  const drawn = molterTable(state);
  return {
    ...asked,
    letters: letteredTeams(state).map(({ letter, team }) => ({
      letter,
      team: team.id,
      name: team.name,
    })),
    drawn: state.teamsNumbered,
    started: isStarted(state),
    next: Math.min(firstOpenRound(state), state.settings.rounds),
    refusal: drawn.ok
      ? null
      : inBoth(sayRefusal(drawn.error, asked, 'en'), sayRefusal(drawn.error, asked, 'fr')),
    table: drawn.ok ? tableView(state, drawn.value) : null,
    pack: drawn.ok ? packOf(drawn.value, asked.rounds).map((one) => tableView(state, one)) : [],
    grids: drawn.ok ? teamGrids(state, drawn.value) : [],
  };
}

function tableView(state: Tournament, draw: MolterDraw): MolterTableView {
  const onBoards = numberedFrom(state.settings.firstBoard, draw);
  const { table, teams, players, boards, played, warnings } = onBoards;
  return {
    ...{ table, teams, players, boards },
    rounds: played.map(({ name, status, games }, index) => ({
      round: index + 1,
      name,
      status,
      saidStatus: inBoth(MOLTER_WORDS.en.statuses[status], MOLTER_WORDS.fr.statuses[status]),
      games,
    })),
    warnings: warnings.map((one) => inBoth(sayWarning(one, 'en'), sayWarning(one, 'fr'))),
    grids: gridsOf(onBoards),
  };
}

/** The boards of the hall, where they do not begin at 1. */
const numberedFrom = (first: number, draw: MolterDraw): MolterDraw => ({
  ...draw,
  played: draw.played.map((round) => ({
    ...round,
    games: round.games.map((game) => ({ ...game, board: game.board + first - 1 })),
  })),
});

function teamGrids(state: Tournament, draw: MolterDraw): TeamGridView[] {
  const lettered = letteredTeams(state);
  const published = publishedRounds(state).length;
  const lines = personalRounds(state, { standingsAfter: published });
  const shown = playerShower(state);
  const seated = draw.played.map(
    (_, index) =>
      new Map(
        lettered.flatMap(({ letter, team }) =>
          seatsOfTeam(state, index + 1, team.id).map(
            (player, place) => [seatOf(letter, place + 1), player] as const,
          ),
        ),
      ),
  );
  const at = (seat: string, round: number): PlayerId | null => seated[round - 1]?.get(seat) ?? null;
  const latest = Math.min(Math.max(1, published), draw.played.length);
  return gridsOf(numberedFrom(state.settings.firstBoard, draw)).flatMap(({ team, players }) => {
    const own = lettered.find(({ letter }) => letter === team);
    if (own === undefined) return [];
    const rows = players.map((games, index): GridLine => {
      const seat = seatOf(team, index + 1);
      const player = at(seat, latest);
      const told = games.map((game, place): GridGameView => {
        const round = place + 1;
        const opponent = at(game.opponent, round);
        const sitting = at(seat, round);
        const record = sitting === null ? undefined : lines.get(sitting)?.[place];
        return {
          ...game,
          round,
          opponentName: opponent === null ? null : (state.players.get(opponent)?.name ?? opponent),
          points: round > published ? null : pointsOf(state, record),
        };
      });
      return {
        seat,
        player: player === null ? null : shown(player),
        games: told,
        points: sumPoints(told.flatMap(({ points }) => points ?? [])),
      };
    });
    return [
      {
        letter: team,
        team: { id: own.team.id, name: own.team.name },
        lines: rows,
        sums: draw.played.map((_, place) => {
          const made = rows.flatMap(({ games }) => games[place]?.points ?? []);
          return made.length === 0 ? null : sumPoints(made);
        }),
        points: sumPoints(rows.map(({ points }) => points)),
      },
    ];
  });
}

/** A free seat has lost; a game without a result has brought nothing yet. */
function pointsOf(state: Tournament, record: PersonalRound | undefined): Points | null {
  if (record === undefined) return sumPoints([]);
  if (record.outcome === 'notEntered') return null;
  return pointsOfRound(record, state.settings.scoring);
}
