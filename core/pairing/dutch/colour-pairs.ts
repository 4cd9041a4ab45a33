import { allocateColours, COLOUR_RULES } from '../colours/colour-allocation.ts';
import { inBoardOrder } from '../board-order.ts';
import type { Pair, PairingRequest } from '../system.ts';
import type { PlayerState } from './player-state.ts';
import type { Trace } from './trace.ts';

interface PlayersAtBoard {
  readonly white: PlayerState;
  readonly black: PlayerState;
}

/** Gives each pair its colours (C.04.3 E, 2026: 5) and lays out the boards (C.04.2 D.9, 2026: 3.6). */
export function colourPairs(
  pairs: readonly (readonly [number, number])[],
  players: readonly PlayerState[],
  request: PairingRequest,
  trace: Trace | undefined,
): Pair[] {
  const virtual = request.edition.boardOrderCountsVirtualPoints;
  const coloured = pairs.flatMap(([a, b]): PlayersAtBoard[] => {
    const [higher, lower] = [players[Math.min(a, b)], players[Math.max(a, b)]];
    if (!higher || !lower) return [];
    const { colour, rule } = allocateColours(higher.colours, lower.colours, {
      colour: request.initialColour,
      higherIsOdd: higher.number % 2 === 1,
    });
    const [white, black] = colour === 'white' ? [higher, lower] : [lower, higher];
    if (trace) {
      const article = request.edition.dutch.articles.colours[COLOUR_RULES.indexOf(rule)] ?? '';
      trace({ type: 'colours', white: white.tpn, black: black.tpn, rule, article });
    }
    return [{ white, black }];
  });
  const boards = inBoardOrder<PlayerState, PlayersAtBoard>(coloured, {
    score: (player) => (virtual ? player.score : player.points),
    number: (player) => player.tpn,
  });
  return boards.map(({ white, black }) => ({ white: white.tpn, black: black.tpn }));
}
