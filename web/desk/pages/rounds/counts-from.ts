import type { RoundLine } from '@ronde/core/tournament/views/overview.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';

/** The round whose pairing uses a correction at once: the next, while nobody knows its pairings. */
export function countsFrom(
  { round, stage }: Pick<RoundView, 'round' | 'stage'>,
  rounds: readonly Pick<RoundLine, 'round' | 'stage'>[],
): number | null {
  if (stage !== 'closed') return null;
  const next = rounds.find((one) => one.round === round + 1)?.stage;
  return next === 'toCome' || next === 'draft' ? round + 1 : null;
}
