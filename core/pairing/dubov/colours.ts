import type { Colour } from '../../rules/colour.ts';
import { opposite } from '../../rules/colour.ts';
import { inBoardOrder } from '../board-order.ts';
import { allocateColours, type ColourAllocation } from '../colours/colour-allocation.ts';
import type { Pair, PairingRequest } from '../system.ts';
import type { PlayerState } from './player-state.ts';
import { hasOddNumber } from './readings.ts';
import type { Trace } from './trace.ts';

interface PlayersAtBoard {
  readonly white: PlayerState;
  readonly black: PlayerState;
}

/** Gives each pair its colours (5.2) and lays out the boards (C.04.2 3.6). */
export function colourPairs(
  pairs: readonly (readonly [number, number])[],
  players: readonly PlayerState[],
  request: PairingRequest,
  trace: Trace | undefined,
): Pair[] {
  const { edition, initialColour } = request;
  const coloured = pairs.flatMap(([a, b]): PlayersAtBoard[] => {
    const [higher, lower] = [players[Math.min(a, b)], players[Math.max(a, b)]];
    if (!higher || !lower) return [];
    const { colour, rule } = colourOfHigher(higher, lower, initialColour);
    const [white, black] = colour === 'white' ? [higher, lower] : [lower, higher];
    const article = edition.dubov.articles.colours[rule];
    trace?.({ type: 'colours', white: white.tpn, black: black.tpn, rule, article });
    return [{ white, black }];
  });
  const boards = inBoardOrder<PlayerState, PlayersAtBoard>(coloured, {
    score: (player) => (edition.boardOrderCountsVirtualPoints ? player.score : player.points),
    number: (player) => player.tpn,
  });
  return boards.map(({ white, black }) => ({ white: white.tpn, black: black.tpn }));
}

/** The colour of the higher ranked player of a pair (5.2.1 to 5.2.5). */
export function colourOfHigher(
  higher: PlayerState,
  lower: PlayerState,
  initialColour: Colour,
): ColourAllocation {
  const higherIsOdd = hasOddNumber(higher);
  if (higher.games === 0 && lower.games === 0) {
    const colour = higherIsOdd ? initialColour : opposite(initialColour);
    return { colour, rule: 'initialColour' };
  }
  return allocateColours(higher.colours, lower.colours, { colour: initialColour, higherIsOdd });
}
