import {
  writePgn,
  type PgnMoves,
  type PgnPlayer,
  type PgnShell,
} from '../../formats/pgn/write-pgn.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import { lastWord } from '../../tournament/corrections.ts';
import { endOfGame, isReversed } from '../../tournament/games/end-of-game.ts';
import type { Game, Round } from '../../tournament/round.ts';
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
      one.games
        .filter((game) => only(one.number, game.board))
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
  { settings }: Tournament,
  { number }: Round,
  game: Game,
  { player, results, movesOf }: ShellContext,
): PgnShell {
  const outcome: GameOutcome = results ? lastWord(game) : { kind: 'notEntered' };
  const [white, black] = isReversed(outcome) ? [game.black, game.white] : [game.white, game.black];
  return {
    event: settings.name,
    site: settings.place,
    date: settings.roundDates[number - 1] ?? null,
    time: settings.roundTimes[number - 1] ?? null,
    round: `${number}.${game.board}`,
    board: game.board,
    white: player(white),
    black: player(black),
    ...endOfGame(outcome),
    eventDate: settings.firstDay,
    timeControl: settings.timeControl,
    moves: movesOf(number, game.board),
  };
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
