import { playerId, type PlayerId } from '@ronde/core/rules/identity.ts';
import { PLAY_OFF_RESULTS } from '@ronde/core/standings/play-off/play-off-match.ts';
import type { HeldPlayOff } from '@ronde/core/tournament/views/play-off.ts';
import { z } from 'zod';
import { exact } from '../commands/exact.ts';
import { filledLine, listOf } from '../commands/words.ts';
import type { House } from '../house.ts';
import { declinedByStore } from '../problem-response.ts';
import type { Declined } from '../registry/declined.ts';

/** Where the play-off that each tournament holds is kept until its order is recorded. */
export const PLAY_OFFS = 'play-offs';

const players = listOf(filledLine.transform((id): PlayerId => playerId(id))).min(2);
const armageddonAfter = z.int().min(0).max(20).nullable();
const ended = z
  .int()
  .min(0)
  .max(24 * 60 - 1)
  .nullable();
const results = listOf(z.strictObject({ game: filledLine, result: z.enum(PLAY_OFF_RESULTS) }));

/** Which play-off is begun. */
export const playOffWish = z.strictObject({ players, armageddonAfter });
/** What is known of it now; null puts it away. */
export const playOffStanding = z.strictObject({
  playOff: z.strictObject({ ended, results }).nullable(),
});
const heldPlayOff = exact<HeldPlayOff>()({
  ...{ players, armageddonAfter, ended, results, seed: filledLine },
});

type Kept = Pick<House, 'store'>;

export async function heldPlayOffOf(
  { store }: Kept,
  tournament: string,
): Promise<HeldPlayOff | Declined | null> {
  const kept = await store.keptSettings.get(PLAY_OFFS, tournament);
  if (!kept.ok) return declinedByStore(kept.error, false);
  const read = heldPlayOff.safeParse(kept.value);
  return read.success ? read.data : null;
}

export async function keepPlayOff(
  { store: { keptSettings } }: Kept,
  tournament: string,
  held: HeldPlayOff | null,
): Promise<Declined | null> {
  const written =
    held === null
      ? await keptSettings.remove(PLAY_OFFS, tournament)
      : await keptSettings.put(PLAY_OFFS, tournament, held);
  return written.ok ? null : declinedByStore(written.error, false);
}
