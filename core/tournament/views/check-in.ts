import type { GrantedBye } from '../../rules/outcome.ts';
import { notCheckedIn } from '../present-players.ts';
import { alphabetical } from '../../rules/alphabetical.ts';
import { isAvailable } from '../player.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { playerShower, type ShownPlayer } from './shown-player.ts';

/** One line of the list at the door. */
export interface CheckInLine extends ShownPlayer {
  readonly present: boolean;
  /** A bye of that round: asked for, or given to somebody not seen when the check-in closed. */
  readonly bye: GrantedBye | null;
}

export interface CheckInView {
  /** The round it is about: the latest check-in, or the round one could be opened for. */
  readonly round: number;
  readonly open: boolean;
  /** Opened, and closed again. */
  readonly closed: boolean;
  readonly present: number;
  readonly missing: number;
  /** In the order of names; those who are out of that round are not on it. */
  readonly players: readonly CheckInLine[];
}

/** Who has come and who has not; null when every round is paired. */
export function checkInView(state: Tournament): CheckInView | null {
  const next = publishedRounds(state).length + 1;
  const current = state.checkIn?.round === next ? state.checkIn : null;
  if (next > state.settings.rounds) return null;
  const shown = playerShower(state);
  const byes = state.byes.get(next);
  const lines = [...state.players.values()]
    .filter((player) => isAvailable(player, next))
    .map((player) => ({ player, key: alphabetical(player.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ player: { id } }): CheckInLine => ({
      ...shown(id),
      present: current?.present.has(id) ?? false,
      bye: byes?.get(id) ?? null,
    }));
  return {
    round: next,
    open: current?.open ?? false,
    closed: current !== null && !current.open,
    present: lines.filter(({ present }) => present).length,
    missing: current ? notCheckedIn(state).length : 0,
    players: lines,
  };
}
