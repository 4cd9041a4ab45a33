import type { GamesOfBoard, KeptGame } from '../../formats/tournament-file/kept-game.ts';
import { readPgn, type PgnGame } from '../../formats/pgn/read-pgn.ts';
import type { Tournament } from '../state.ts';
import {
  boardsOf,
  conflictsOf,
  keyOf,
  wasPlayed,
  type BoardOfRound,
  type GameConflict,
  type Replay,
} from './match-games.ts';
import { TaggedPlayers } from './tagged-players.ts';

/** What is known of the moves of a board: none are asked for where nobody played. */
export const MOVES_STATES = ['kept', 'conflict', 'missing', 'notPlayed'] as const;
export type MovesState = (typeof MOVES_STATES)[number];

/** A board with its game as it is kept. */
export interface BoardWithGame extends BoardOfRound {
  readonly moves: MovesState;
  readonly kept: KeptGame | null;
  readonly game: PgnGame | null;
  readonly conflicts: readonly GameConflict[];
  /** What was replaced or taken away can come back. */
  readonly wayBack: boolean;
}

export interface KeptGames {
  readonly boards: readonly BoardWithGame[];
  /** Kept on boards that are there no more. */
  readonly strays: readonly GamesOfBoard[];
}

/** The game of a text that is kept; what cannot be read is no game. */
export const gameOfText = (text: string): PgnGame | null => readPgn(text).games[0] ?? null;

/** Kept games beside the boards of the event as it stands now. */
export function keptGames(
  state: Tournament,
  kept: readonly GamesOfBoard[],
  /** What playing the moves of a kept text showed. */
  replayed: (text: string) => Replay,
): KeptGames {
  const byPlace = new Map(kept.map((one) => [keyOf(one), one]));
  const players = new TaggedPlayers(state.players.values());
  const boards = boardsOf(state).map((board): BoardWithGame => {
    const here = byPlace.get(keyOf(board));
    byPlace.delete(keyOf(board));
    const now = here?.kept ?? null;
    const game = now === null ? null : gameOfText(now.text);
    const wayBack = (here?.replaced ?? null) !== null;
    if (now === null || game === null) {
      const moves = wasPlayed(board.outcome) ? 'missing' : 'notPlayed';
      return { ...board, moves, kept: null, game: null, conflicts: [], wayBack };
    }
    const conflicts = conflictsOfKept(state, players, board, { kept: now, game }, () =>
      replayed(now.text),
    );
    const moves = conflicts.length === 0 ? 'kept' : 'conflict';
    return { ...board, moves, kept: now, game, conflicts, wayBack };
  });
  return { boards, strays: [...byPlace.values()].filter(({ kept: now }) => now !== null) };
}

function conflictsOfKept(
  state: Tournament,
  players: TaggedPlayers,
  board: BoardOfRound,
  { kept, game }: { readonly kept: KeptGame; readonly game: PgnGame },
  replayed: () => Replay,
): GameConflict[] {
  const sitting: readonly string[] = [board.white, board.black];
  if (!sitting.includes(kept.white) || !sitting.includes(kept.black)) {
    const nameOf = (id: string): string =>
      [...state.players.values()].find((player) => player.id === id)?.name ?? '?';
    return [{ kind: 'players', white: nameOf(kept.white), black: nameOf(kept.black) }];
  }
  const turned: GameConflict[] = kept.white === board.white ? [] : [{ kind: 'colours' }];
  const { fault, mated } = replayed();
  // Whoever put it here has looked at what its tags and its end say.
  if (kept.vouched)
    return [...turned, ...(fault === null ? [] : [{ kind: 'moves', fault } as const])];
  const [white, black] = [players.find(game, 'white'), players.find(game, 'black')];
  const signs: GameConflict[] =
    white === null || black === null
      ? [
          ...turned,
          {
            kind: 'names',
            white: game.tags.get('White') ?? '',
            black: game.tags.get('Black') ?? '',
          },
        ]
      : white.player.id === board.white
        ? []
        : [{ kind: 'colours' }];
  return [...signs, ...conflictsOf(board, game, signs, { fault, mated })];
}
