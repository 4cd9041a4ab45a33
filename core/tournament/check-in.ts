import type { PlayerId } from '../rules/identity.ts';

/** Who was seen in the hall before a round. */
export interface CheckIn {
  readonly round: number;
  readonly open: boolean;
  readonly present: ReadonlySet<PlayerId>;
}

export function withoutPresent(checkIn: CheckIn, players: readonly PlayerId[]): CheckIn {
  if (!players.some((id) => checkIn.present.has(id))) return checkIn;
  const present = new Set(checkIn.present);
  for (const id of players) present.delete(id);
  return { ...checkIn, present };
}
