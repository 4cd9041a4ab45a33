import { unpaidArbiters } from '../arbiters-to-pay.ts';
import type { Tournament } from '../state.ts';
import type { Params } from '../warning-ladder.ts';
import { deadlineLines } from './administration.ts';

export interface DueOfAdministration {
  readonly code: 'arbitersUnpaid' | 'dutiesOverdue' | 'dutiesToday';
  readonly params: Params;
}

const NAMED_AT_MOST = 3;

/**
 * Duties whose day has come, once somebody has said what the event is homologated for. The pairings
 * of a round have lines of their own.
 */
export function dueOfAdministration(
  state: Tournament,
  now: string,
): readonly DueOfAdministration[] {
  if ((state.administration?.homologation ?? null) === null) return [];
  const lines = deadlineLines(state, now).filter(
    ({ duty, who }) => duty !== 'pairingsPosted' && duty !== 'arbitersPaid' && who !== 'parties',
  );
  const standing = (as: 'overdue' | 'today'): number =>
    lines.filter((line) => line.standing === as).length;
  const [overdue, today] = [standing('overdue'), standing('today')];
  return [
    ...unpaidBeforeTheEnd(state, now),
    ...(overdue > 0 ? [{ code: 'dutiesOverdue', params: { duties: overdue } } as const] : []),
    ...(today > 0 ? [{ code: 'dutiesToday', params: { duties: today } } as const] : []),
  ];
}

/** Arbiters are paid before the last round (LA lines 266, 979, 9198): an alarm from the round before it on. */
function unpaidBeforeTheEnd(state: Tournament, now: string): readonly DueOfAdministration[] {
  const { rounds } = state.settings;
  if (state.rounds.length < rounds - 1) return [];
  const paid = deadlineLines(state, now).find(({ duty }) => duty === 'arbitersPaid');
  if (paid === undefined || paid.standing === 'done' || paid.standing === 'notNeeded') return [];
  const unpaid = unpaidArbiters(state);
  if (unpaid.length === 0) return [];
  const names = [
    ...unpaid.slice(0, NAMED_AT_MOST),
    ...(unpaid.length > NAMED_AT_MOST ? ['…'] : []),
  ].join(' · ');
  return [{ code: 'arbitersUnpaid', params: { arbiters: unpaid.length, names, round: rounds } }];
}
