import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { useEffect } from 'react';
import { isKept } from '../../../parts/use-kept.ts';

/** Which pairings of a round are changed: its draft, or those already public. */
export type ChangedPairings = 'draft' | 'public';

/** The key under which unsaved changes are stored. */
export const unsavedPairingsKey = (
  tournament: string,
  round: number,
  what: ChangedPairings,
): string => `hand.${tournament}.${round}.${what}`;

const onScreen = new Set<string>();

/** Marks a round as being changed for as long as the page shows it. */
export function useMarkAsBeingChanged(
  tournament: string,
  round: number,
  what: ChangedPairings,
): void {
  useEffect(() => {
    const key = unsavedPairingsKey(tournament, round, what);
    onScreen.add(key);
    return () => {
      onScreen.delete(key);
    };
  }, [round, tournament, what]);
}

/** Which pairings of a round may be changed manually now. */
export const changeable = (
  view: Pick<RoundView, 'stage' | 'republish'> | null,
): ChangedPairings | null => {
  if (view?.stage === 'draft') return 'draft';
  return view !== null && view.republish.length > 0 ? 'public' : null;
};

/** Whether a round is being changed manually: on screen now, or with unsaved changes. */
export function isBeingChanged(tournament: string, view: RoundView): boolean {
  const what = changeable(view);
  if (what === null) return false;
  const key = unsavedPairingsKey(tournament, view.round, what);
  return onScreen.has(key) || isKept(key);
}
