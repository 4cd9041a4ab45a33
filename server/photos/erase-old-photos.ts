import { addMonths } from '@ronde/core/administration/days.ts';
import { success, type Result } from '@ronde/core/rules/result.ts';
import { lastDayOf } from '@ronde/core/tournament/dated-event.ts';
import { openCases } from '@ronde/core/tournament/erasure/retention.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { removeAll } from '@ronde/store/pictures/remove-all.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import { instant, type House } from '../house.ts';

type Keeper = Pick<House, 'store' | 'clock'>;

/** The longest a report is kept (LA line 8913): what was photographed for it goes with it. */
const MONTHS_KEPT = 12;

/** Erases the photographs of an event where their time is over and no case is open; tells how many there were. */
export async function eraseOldPhotosOf(
  house: Keeper,
  { id, state }: { readonly id: string; readonly state: Tournament },
): Promise<Result<number, StoreError>> {
  const today = instant(house).slice(0, 10);
  const isOver = today > addMonths(lastDayOf(state), MONTHS_KEPT);
  return isOver && openCases(state).length === 0 ? removeAll(house.store.photos, id) : success(0);
}

/** The same for every event that has some, so that nobody has to look at them first. */
export async function eraseOldPhotos(house: Keeper & Pick<House, 'ledgers'>): Promise<void> {
  const listed = await house.store.list();
  if (!listed.ok) return;
  for (const { id } of listed.value) {
    const kept = await house.store.photos.list(id);
    if (!kept.ok || kept.value.length === 0) continue;
    const opened = await house.ledgers.at(id);
    if (opened.ok) await eraseOldPhotosOf(house, opened.value);
  }
}
