import type { PlayerId } from '../rules/identity.ts';
import { mayStillCome } from './arrival.ts';
import { isAvailable } from './player.ts';
import { expected } from './proposal.ts';
import type { Tournament } from './state.ts';

/** Whether a check-in is open and this player may be seen at it: absent, one may still come. */
export function mayCheckIn(state: Tournament, id: PlayerId): boolean {
  const player = state.players.get(id);
  if (!state.checkIn?.open || !player) return false;
  const { round } = state.checkIn;
  return isAvailable(player, round) && mayStillCome(state.byes.get(round)?.get(id) ?? null);
}

/** Players of the round nobody has seen yet. */
export function notCheckedIn(state: Tournament): readonly PlayerId[] {
  if (state.checkIn === null) return [];
  const { round, present } = state.checkIn;
  return expected(state, round).filter((id) => !present.has(id));
}
