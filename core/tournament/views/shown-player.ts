import type { PlayerId, Tpn } from '../../rules/identity.ts';
import type { Title } from '../../rules/title.ts';
import { isByLetters } from '../by-letters.ts';
import { isEstimated, strengthOf } from '../initial-order.ts';
import { seatsByPlayer } from '../lettered-teams.ts';
import { numbersOf } from '../numbers.ts';
import type { Player } from '../player.ts';
import type { Tournament } from '../state.ts';

/** What every page may show of a player. */
export interface ShownPlayer {
  readonly id: PlayerId;
  /** Null until pairing numbers are assigned. */
  readonly tpn: Tpn | null;
  readonly name: string;
  readonly title: Title | null;
  /** The strength the initial order is made by; 0 when unknown. */
  readonly rating: number;
  /** It is the arbiter's estimate; missing for a rating of a list. */
  readonly estimated?: true;
  readonly federation: string | null;
  readonly club: string | null;
  /** `A1` where players meet by letter and number (LA 3.2), and their team; missing anywhere else. */
  readonly seat?: string;
  readonly team?: string;
}

/** Shows players of a tournament by identity; somebody no longer on the list by the identity alone. */
export function playerShower(state: Tournament): (id: PlayerId) => ShownPlayer {
  const numbers = numbersOf(state);
  const { method } = state.settings.initialOrder;
  return (id) => {
    const player: Player | undefined = state.players.get(id);
    const rating = player ? strengthOf(player.ratings, method) : 0;
    return {
      id,
      tpn: numbers.get(id) ?? null,
      name: player?.name ?? id,
      title: player?.title ?? null,
      rating,
      ...(player && isEstimated(rating, player.ratings) ? { estimated: true } : {}),
      federation: player?.federation ?? null,
      club: player?.club ?? null,
    };
  };
}

/** The same with the seats of a round, in an event by letter and number. */
export function seatedShower(state: Tournament, round: number): (id: PlayerId) => ShownPlayer {
  const shown = playerShower(state);
  if (!isByLetters(state.settings)) return shown;
  const seats = seatsByPlayer(state, round);
  const teams = new Map(
    [...state.teams.values()].flatMap(({ name, roster }) => roster.map((id) => [id, name])),
  );
  return (id) => {
    const [seat, team] = [seats.get(id), teams.get(id)];
    return {
      ...shown(id),
      ...(seat === undefined ? {} : { seat }),
      ...(team === undefined ? {} : { team }),
    };
  };
}
