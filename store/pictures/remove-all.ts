import { success, type Result } from '@ronde/core/rules/result.ts';
import type { StoreError } from '../store-error.ts';
import type { Pictures } from './pictures.ts';

/** Removes every picture of a tournament; tells how many there were. */
export async function removeAll(
  pictures: Pictures,
  tournament: string,
): Promise<Result<number, StoreError>> {
  const kept = await pictures.list(tournament);
  if (!kept.ok) return kept;
  for (const { id } of kept.value) {
    const removed = await pictures.remove(tournament, id);
    if (!removed.ok) return removed;
  }
  return success(kept.value.length);
}
