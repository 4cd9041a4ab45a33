import type { Colour } from '../../rules/colour.ts';
import type { PlayerId, TeamId, Tpn } from '../../rules/identity.ts';
import { hasResult, sideOf, type Bye } from '../../rules/outcome.ts';
import { sumPoints, type Points } from '../../rules/points.ts';
import { pointsFor } from '../../rules/scoring.ts';
import { lastWord } from '../corrections.ts';
import { boardNumber, lineUpOf } from '../line-ups.ts';
import type { ForfeitedBoards, Game, Match, Round, Unpaired } from '../round.ts';
import type { Tournament } from '../state.ts';
import { teamsNotPlaying } from '../teams-not-playing.ts';
import type { ShownPlayer } from './shown-player.ts';
import { teamNumbers } from './team-records.ts';

export const SIDES_OF_MATCH = ['first', 'second'] as const;
export type SideOfMatch = (typeof SIDES_OF_MATCH)[number];

export interface TeamShown {
  readonly id: TeamId;
  /** Its pairing number. */
  readonly tpn: Tpn | null;
  readonly name: string;
}

/** A team of a match, with what it has made so far. */
export interface MatchTeam extends TeamShown {
  /** Game points of the match; null where results are not for this audience. */
  readonly points: Points | null;
  /** Boards lost by decision that still stand as lost; null for none. */
  readonly forfeited: Pick<ForfeitedBoards, 'board' | 'reason'> | null;
}

/** A board of a match at which one side has nobody. */
export interface BoardOfOneSide {
  readonly board: number;
  /** Whose player is there. */
  readonly side: SideOfMatch;
  readonly player: ShownPlayer;
  /** Won, or lost as well where the boards of the team are forfeited. */
  readonly outcome: Unpaired['outcome'];
}

export interface MatchView {
  readonly table: number;
  /** Its boards are numbered from here on, as many as the event has. */
  readonly firstBoard: number;
  readonly boards: number;
  readonly first: MatchTeam;
  readonly second: MatchTeam;
  /** Boards without a result; null where results are not for this audience. */
  readonly open: number | null;
  readonly emptyBoards: readonly BoardOfOneSide[];
}

/** A team without an opponent in the round. */
export interface FreeTeamView {
  readonly team: TeamShown;
  readonly outcome: Bye;
  /** Left over by the pairing, not away by itself. */
  readonly byPairing: boolean;
}

interface Shown {
  readonly results: boolean;
  readonly player: (id: PlayerId) => ShownPlayer;
}

/** The matches of a round with their running scores, table by table. */
export function matchViews(state: Tournament, round: Round, shown: Shown): MatchView[] {
  return round.matches.map((match) => {
    const games = round.games.filter((game) => game.match === match.table);
    const alone = emptyBoards(state, round, match, shown.player);
    const team = (side: SideOfMatch): MatchTeam => ({
      ...teamShown(state, match[side]),
      points: shown.results ? pointsOfSide(state, side, match, games, alone) : null,
      forfeited: shown.results ? forfeitedBy(state, round, match, match[side], games) : null,
    });
    return {
      table: match.table,
      firstBoard: boardNumber(state, match.table, 0),
      boards: state.settings.team?.boards ?? 0,
      first: team('first'),
      second: team('second'),
      open: shown.results ? games.filter((game) => !hasResult(lastWord(game))).length : null,
      emptyBoards: alone,
    };
  });
}

export function freeTeamViews(state: Tournament, { freeTeams, number }: Round): FreeTeamView[] {
  const away = teamsNotPlaying(state, number).map(({ team }) => team);
  return freeTeams.map(({ team, outcome }) => ({
    team: teamShown(state, team),
    outcome,
    byPairing: !away.includes(team),
  }));
}

export const teamShown = (state: Tournament, id: TeamId): TeamShown => ({
  id,
  tpn: teamNumbers(state).get(id) ?? null,
  name: state.teams.get(id)?.name ?? id,
});

/** What the first-named team of its match has on a board; null outside of a match. */
export function colourOfFirst(state: Tournament, round: Round, game: Game): Colour | null {
  const match = round.matches.find(({ table }) => table === game.match);
  if (match === undefined) return null;
  return isOf(state, match.first, game.black) ? 'black' : 'white';
}

const isOf = (state: Tournament, team: TeamId, player: PlayerId): boolean =>
  state.teams.get(team)?.roster.includes(player) ?? false;

function pointsOfSide(
  state: Tournament,
  side: SideOfMatch,
  match: Match,
  games: readonly Game[],
  alone: readonly BoardOfOneSide[],
): Points {
  const { scoring } = state.settings;
  return sumPoints([
    ...games.map((game) => {
      const colour = isOf(state, match[side], game.black) ? 'black' : 'white';
      return pointsFor(sideOf(lastWord(game), colour), scoring);
    }),
    ...alone
      .filter((board) => board.side === side)
      .map(({ outcome }) => pointsFor(outcome, scoring)),
  ]);
}

/** What was decided, as long as no other result has been entered since. */
function forfeitedBy(
  state: Tournament,
  round: Round,
  { table }: Match,
  team: TeamId,
  games: readonly Game[],
): MatchTeam['forfeited'] {
  const decided = round.forfeitedBoards?.find((one) => one.team === team);
  if (decided === undefined) return null;
  const from = boardNumber(state, table, decided.board - 1);
  const stands = games
    .filter(({ board }) => board >= from)
    .every((game) => {
      const colour = isOf(state, team, game.black) ? 'black' : 'white';
      return sideOf(lastWord(game), colour) === 'forfeitLoss';
    });
  return stands ? { board: decided.board, reason: decided.reason } : null;
}

/** Where somebody of one team sits opposite nobody of the other. */
function emptyBoards(
  state: Tournament,
  round: Round,
  match: Match,
  player: (id: PlayerId) => ShownPlayer,
): BoardOfOneSide[] {
  return SIDES_OF_MATCH.flatMap((side) => {
    const listed = lineUpOf(state, round.number, match[side]);
    return round.unpaired.flatMap((line): BoardOfOneSide[] => {
      const index = listed.indexOf(line.player);
      if (line.reason !== 'emptyBoard' || index < 0) return [];
      const board = boardNumber(state, match.table, index);
      return [{ board, side, player: player(line.player), outcome: line.outcome }];
    });
  }).sort((a, b) => a.board - b.board);
}
