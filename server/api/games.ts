import type { MoveFault } from '@ronde/core/formats/pgn/legal-moves.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { Role } from '@ronde/core/tournament/roles.ts';
import type { MovesState } from '@ronde/core/tournament/games/kept-games.ts';
import type { GameConflict } from '@ronde/core/tournament/games/match-games.ts';
import type { HeldGame } from '@ronde/exchange/games/read-games-in.ts';

export type { HeldBack, HeldGame } from '@ronde/exchange/games/read-games-in.ts';
export type { MovesState } from '@ronde/core/tournament/games/kept-games.ts';

/** Who reads games in and decides upon them. */
export const GAME_WRITERS: readonly Role[] = ['chief', 'deputy', 'pairing'];

/** A board of a published round, with what is known of its moves. */
export interface GameLine {
  readonly round: number;
  readonly board: number;
  /** By who really had White. */
  readonly white: string;
  readonly black: string;
  readonly whiteId: string;
  readonly blackId: string;
  readonly outcome: GameOutcome;
  readonly moves: MovesState;
  readonly conflicts: readonly GameConflict[];
  /** Somebody put it on this board by hand. */
  readonly vouched: boolean;
  /** Who read the game in, and when; null where none is kept. */
  readonly by: string | null;
  readonly at: string | null;
  readonly wayBack: boolean;
}

/** A game kept on a board that is there no more. */
export interface StrayGame {
  readonly round: number;
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly text: string;
}

/** `GET /api/tournaments/:id/games` */
export interface GamesAnswer {
  readonly lines: readonly GameLine[];
  readonly strays: readonly StrayGame[];
}

/** `POST /api/tournaments/:id/games`: what became of a file. */
export interface GamesReadAnswer {
  readonly read: number;
  readonly kept: number;
  /** Kept, and saying something the event does not. */
  readonly conflicts: number;
  /** There already. */
  readonly known: number;
  /** Without any move. */
  readonly empty: number;
  readonly held: readonly HeldGame[];
  readonly missing: number;
  readonly problems: readonly Problem[];
}

/** `GET /api/tournaments/:id/games/:round/:board`: the game for the viewer, played by the server. */
export interface GameAnswer extends GameLine {
  /** The position before the first move. */
  readonly start: string;
  readonly played: readonly {
    /** `14.` or `14...` */
    readonly number: string;
    readonly san: string;
    readonly position: string;
  }[];
  /** The first move that is none; nothing after it can be shown. */
  readonly fault: MoveFault | null;
  readonly text: string;
}

/** The body of `PUT /api/tournaments/:id/games/:round/:board`; null vouches for the game that is kept there. */
export interface PutGameRequest {
  readonly text: string | null;
}

export const gamesPath = (tournament: string): string =>
  `/api/tournaments/${encodeURIComponent(tournament)}/games`;

/** The way back from a game that was replaced or taken away. */
export const gameBackPath = (tournament: string, round: number, board: number): string =>
  `${gamesPath(tournament)}/back/${round}/${board}`;

export const gamePath = (tournament: string, round: number, board: number): string =>
  `${gamesPath(tournament)}/${round}/${board}`;
