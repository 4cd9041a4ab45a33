import type { BesideLog } from '@ronde/core/formats/tournament-file/log-entry.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import type { Result } from '@ronde/core/rules/result.ts';
import type { KeptBeside } from '@ronde/store/beside-log.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import { keepFilePictures } from '../pictures/keep-picture.ts';

/** Keeps what a file carries beside its log; tells of pictures that are not fit. */
export async function keepBeside(
  store: KeptBeside,
  tournament: string,
  { pictures = [], games = [] }: BesideLog,
): Promise<Result<readonly Problem[], StoreError>> {
  const brought = await store.games.bringIn(tournament, games);
  return brought.ok ? keepFilePictures(store.pictures, tournament, pictures) : brought;
}
