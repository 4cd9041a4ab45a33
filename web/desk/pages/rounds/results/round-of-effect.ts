import type { RoundLine } from '@ronde/core/tournament/views/overview.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';

/** The round a late correction counts from: the next, as long as its pairings are not public. */
export function roundOfEffect(
  { round, stage }: Pick<RoundView, 'round' | 'stage'>,
  rounds: readonly Pick<RoundLine, 'round' | 'stage'>[],
): number | null {
  if (stage !== 'closed') return null;
  const next = rounds.find((one) => one.round === round + 1)?.stage;
  return next === 'toCome' || next === 'draft' ? round + 1 : null;
}
