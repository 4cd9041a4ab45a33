import type { Colour } from '@ronde/core/rules/colour.ts';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { ShownArrangement } from '@ronde/core/tournament/arrangements.ts';
import type { BoardMark } from '@ronde/core/tournament/views/board-mark.ts';
import type { ShownPlayer } from '@ronde/core/tournament/views/shown-player.ts';

/** `GET /api/tournaments/:id/own-board`: for a player's own phone, the latest published round. */
export interface OwnBoardAnswer {
  /** What a command sends as `seen`. */
  readonly position: number;
  readonly player: ShownPlayer;
  /** Null before the first round is published. */
  readonly round: number | null;
  /** The starting position of Chess960 of that round; null for the usual one. */
  readonly arrangement: Pick<ShownArrangement, 'id' | 'rank'> | null;
  /** Null without an opponent. */
  readonly game: OwnGame | null;
  /** The check-in of the coming round, while it is open to this player; whether they were seen. */
  readonly checkIn: { readonly round: number; readonly present: boolean } | null;
  /** Whether the arbiter shows players their own norms (`GET …/own-norms`). */
  readonly norms: boolean;
}

export interface OwnGame {
  readonly board: number;
  readonly colour: Colour;
  readonly opponent: ShownPlayer;
  readonly outcome: GameOutcome;
  readonly mark: BoardMark;
  /** What the player said; null for nothing yet. */
  readonly claim: GameOutcome | null;
  /** Whether the opponent has said something: what, is shown only once both have. */
  readonly opponentClaimed: boolean;
  readonly opponentClaim: GameOutcome | null;
}
