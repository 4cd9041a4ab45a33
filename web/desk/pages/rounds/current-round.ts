import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';

/** The latest round paired, or else the round to pair. */
export const currentRound = ({ current, next }: Pick<OverviewView, 'current' | 'next'>): number =>
  current ?? next.round ?? 1;
