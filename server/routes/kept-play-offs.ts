import { playerId, type PlayerId } from '@ronde/core/rules/identity.ts';
import { PLAY_OFF_RESULTS } from '@ronde/core/standings/play-off/play-off-match.ts';
import type { HeldPlayOff } from '@ronde/core/tournament/views/play-off.ts';
import { z } from 'zod';
import { exact } from '../commands/exact.ts';
import { filledLine, listOf } from '../commands/words.ts';
import type { House } from '../house.ts';
import { declinedByStore } from '../problem-response.ts';
import type { Declined } from '../registry/declined.ts';

/** Where the play-offs that each tournament holds are kept until their orders are recorded. */
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
/** What is known of one of them now, named by its seed; null puts it away. */
export const playOffStanding = z.strictObject({
  seed: filledLine,
  playOff: z.strictObject({ ended, results }).nullable(),
});
const heldPlayOff = exact<HeldPlayOff>()({
  ...{ players, armageddonAfter, ended, results, seed: filledLine },
});

/** One alone, as it was kept before several could be held side by side. */
const heldPlayOffs = z.union([listOf(heldPlayOff), heldPlayOff.transform((one) => [one])]);

type Kept = Pick<House, 'store'>;

export async function heldPlayOffsOf(
  { store }: Kept,
  tournament: string,
): Promise<readonly HeldPlayOff[] | Declined> {
  const kept = await store.keptSettings.get(PLAY_OFFS, tournament);
  if (!kept.ok) return declinedByStore(kept.error, false);
  const read = heldPlayOffs.safeParse(kept.value);
  return read.success ? read.data : [];
}

export async function keepPlayOffs(
  { store: { keptSettings } }: Kept,
  tournament: string,
  held: readonly HeldPlayOff[],
): Promise<Declined | null> {
  const written =
    held.length === 0
      ? await keptSettings.remove(PLAY_OFFS, tournament)
      : await keptSettings.put(PLAY_OFFS, tournament, held);
  return written.ok ? null : declinedByStore(written.error, false);
}
