import { success, type Result } from '@ronde/core/rules/result.ts';
import { keptGames, type KeptGames } from '@ronde/core/tournament/games/kept-games.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { GamesOfBoard } from '@ronde/core/formats/tournament-file/kept-game.ts';
import type { Games, Place } from '@ronde/store/games/games.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import { replayed } from './replays.ts';

/** Games beside the boards of an event, with what each says against it. */
export async function judgedGames(
  state: Tournament,
  kept: readonly GamesOfBoard[],
): Promise<KeptGames> {
  const texts = kept.flatMap((one) => (one.kept === null ? [] : [one.kept.text]));
  return keptGames(state, kept, await replayed(texts));
}

/** The games that are kept of an event of the database, or of one of its boards. */
export async function keptGamesOf(
  games: Games,
  id: string,
  state: Tournament,
  place?: Place,
): Promise<Result<KeptGames, StoreError>> {
  if (place === undefined) {
    const listed = await games.list(id);
    return listed.ok ? success(await judgedGames(state, listed.value)) : listed;
  }
  const found = await games.get(id, place);
  if (!found.ok) return found;
  return success(await judgedGames(state, found.value === undefined ? [] : [found.value]));
}
