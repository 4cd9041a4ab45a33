import { opposite, type Colour } from '../../rules/colour.ts';
import type { PlayerId, TeamId, Tpn } from '../../rules/identity.ts';
import {
  hasResult,
  NOT_ENTERED,
  sideOf,
  type Bye,
  type GameOutcome,
  type PlayedScore,
} from '../../rules/outcome.ts';
import { sumPoints, type Points } from '../../rules/points.ts';
import { pointsFor } from '../../rules/scoring.ts';
import { lastWord } from '../corrections.ts';
import { arrangementOf } from '../arranged-matches.ts';
import { awaitsLineUps } from '../awaited-line-ups.ts';
import { homeVenue } from '../home-venue.ts';
import { boardNumber, lineUpOf } from '../line-ups.ts';
import type { Arrangement, ForfeitedBoards, Game, Match, Round, Unpaired } from '../round.ts';
import type { Tournament } from '../state.ts';
import { teamsNotPlaying } from '../teams-not-playing.ts';
import type { ShownPlayer } from './shown-player.ts';
import { seatsOfMatch } from './team-boards.ts';
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

/** One board of a match, from the side of the team named first. */
export interface MatchBoard {
  /** From 1 in every match. */
  readonly board: number;
  /** The number on the table; null where nobody plays. */
  readonly table: number | null;
  readonly first: ShownPlayer | null;
  readonly second: ShownPlayer | null;
  /** Of the player of the first-named team. */
  readonly colour: Colour;
  /** Written first–second, whoever has White; an empty seat has lost by forfeit. */
  readonly outcome: GameOutcome;
}

/** Two teams and their boards: the one telling of a match, for the desk, papers, pages and walls. */
export interface MatchView {
  readonly table: number;
  /** Its boards are numbered from here on, as many as the event has. */
  readonly firstBoard: number;
  readonly boards: number;
  /** None as long as line-ups are awaited. */
  readonly seats: readonly MatchBoard[];
  /** Nobody knows yet who plays: line-ups are still handed in, or sealed. */
  readonly awaited: boolean;
  readonly first: MatchTeam;
  readonly second: MatchTeam;
  /** A result is in, or nothing is left to be played; false where results are not for this audience. */
  readonly begun: boolean;
  /** Boards without a result; null where results are not for this audience. */
  readonly open: number | null;
  readonly emptyBoards: readonly BoardOfOneSide[];
  /** What was arranged for it alone; null where it is played as its round. */
  readonly arranged: Arrangement | null;
  /** As arranged, else the home venue of the first team; null where neither is known. */
  readonly place: string | null;
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
    const awaited = awaitsLineUps(state, round, match);
    const games = round.games.filter((game) => game.match === match.table);
    const alone = awaited ? [] : emptyBoards(state, round, match, shown.player);
    const seats = awaited ? [] : seatsIn(state, round, match, alone, shown);
    const arranged = arrangementOf(round, match.table);
    const team = (side: SideOfMatch): MatchTeam => ({
      ...teamShown(state, match[side]),
      points: shown.results ? pointsOfSide(state, side, match, games, alone) : null,
      forfeited: shown.results ? forfeitedBy(state, round, match, match[side], games) : null,
    });
    return {
      table: match.table,
      firstBoard: boardNumber(state, match.table, 0),
      boards: state.settings.team?.boards ?? 0,
      seats,
      awaited,
      first: team('first'),
      second: team('second'),
      begun:
        shown.results &&
        (games.some((game) => hasResult(lastWord(game))) ||
          (!awaited && seats.every(({ outcome }) => hasResult(outcome)))),
      open: shown.results ? games.filter((game) => !hasResult(lastWord(game))).length : null,
      emptyBoards: alone,
      arranged,
      place: arranged?.place ?? homeVenue(state, match.first),
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

/** Who sits where, and what was last said of each board. */
function seatsIn(
  state: Tournament,
  round: Round,
  match: Match,
  alone: readonly BoardOfOneSide[],
  { results, player }: Shown,
): MatchBoard[] {
  const colours = state.settings.team?.boardColours ?? '';
  return seatsOfMatch(state, round, match).map(({ first, second }, index): MatchBoard => {
    const game = round.games.find(
      ({ white, black }) => [first, second].includes(white) && [first, second].includes(black),
    );
    const number = boardNumber(state, match.table, index);
    const single = game ? undefined : alone.find(({ board }) => board === number);
    const shown = (side: SideOfMatch, id: PlayerId | null): ShownPlayer | null =>
      single?.side === side ? single.player : id === null ? null : player(id);
    const listed: Colour = colours[index] === 'B' ? 'black' : 'white';
    const colour = game === undefined ? listed : game.white === first ? 'white' : 'black';
    const isLostByBoth = single !== undefined && single.outcome !== 'forfeitWin';
    const said = game ? fromSideOf(colour, lastWord(game)) : unplayed(first, second, isLostByBoth);
    return {
      board: index + 1,
      table: game?.board ?? null,
      first: shown('first', first),
      second: shown('second', second),
      colour,
      outcome: results ? said : NOT_ENTERED,
    };
  });
}

/** Nobody opposite: won by forfeit, and lost by both where nobody sits at all, or both have lost the board. */
function unplayed(
  first: PlayerId | null,
  second: PlayerId | null,
  isLostByBoth: boolean,
): GameOutcome {
  if (isLostByBoth || (first === null && second === null)) return { kind: 'doubleForfeit' };
  return { kind: 'forfeit', winner: first === null ? 'black' : 'white' };
}

const REVERSED: Readonly<Record<PlayedScore, PlayedScore>> = {
  '1-0': '0-1',
  '½-½': '½-½',
  '0-1': '1-0',
  '0-0': '0-0',
  '½-0': '0-½',
  '0-½': '½-0',
};

/** A result as it is written by who has a colour. */
function fromSideOf(colour: Colour, outcome: GameOutcome): GameOutcome {
  if (colour === 'white') return outcome;
  if (outcome.kind === 'played') return { ...outcome, score: REVERSED[outcome.score] };
  return outcome.kind === 'forfeit' ? { ...outcome, winner: opposite(outcome.winner) } : outcome;
}

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
