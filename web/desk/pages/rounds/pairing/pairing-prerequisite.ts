import { isByTable } from '@ronde/core/pairing/systems.ts';
import type { OverviewView, ShownStage } from '@ronde/core/tournament/views/overview.ts';

/** What must come before a round can be paired: entries, or the end of an earlier round. */
export type PairingPrerequisite =
  | { readonly kind: 'players' }
  | { readonly kind: 'round'; readonly round: number };

const UNPAIRED: readonly ShownStage[] = ['toCome', 'draft'];
const OVER: readonly ShownStage[] = ['complete', 'closed'];

/** Why a round cannot be paired now; null when it can. */
export function pairingPrerequisite(
  { next, rounds, system }: Pick<OverviewView, 'next' | 'rounds' | 'system'>,
  round: number,
): PairingPrerequisite | null {
  if (next.step === 'enterPlayers') return { kind: 'players' };
  // The table of a round robin waits for no result (C.05 annex 1).
  const isInTheWay = (stage: ShownStage): boolean =>
    isByTable(system) ? UNPAIRED.includes(stage) : !OVER.includes(stage);
  const before = rounds.find((one) => one.round < round && isInTheWay(one.stage));
  return before === undefined ? null : { kind: 'round', round: before.round };
}
