import type { Tpn } from '../../rules/identity.ts';
import type { PairingRequest } from '../system.ts';
import { scheveningenRounds, type SidesGame } from './scheveningen.ts';
import { MOST_CYCLES, sidesIn } from './sides.ts';

/** Livre de l'Arbitre 3.1: Scheveningen. */
export const SCHEVENINGEN_ARTICLE = 'LA 3.1';

/** A game of the table with the players on its seats. */
export interface SeatedGame {
  readonly white: Tpn;
  readonly black: Tpn;
  /** `A2` and `B3`. */
  readonly whiteSeat: string;
  readonly blackSeat: string;
}

/** A round of the table, by who sits there. */
export interface SeatedRound {
  readonly round: number;
  readonly line: number;
  readonly isSecond: boolean;
  readonly games: readonly SeatedGame[];
  /** Those of the larger side without an opponent. */
  readonly free: readonly Tpn[];
}

/** All rounds of the event by its table; none where a side is empty. */
export function seatedRounds(request: PairingRequest): SeatedRound[] {
  const { a, b } = sidesIn(request);
  if (a.length === 0 || b.length === 0) return [];
  const lines = Math.max(a.length, b.length);
  const cycles = Math.min(MOST_CYCLES, Math.ceil(request.rounds / lines));
  const seat = (side: readonly Tpn[], player: number): Tpn => {
    const found = side[player - 1];
    if (found === undefined) throw new RangeError(`nobody has seat ${player}`);
    return found;
  };
  return scheveningenRounds(a.length, b.length, { double: cycles > 1 }).map(
    ({ round, games, free }) => ({
      round,
      line: ((round - 1) % lines) + 1,
      isSecond: round > lines,
      games: games.map((game) => seated(game, seat(a, game.a), seat(b, game.b))),
      free: free.players.map((player) => seat(free.side === 'A' ? a : b, player)),
    }),
  );
}

/** The round that is asked for; null beyond the last. */
export const seatedRound = (request: PairingRequest): SeatedRound | null =>
  seatedRounds(request)[request.round - 1] ?? null;

function seated({ a, b, white }: SidesGame, ofA: Tpn, ofB: Tpn): SeatedGame {
  const [seatA, seatB] = [`A${a}`, `B${b}`];
  return white === 'A'
    ? { white: ofA, black: ofB, whiteSeat: seatA, blackSeat: seatB }
    : { white: ofB, black: ofA, whiteSeat: seatB, blackSeat: seatA };
}
