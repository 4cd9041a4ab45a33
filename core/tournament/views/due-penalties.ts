import { notCarriedOut } from '../incidents/follow-ups.ts';
import { incidentsInForce } from '../incidents/incidents-of.ts';
import { nameOf } from '../judgement.ts';
import type { Tournament } from '../state.ts';

/** An incident whose decision is not carried out: results, points, exclusions, expulsions (Laws 12.9.4 to 12.9.9). */
type DuePenalty = Readonly<Record<'incident' | 'steps', number> & { names: string }>;

export function dueOfPenalties(state: Tournament): readonly DuePenalty[] {
  if (state.closing.closed) return [];
  const open = notCarriedOut(state);
  return incidentsInForce(state).flatMap(({ number }) => {
    const steps = open.filter(({ incident }) => incident === number);
    const names = [...new Set(steps.map(({ player }) => nameOf(state, player)))].join(' · ');
    return steps.length === 0 ? [] : [{ incident: number, steps: steps.length, names }];
  });
}
