import { allocateColours, COLOUR_RULES } from '../colours/colour-allocation.ts';
import { inBoardOrder } from '../board-order.ts';
import type { Pair, PairingRequest } from '../system.ts';
import type { PlayerState } from './player-state.ts';
import type { DutchTraceEvent, Trace } from './trace.ts';

interface PlayersAtBoard {
  readonly white: PlayerState;
  readonly black: PlayerState;
}

/** A.7 (2026: 1.8): of two absolute preferences for one colour a topscorer lets one be missed. */
function exemption(
  white: PlayerState,
  black: PlayerState,
  { edition }: PairingRequest,
): Extract<DutchTraceEvent, { type: 'colours' }>['exempt'] {
  const { preference, strength } = white.colours;
  const bothAbsolute = strength === 'absolute' && black.colours.strength === 'absolute';
  if (!bothAbsolute || preference !== black.colours.preference) return undefined;
  const topscorers = [white, black].filter(({ topscorer }) => topscorer).map(({ tpn }) => tpn);
  const missing = preference === 'white' ? black : white;
  return { player: missing.tpn, topscorers, article: edition.dutch.articles.topscorers };
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
      const exempt = exemption(white, black, request);
      const pair = { white: white.tpn, black: black.tpn };
      trace({ type: 'colours', ...pair, rule, article, ...(exempt && { exempt }) });
    }
    return [{ white, black }];
  });
  const boards = inBoardOrder<PlayerState, PlayersAtBoard>(coloured, {
    score: (player) => (virtual ? player.score : player.points),
    number: (player) => player.tpn,
  });
  return boards.map(({ white, black }) => ({ white: white.tpn, black: black.tpn }));
}
