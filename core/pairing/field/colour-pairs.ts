import { opposite, type Colour } from '../../rules/colour.ts';
import type { DubovArticles } from '../../rules/editions/dubov-criteria.ts';
import type { Tpn } from '../../rules/identity.ts';
import { inBoardOrder } from '../board-order.ts';
import {
  allocateColours,
  type ColourAllocation,
  type ColourRule,
} from '../colours/colour-allocation.ts';
import type { ColourState } from '../colours/colour-preference.ts';
import type { Pair, PairingRequest } from '../system.ts';

/** What the allocation of colours asks about a player (C.04.4.1 and C.04.4.2, 5.2). */
export interface ColouredPlayer {
  readonly tpn: Tpn;
  /** With virtual points, and without. */
  readonly score: number;
  readonly points: number;
  readonly games: number;
  readonly colours: ColourState;
}

/** One pair with its colours, as the trace tells it. */
export interface TracedColours {
  readonly type: 'colours';
  readonly white: Tpn;
  readonly black: Tpn;
  readonly rule: ColourRule;
  readonly article: string;
}

/** U11 (5.2.1): odd or even is the pairing number as it stands, whoever has not come yet. */
const hasOddNumber = ({ tpn }: { readonly tpn: Tpn }): boolean => tpn % 2 === 1;

/** Gives each pair, the higher ranked player first, its colours and lays out the boards (C.04.2 3.6). */
export function colourPairs<P extends ColouredPlayer>(
  pairs: readonly (readonly [P, P])[],
  { edition, initialColour }: PairingRequest,
  articles: DubovArticles['colours'],
  trace: ((event: TracedColours) => void) | undefined,
): Pair[] {
  const coloured = pairs.map(([higher, lower]) => {
    const { colour, rule } = colourOfHigher(higher, lower, initialColour);
    const [white, black] = colour === 'white' ? [higher, lower] : [lower, higher];
    const article = articles[rule];
    trace?.({ type: 'colours', white: white.tpn, black: black.tpn, rule, article });
    return { white, black };
  });
  return boardsOf(coloured, edition.boardOrderCountsVirtualPoints);
}

/** Pairs in the order of the boards. */
export function boardsOf<P extends Pick<ColouredPlayer, 'tpn' | 'score' | 'points'>>(
  pairs: readonly { readonly white: P; readonly black: P }[],
  countsVirtualPoints: boolean,
): Pair[] {
  const boards = inBoardOrder<P, { readonly white: P; readonly black: P }>(pairs, {
    score: (player) => (countsVirtualPoints ? player.score : player.points),
    number: (player) => player.tpn,
  });
  return boards.map(({ white, black }) => ({ white: white.tpn, black: black.tpn }));
}

/** The colour of the higher ranked player of a pair (5.2.1 to 5.2.5). */
export function colourOfHigher(
  higher: ColouredPlayer,
  lower: ColouredPlayer,
  initialColour: Colour,
): ColourAllocation {
  const higherIsOdd = hasOddNumber(higher);
  if (higher.games === 0 && lower.games === 0) {
    const colour = higherIsOdd ? initialColour : opposite(initialColour);
    return { colour, rule: 'initialColour' };
  }
  return allocateColours(higher.colours, lower.colours, { colour: initialColour, higherIsOdd });
}
