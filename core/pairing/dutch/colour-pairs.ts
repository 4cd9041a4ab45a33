import { allocateColours, COLOUR_RULES } from '../colours/colour-allocation.ts';
import type { PairingRequest } from '../system.ts';
import type { ColouredPair } from './board-order.ts';
import type { PlayerState } from './player-state.ts';
import type { Trace } from './trace.ts';

/** Gives each pair its colours (C.04.3 E, 2026: 5). */
export function colourPairs(
  pairs: readonly (readonly [number, number])[],
  players: readonly PlayerState[],
  request: PairingRequest,
  trace: Trace | undefined,
): ColouredPair[] {
  return pairs.flatMap(([a, b]) => {
    const [higher, lower] = [players[Math.min(a, b)], players[Math.max(a, b)]];
    if (!higher || !lower) return [];
    const { colour, rule } = allocateColours(higher.colours, lower.colours, {
      colour: request.initialColour,
      higherIsOdd: higher.number % 2 === 1,
    });
    const pair =
      colour === 'white'
        ? { white: higher.tpn, black: lower.tpn }
        : { white: lower.tpn, black: higher.tpn };
    if (trace) {
      const article = request.edition.dutch.articles.colours[COLOUR_RULES.indexOf(rule)] ?? '';
      trace({ type: 'colours', ...pair, rule, article });
    }
    return [{ higher, lower, pair }];
  });
}
