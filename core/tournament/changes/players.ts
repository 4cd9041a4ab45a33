import type { PlayerId } from '../../rules/identity.ts';
import { withoutPresent } from '../check-in.ts';
import type { Player } from '../player.ts';
import type { Tournament } from '../state.ts';

export function withPlayer(
  state: Tournament,
  id: PlayerId,
  edit: (player: Player) => Player,
): Tournament {
  const player = state.players.get(id);
  if (!player) return state;
  return { ...state, players: new Map(state.players).set(id, edit(player)) };
}

/** Somebody who left was not seen coming. */
export function notPresent(state: Tournament, id: PlayerId): Tournament {
  const { checkIn } = state;
  return checkIn === null ? state : { ...state, checkIn: withoutPresent(checkIn, [id]) };
}
