import { gameText } from '@ronde/core/formats/pgn/game-text.ts';
import { readPgn, type PgnGame } from '@ronde/core/formats/pgn/read-pgn.ts';
import { decodeText } from '@ronde/core/formats/text/decode-text.ts';
import {
  LONGEST_KEPT_GAME,
  type GamesOfBoard,
  type KeptGame,
} from '@ronde/core/formats/tournament-file/kept-game.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { success, type Result } from '@ronde/core/rules/result.ts';
import { gameOfText } from '@ronde/core/tournament/games/kept-games.ts';
import {
  isWithin,
  keyOf,
  layGames,
  type FoundGame,
  type NoBoard,
} from '@ronde/core/tournament/games/match-games.ts';
import { nameTagged } from '@ronde/core/tournament/games/tagged-players.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { Games, Place } from '@ronde/store/games/games.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import { looksBinary } from '../imports/looks-binary.ts';

/** Bytes of a file of games: some two thousand games with clock times. */
export const LARGEST_GAMES = 5_000_000;

/** Why a game is not kept: it has no board, its board has another one in the file, or one that is kept. */
export type HeldBack = NoBoard | 'twice' | 'differs';

/** A game that somebody has to decide upon. */
export interface HeldGame {
  /** Where it begins in the file. */
  readonly line: number;
  /** As the game names them. */
  readonly white: string;
  readonly black: string;
  readonly why: HeldBack;
  /** The board it would belong to. */
  readonly place: Place | null;
  /** The whole game, to be put on a board by hand. */
  readonly text: string;
}

export interface GamesReadIn {
  readonly read: number;
  /** Boards that have this game now and did not before. */
  readonly kept: readonly Place[];
  /** Games that were there already, whole or longer. */
  readonly known: number;
  /** Games without any move: boards of a broadcast before it began. */
  readonly empty: number;
  readonly held: readonly HeldGame[];
  readonly problems: readonly Problem[];
}

/** Who reads games in, and when. */
export interface ReadBy {
  readonly by: string;
  readonly at: string;
}

/** The games of a file or of a text that was pasted; nothing is kept yet. */
export function gamesInFile(bytes: Uint8Array): {
  readonly games: readonly PgnGame[];
  readonly problems: readonly Problem[];
} {
  if (looksBinary(bytes)) return { games: [], problems: [NOT_TEXT] };
  const { text, problems: decoding } = decodeText(bytes);
  const { games, problems } = readPgn(text);
  return { games, problems: [...decoding, ...problems] };
}

const NOT_TEXT: Problem = {
  ...{ severity: 'error', line: 0, column: 0, record: '', code: 'pgn.notText' },
  message:
    'This is no text, but a picture, a document or an archive. Ronde reads PGN: export the games as PGN, or take the PGN file out of the archive.',
};

/**
 * Keeps the games that belong to a board which has none, or the beginning of the same one. Whatever
 * else there is is handed back: nothing that was kept is lost by reading a file.
 */
export async function readGamesIn(
  store: Games,
  { id, state }: { readonly id: string; readonly state: Tournament },
  { games, problems }: ReturnType<typeof gamesInFile>,
  who: ReadBy,
): Promise<Result<GamesReadIn, StoreError>> {
  const listed = await store.list(id);
  if (!listed.ok) return listed;
  const played = games.filter(({ moves }) => moves.length > 0);
  const sorted = sortGames(state, listed.value, played);
  const fit = sorted.keep.filter(({ game }) => gameText(game).length <= LONGEST_KEPT_GAME);
  const done = await store.keep(
    id,
    fit.map(({ board, game }) => ({
      ...{ round: board.round, board: board.board },
      game: keptAs(board, gameText(game), { ...who, vouched: false }),
    })),
  );
  if (!done.ok) return done;
  return success({
    read: games.length,
    kept: fit.map(({ board: { round, board } }) => ({ round, board })),
    known: sorted.known,
    empty: games.length - played.length,
    held: sorted.held,
    problems: [
      ...problems,
      ...sorted.keep.filter((one) => !fit.includes(one)).map(({ game }) => tooLong(game)),
    ],
  });
}

export const keptAs = (
  { white, black }: { readonly white: string; readonly black: string },
  text: string,
  { by, at, vouched }: ReadBy & { readonly vouched: boolean },
): KeptGame => ({ text, white, black, vouched, by, at });

const tooLong = (game: PgnGame): Problem => ({
  ...{ severity: 'error', line: game.line, column: 0, record: '', code: 'pgn.game.tooLong' },
  message: `Line ${game.line}: the text of this game has ${gameText(game).length} characters, more than any game needs (${LONGEST_KEPT_GAME}). It is left out; take its comments out and read it in again.`,
  params: { length: gameText(game).length, most: LONGEST_KEPT_GAME },
});

interface SortedGames {
  readonly keep: readonly FoundGame[];
  readonly known: number;
  readonly held: readonly HeldGame[];
}

/** What to keep, what is there already, and what somebody has to decide upon. */
function sortGames(
  state: Tournament,
  kept: readonly GamesOfBoard[],
  games: readonly PgnGame[],
): SortedGames {
  const { found, unmatched } = layGames(state, games);
  const there = new Map(
    kept.flatMap((one) =>
      one.kept === null ? [] : [[keyOf(one), gameOfText(one.kept.text)] as const],
    ),
  );
  const held: HeldGame[] = unmatched.map(({ game, why }) => heldGame(game, why, null));
  const keep: FoundGame[] = [];
  let known = 0;
  for (const [place, ofBoard] of byBoard(found)) {
    const [longest] = ofBoard.toSorted((a, b) => b.game.moves.length - a.game.moves.length);
    if (longest === undefined) continue;
    if (!ofBoard.every(({ game }) => isWithin(game, longest.game))) {
      held.push(...ofBoard.map(({ game, board }) => heldGame(game, 'twice', board)));
      continue;
    }
    const before = there.get(place) ?? null;
    known += ofBoard.length - 1;
    if (before === null) keep.push(longest);
    else if (isWithin(longest.game, before)) known += 1;
    else if (isWithin(before, longest.game)) keep.push(longest);
    else held.push(heldGame(longest.game, 'differs', longest.board));
  }
  return { keep, known, held: held.toSorted((a, b) => a.line - b.line) };
}

function byBoard(found: readonly FoundGame[]): Map<string, FoundGame[]> {
  const boards = new Map<string, FoundGame[]>();
  for (const one of found) {
    const key = keyOf(one.board);
    boards.set(key, [...(boards.get(key) ?? []), one]);
  }
  return boards;
}

const heldGame = (game: PgnGame, why: HeldBack, place: Place | null): HeldGame => ({
  line: game.line,
  white: nameTagged(game, 'white'),
  black: nameTagged(game, 'black'),
  why,
  place: place === null ? null : { round: place.round, board: place.board },
  text: gameText(game),
});
