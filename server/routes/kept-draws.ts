import { AFFINITIES } from '@ronde/core/tournament/drawn-numbers.ts';
import type { DrawWish, HeldDraw } from '@ronde/core/tournament/draw-ceremony.ts';
import { z } from 'zod';
import { exact } from '../commands/exact.ts';
import { filledLine, listOf, ordinal } from '../commands/words.ts';
import type { House } from '../house.ts';
import { declinedByStore } from '../problem-response.ts';
import type { Declined } from '../registry/declined.ts';

/** Where the draw that each tournament holds is kept: desk and walls agree on it after a restart too. */
export const DRAWS = 'draws';

const wish = {
  by: z.enum(AFFINITIES).exactOptional(),
  last: ordinal.exactOptional(),
  groups: listOf(ordinal).exactOptional(),
};
/** Which draw is begun. */
export const drawWish = exact<DrawWish>()(wish);
const heldDraw = exact<HeldDraw>()({
  ...wish,
  seed: filledLine,
  shown: z.int().min(0),
  field: filledLine,
});

type Kept = Pick<House, 'store'>;

export async function heldDrawOf(
  { store }: Kept,
  tournament: string,
): Promise<HeldDraw | Declined | null> {
  const kept = await store.keptSettings.get(DRAWS, tournament);
  if (!kept.ok) return declinedByStore(kept.error, false);
  const read = heldDraw.safeParse(kept.value);
  return read.success ? read.data : null;
}

/** Keeps the draw as it stands now; null where it is put away. */
export async function keepDraw(
  { store: { keptSettings } }: Kept,
  tournament: string,
  draw: HeldDraw | null,
): Promise<Declined | null> {
  const written =
    draw === null
      ? await keptSettings.remove(DRAWS, tournament)
      : await keptSettings.put(DRAWS, tournament, draw);
  return written.ok ? null : declinedByStore(written.error, false);
}
