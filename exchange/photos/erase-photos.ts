import { success, type Result } from '@ronde/core/rules/result.ts';
import type { Pictures } from '@ronde/store/pictures/pictures.ts';
import type { StoreError } from '@ronde/store/store-error.ts';

/** The longest a report is kept (LA line 8913): what was photographed for it goes with it. */
const MONTHS_KEPT = 12;

/** Whether photographs of an event that ended on a day are past their time. */
export function isPastKeeping(lastDay: string, today: string): boolean {
  const end = new Date(`${lastDay}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + MONTHS_KEPT);
  return today > end.toISOString().slice(0, 10);
}

/** Erases the photographs of a tournament. */
export async function erasePhotos(
  photos: Pictures,
  tournament: string,
): Promise<Result<number, StoreError>> {
  const kept = await photos.list(tournament);
  if (!kept.ok) return kept;
  for (const { id } of kept.value) {
    const removed = await photos.remove(tournament, id);
    if (!removed.ok) return removed;
  }
  return success(kept.value.length);
}
