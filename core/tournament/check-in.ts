import type { PlayerId } from '../rules/identity.ts';
import type { EventOf } from './event.ts';

/** Who was seen in the hall before a round. */
export interface CheckIn {
  readonly round: number;
  readonly open: boolean;
  readonly present: ReadonlySet<PlayerId>;
}

type CheckInEvent = EventOf<
  'checkInOpened' | 'playersCheckedIn' | 'checkInUndone' | 'checkInClosed'
>;

export function checkInAfter(before: CheckIn | null, event: CheckInEvent): CheckIn | null {
  if (event.type === 'checkInOpened') {
    // Opened again for the same round: whoever was seen stays seen.
    const present = before?.round === event.round ? before.present : new Set<PlayerId>();
    return { round: event.round, open: true, present };
  }
  if (before === null) return null;
  switch (event.type) {
    case 'playersCheckedIn':
      return { ...before, present: new Set([...before.present, ...event.players]) };
    case 'checkInUndone':
      return withoutPresent(before, event.players);
    case 'checkInClosed':
      return { ...before, open: false };
  }
}

export function withoutPresent(checkIn: CheckIn, players: readonly PlayerId[]): CheckIn {
  if (!players.some((id) => checkIn.present.has(id))) return checkIn;
  const present = new Set(checkIn.present);
  for (const id of players) present.delete(id);
  return { ...checkIn, present };
}
