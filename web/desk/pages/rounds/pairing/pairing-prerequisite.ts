import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';

/** What must come before a round can be paired: entries, or the end of an earlier round. */
export type PairingPrerequisite =
  | { readonly kind: 'players' }
  | { readonly kind: 'round'; readonly round: number };

/** Why a round cannot be paired now; null when it can. */
export function pairingPrerequisite(
  { next, rounds }: Pick<OverviewView, 'next' | 'rounds'>,
  round: number,
): PairingPrerequisite | null {
  if (next.step === 'enterPlayers') return { kind: 'players' };
  const before = rounds.find(
    (one) => one.round < round && one.stage !== 'complete' && one.stage !== 'closed',
  );
  return before === undefined ? null : { kind: 'round', round: before.round };
}
