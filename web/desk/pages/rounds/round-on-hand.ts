import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';

/** The round one is at: the latest one paired, else the one to pair. */
export const roundOnHand = ({ current, next }: Pick<OverviewView, 'current' | 'next'>): number =>
  current ?? next.round ?? 1;
