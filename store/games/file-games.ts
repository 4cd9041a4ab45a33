import type { BesideLog } from '@ronde/core/formats/tournament-file/log-entry.ts';
import type { GamesOfBoard } from '@ronde/core/formats/tournament-file/kept-game.ts';
import { success, type Result } from '@ronde/core/rules/result.ts';
import type { StoreError } from '../store-error.ts';
import type { Games } from './games.ts';

/** Characters of games a file carries: several thousand long games with clock times. */
export const MOST_IN_FILE = 20_000_000;

/** The games of a tournament for its file, in the order of boards as far as there is room. */
export async function fileGames(
  games: Games,
  tournament: string,
): Promise<Result<Pick<BesideLog, 'games' | 'gamesLeftOut'>, StoreError>> {
  const listed = await games.list(tournament);
  if (!listed.ok) return listed;
  let length = 0;
  const carried = listed.value.filter((board) => {
    const more = lengthOf(board);
    if (length + more > MOST_IN_FILE) return false;
    length += more;
    return true;
  });
  const gamesLeftOut = listed.value.length - carried.length;
  return success({
    ...(carried.length === 0 ? {} : { games: carried }),
    ...(gamesLeftOut === 0 ? {} : { gamesLeftOut }),
  });
}

const lengthOf = ({ kept, replaced }: GamesOfBoard): number =>
  (kept?.text.length ?? 0) + (replaced?.text.length ?? 0);
