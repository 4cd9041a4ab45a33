import {
  holdCeremony,
  planCeremony,
  proofOf,
  type CeremonyPlan,
} from '../../../pairing/restricted/ceremony.ts';
import {
  restrictedEnvelopes,
  VARMA,
  varmaEnvelopes,
} from '../../../pairing/restricted/envelopes.ts';
import { lastEarlyRound } from '../../../pairing/restricted/groups.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import type { Affinity, DrawnStep } from '../../drawn-numbers.ts';
import type { Tournament } from '../../state.ts';

/** The draw of an event that keeps an affinity apart; null where there are no such last rounds. */
export function restrictedPlan(
  state: Tournament,
  by: Affinity,
  last: number = VARMA.last,
): CeremonyPlan | null {
  const players = state.players.size;
  if (players < 2 || last > lastEarlyRound(players, 0)) return null;
  const printed = last === VARMA.last ? varmaEnvelopes(players) : null;
  const envelopes = printed ?? restrictedEnvelopes(players, last);
  if (envelopes === null) return null;
  const entrants = [...state.players.values()].map((player) => ({
    ...{ id: player.id, name: player.name, affinity: player[by] ?? null },
  }));
  return planCeremony(entrants, envelopes, last);
}

export interface HeldDraw {
  readonly order: readonly PlayerId[];
  readonly steps: readonly DrawnStep[];
  /** Names of those who meet their own in the last rounds. */
  readonly late: readonly string[];
}

export function heldDraw(plan: CeremonyPlan, seed: string): HeldDraw {
  const held = holdCeremony(plan, seed);
  const order = held.order as readonly PlayerId[];
  const steps = held.steps.flatMap((step): DrawnStep[] => {
    if (step.kind !== 'draw') return [];
    const { entrant, number, envelope } = step;
    return [
      { player: entrant as PlayerId, number, ...(envelope === null ? {} : { from: envelope }) },
    ];
  });
  return { order, steps, late: lateNames(plan, order) };
}

/** Who meets somebody of the own contingent late, with these numbers. */
export function lateNames(plan: CeremonyPlan, order: readonly PlayerId[]): string[] {
  const entrants = plan.contingents.flatMap((one) => one.entrants);
  const named = (id: string): string => entrants.find((one) => one.id === id)?.name ?? id;
  return proofOf(plan, order)
    .filter(({ isLate }) => isLate)
    .map(({ one, other, round }) => `${named(one)} – ${named(other)} (${round})`);
}
