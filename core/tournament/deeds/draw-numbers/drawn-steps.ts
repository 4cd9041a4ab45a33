import {
  proofOf,
  type CeremonyPlan,
  type CeremonyStep,
} from '../../../pairing/restricted/ceremony.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import type { DrawnStep } from '../../drawn-numbers.ts';

/** Who drew what, as the log keeps it. */
export const drawnSteps = (steps: readonly CeremonyStep[]): DrawnStep[] =>
  steps.flatMap((step): DrawnStep[] => {
    if (step.kind !== 'draw') return [];
    const { entrant, number, envelope } = step;
    return [
      { player: entrant as PlayerId, number, ...(envelope === null ? {} : { from: envelope }) },
    ];
  });

/** Who meets somebody of the own contingent late, with these numbers. */
export function lateNames(plan: CeremonyPlan, order: readonly PlayerId[]): string[] {
  const entrants = plan.contingents.flatMap((one) => one.entrants);
  const named = (id: string): string => entrants.find((one) => one.id === id)?.name ?? id;
  return proofOf(plan, order)
    .filter(({ isLate }) => isLate)
    .map(({ one, other, round }) => `${named(one)} – ${named(other)} (${round})`);
}
