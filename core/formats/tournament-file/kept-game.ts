/** The moves of a game as they were read in, and for whom: beside what happened, and no part of it. */
export interface KeptGame {
  /** Tags and moves of one game, as PGN. */
  readonly text: string;
  /** Whose game it was kept as, by their ids in the event. */
  readonly white: string;
  readonly black: string;
  /** Somebody put it on this board, whatever its tags and its end say. */
  readonly vouched: boolean;
  /** Who read it in: a name on one line. */
  readonly by: string;
  /** An instant. */
  readonly at: string;
}

/** What is kept of one board: the game, and the one before it, to which there is a way back. */
export interface GamesOfBoard {
  readonly round: number;
  readonly board: number;
  /** Null where it was taken away. */
  readonly kept: KeptGame | null;
  readonly replaced: KeptGame | null;
}

/** Characters a game may have, tags and comments among them. */
export const LONGEST_KEPT_GAME = 100_000;
