import type { GamesAsked } from '@ronde/core/documents/files/games.ts';
import type { PgnMoves } from '@ronde/core/formats/pgn/write-pgn.ts';
import type { GamesOfBoard } from '@ronde/core/formats/tournament-file/kept-game.ts';
import { boardsOf, keyOf } from '@ronde/core/tournament/games/match-games.ts';
import { movesKept } from '@ronde/core/tournament/games/moves-kept.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { judgedGames } from './kept-games-of.ts';

/** Moves that go into a file of games, as a plain value. */
export interface GamesToWrite {
  readonly boards: readonly {
    readonly round: number;
    readonly board: number;
    readonly moves: PgnMoves;
  }[];
  /** Of this round alone. */
  readonly round?: number;
  /** Boards of these players alone, such as those of a norm. */
  readonly players?: readonly string[];
}

/** Whether the moves of its games are for everybody. */
export const areGamesPublic = ({ settings }: Tournament): boolean =>
  settings.publication.games === true;

/** The moves that are kept and contradict nothing; a game in conflict goes out without its own. */
export async function gamesToWrite(
  state: Tournament,
  kept: readonly GamesOfBoard[],
): Promise<GamesToWrite> {
  const { boards } = await judgedGames(state, kept);
  return {
    boards: boards.flatMap(({ round, board, moves, game }) =>
      moves === 'kept' && game !== null ? [{ round, board, moves: movesKept(game) }] : [],
    ),
  };
}

/** What is to be written, for the writer of files. */
export function gamesAsked(
  state: Tournament,
  { boards, round, players }: GamesToWrite,
): GamesAsked {
  const movesOf = new Map(boards.map((one) => [keyOf(one), one.moves]));
  const asked: GamesAsked = {
    round,
    movesOf: (of, board) => movesOf.get(keyOf({ round: of, board })) ?? null,
  };
  if (players === undefined) return asked;
  const theirs = new Set(
    boardsOf(state)
      .filter(({ white, black }) => players.includes(white) || players.includes(black))
      .map(keyOf),
  );
  return { ...asked, only: (of, board) => theirs.has(keyOf({ round: of, board })) };
}
