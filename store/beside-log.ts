import type { BesideLog } from '@ronde/core/formats/tournament-file/log-entry.ts';
import { success, type Result } from '@ronde/core/rules/result.ts';
import { fileGames } from './games/file-games.ts';
import { filePictures } from './pictures/file-pictures.ts';
import type { StoreError } from './store-error.ts';
import type { Store } from './store.ts';

/** What a database keeps beside the log of a tournament and its file carries. */
export type KeptBeside = Pick<Store, 'pictures' | 'games'>;

/** Pictures and games of a tournament, for its file. */
export async function besideLog(
  { pictures, games }: KeptBeside,
  tournament: string,
): Promise<Result<BesideLog, StoreError>> {
  const shown = await filePictures(pictures, tournament);
  if (!shown.ok) return shown;
  const played = await fileGames(games, tournament);
  return played.ok ? success({ ...shown.value, ...played.value }) : played;
}
