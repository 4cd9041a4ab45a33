import {
  writePgn,
  type PgnMoves,
  type PgnPlayer,
  type PgnShell,
} from '../../formats/pgn/write-pgn.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import { arrangementOf, isOnOtherDay } from '../../tournament/arranged-matches.ts';
import { lastWord } from '../../tournament/corrections.ts';
import { endOfGame, isReversed } from '../../tournament/games/end-of-game.ts';
import { homeVenue } from '../../tournament/home-venue.ts';
import { boardNumber } from '../../tournament/line-ups.ts';
import type { Game, Round } from '../../tournament/round.ts';
import { withoutAwaited } from '../../tournament/awaited-line-ups.ts';
import { publishedRounds, type Tournament } from '../../tournament/state.ts';
import { maySee, type Audience } from '../../tournament/views/audience.ts';

/** Moves that are kept of a board; null where there are none. */
export type MovesOf = (round: number, board: number) => PgnMoves | null;

/** One game a board of every published round, or of one: a shell for broadcasts without its moves. */
export function gamesOf(
  state: Tournament,
  audience: Audience,
  { round, movesOf = () => null, only = () => true }: GamesAsked = {},
): string {
  if (!maySee(state, audience, 'pairings')) return '';
  const results = maySee(state, audience, 'results');
  const player = playerWriter(state);
  const shells = publishedRounds(state)
    .filter(({ number }) => round === undefined || number === round)
    .flatMap((one) =>
      withoutAwaited(state, one)
        .games.filter((game) => only(one.number, game.board))
        .map((game) => shellOf(state, one, game, { player, results, movesOf })),
    );
  return writePgn(shells);
}

export interface GamesAsked {
  readonly round?: number | undefined;
  readonly movesOf?: MovesOf;
  /** Boards to be written; all unless told. */
  readonly only?: (round: number, board: number) => boolean;
}

interface ShellContext {
  readonly player: (id: PlayerId) => PgnPlayer;
  readonly results: boolean;
  readonly movesOf: MovesOf;
}

function shellOf(
  state: Tournament,
  round: Round,
  game: Game,
  { player, results, movesOf }: ShellContext,
): PgnShell {
  const { settings } = state;
  const { number } = round;
  const arranged = game.match === undefined ? null : arrangementOf(round, game.match);
  const home = round.matches.find(({ table }) => table === game.match)?.first;
  const otherDay = isOnOtherDay(arranged);
  const outcome: GameOutcome = results ? lastWord(game) : { kind: 'notEntered' };
  const [white, black] = isReversed(outcome) ? [game.black, game.white] : [game.white, game.black];
  return {
    event: settings.name,
    site: arranged?.place ?? (home === undefined ? null : homeVenue(state, home)) ?? settings.place,
    date: otherDay ? (arranged?.day ?? null) : (settings.roundDates[number - 1] ?? null),
    time: arranged?.time ?? (otherDay ? null : (settings.roundTimes[number - 1] ?? null)),
    round: `${number}.${game.board}`,
    board: boardOfMatch(state, game),
    white: player(white),
    black: player(black),
    ...endOfGame(outcome),
    eventDate: settings.firstDay,
    timeControl: settings.timeControl,
    moves: movesOf(number, game.board),
  };
}

/** The board of its match in a team event, from 1; the board of the event in any other. */
function boardOfMatch(state: Tournament, { match, board }: Game): number {
  return match === undefined ? board : board - boardNumber(state, match, 0) + 1;
}

function playerWriter(state: Tournament): (id: PlayerId) => PgnPlayer {
  const teams = new Map(
    [...state.teams.values()].flatMap(({ name, roster }) =>
      roster.map((id) => [id, name] as const),
    ),
  );
  return (id) => {
    const player = state.players.get(id);
    return {
      name: player?.name ?? id,
      title: player?.title ?? null,
      rating: player?.ratings.fide ?? player?.ratings.national ?? null,
      fideId: player?.fideId ?? null,
      federation: player?.federation ?? null,
      team: teams.get(id) ?? null,
    };
  };
}
