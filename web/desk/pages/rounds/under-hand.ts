import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { useEffect } from 'react';
import { isKept } from '../../parts/use-kept.ts';

/** Whether a draft is changed, or pairings that everybody has read. */
export type Changing = 'draft' | 'public';

/** Under which changes not kept yet are held. */
export const handKey = (tournament: string, round: number, what: Changing): string =>
  `hand.${tournament}.${round}.${what}`;

const onScreen = new Set<string>();

/** Says, while it is on screen, that a round is being changed by hand. */
export function useUnderHand(tournament: string, round: number, what: Changing): void {
  useEffect(() => {
    const key = handKey(tournament, round, what);
    onScreen.add(key);
    return () => {
      onScreen.delete(key);
    };
  }, [round, tournament, what]);
}

/** What of a round a hand may change now. */
export const changeable = (view: Pick<RoundView, 'stage' | 'republish'> | null): Changing | null =>
  view?.stage === 'draft' ? 'draft' : view !== null && view.republish.length > 0 ? 'public' : null;

/** Whether a round is being changed by hand: on screen now, or left before it was kept. */
export function isUnderHand(tournament: string, view: RoundView): boolean {
  const what = changeable(view);
  if (what === null) return false;
  const key = handKey(tournament, view.round, what);
  return onScreen.has(key) || isKept(key);
}
