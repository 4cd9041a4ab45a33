import { gameText } from '@ronde/core/formats/pgn/game-text.ts';
import { readPgn } from '@ronde/core/formats/pgn/read-pgn.ts';
import { LONGEST_KEPT_GAME, type KeptGame } from '@ronde/core/formats/tournament-file/kept-game.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { boardsOf } from '@ronde/core/tournament/games/match-games.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { Games, Place } from '@ronde/store/games/games.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import { keptAs, type ReadBy } from './read-games-in.ts';

export type PutGameRefusal = 'game.noBoard' | 'game.noneKept' | 'game.notOneGame' | 'game.tooLong';

export type PutGameFailure =
  | { readonly kind: 'refused'; readonly code: PutGameRefusal }
  | { readonly kind: 'store'; readonly error: StoreError };

const refused = (code: PutGameRefusal): Result<never, PutGameFailure> =>
  failure({ kind: 'refused', code });

/**
 * Puts a game on a board by hand: whoever does it vouches for it, whatever its tags and its end say.
 * Without a text it is the one that is kept there. No result is touched.
 */
export async function putGame(
  games: Games,
  { id, state }: { readonly id: string; readonly state: Tournament },
  place: Place & { readonly text: string | null },
  who: ReadBy,
): Promise<Result<KeptGame, PutGameFailure>> {
  const board = boardsOf(state).find(
    (one) => one.round === place.round && one.board === place.board,
  );
  if (board === undefined) return refused('game.noBoard');
  const found = await games.get(id, place);
  if (!found.ok) return failure({ kind: 'store', error: found.error });
  const given = place.text ?? found.value?.kept?.text ?? null;
  if (given === null) return refused('game.noneKept');
  const [game, other] = readPgn(given).games;
  if (game === undefined || other !== undefined || game.moves.length === 0) {
    return refused('game.notOneGame');
  }
  const text = gameText(game);
  if (text.length > LONGEST_KEPT_GAME) return refused('game.tooLong');
  const kept = keptAs(board, text, { ...who, vouched: true });
  const done = await games.keep(id, [{ round: place.round, board: place.board, game: kept }]);
  return done.ok ? success(kept) : failure({ kind: 'store', error: done.error });
}
