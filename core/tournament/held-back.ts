import type { PlayerId } from '../rules/identity.ts';
import { isGated } from './first-round-gate.ts';
import { asksForLicences, licenceVerdicts } from './lacks-licence.ts';
import type { LicenceReason } from './licence.ts';
import { isAvailable, owedBy } from './player.ts';
import type { Tournament } from './state.ts';

/** Somebody who is not paired in round 1, and why. */
export interface HeldBack {
  readonly player: PlayerId;
  /** What is wrong with the licence; null where it is in order. */
  readonly licence: LicenceReason | null;
  /** In cents, 0 where the fee is paid. */
  readonly owes: number;
}

/** Who would play the round and is held back; whom an arbiter has let in is not. */
export function heldBack(state: Tournament, round: number): readonly HeldBack[] {
  if (!isGated(state, round)) return [];
  const verdictOf = asksForLicences(state) ? licenceVerdicts(state) : null;
  return [...state.players.values()].flatMap((player) => {
    if (!isAvailable(player, round) || state.byes.get(round)?.has(player.id)) return [];
    if (state.admitted.has(player.id)) return [];
    const verdict = verdictOf?.(player) ?? null;
    const licence = verdict === null || verdict.seen ? null : verdict.why;
    const owes = owedBy(player);
    return licence === null && owes === 0 ? [] : [{ player: player.id, licence, owes }];
  });
}
