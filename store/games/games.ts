import type { GamesOfBoard, KeptGame } from '@ronde/core/formats/tournament-file/kept-game.ts';
import type { Result } from '@ronde/core/rules/result.ts';
import type { StoreError } from '../store-error.ts';

export interface Place {
  readonly round: number;
  readonly board: number;
}

/** The moves of the games of a tournament, beside its log: one game a board, and the one before it. */
export interface Games {
  /** In the order of rounds and boards. */
  list(tournament: string): Promise<Result<readonly GamesOfBoard[], StoreError>>;
  /** Undefined where nothing was ever kept. */
  get(tournament: string, place: Place): Promise<Result<GamesOfBoard | undefined, StoreError>>;
  /** All of them or none; what was kept on a board until now is the one replaced. */
  keep(
    tournament: string,
    games: readonly (Place & { readonly game: KeptGame })[],
  ): Promise<Result<null, StoreError>>;
  /** What is kept becomes what was replaced. */
  takeAway(tournament: string, place: Place): Promise<Result<null, StoreError>>;
  /** The way back: what was replaced is kept again, and what was kept is replaced. */
  turnBack(tournament: string, place: Place): Promise<Result<null, StoreError>>;
  /** Boards as a file or a copy has them; what is kept on one already stays. */
  bringIn(tournament: string, boards: readonly GamesOfBoard[]): Promise<Result<null, StoreError>>;
}
