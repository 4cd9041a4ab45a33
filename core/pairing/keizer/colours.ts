import { opposite, type Colour } from '../../rules/colour.ts';
import type { Tpn } from '../../rules/identity.ts';
import { isPlayed } from '../../rules/outcome.ts';
import type { Pair, PairingRequest } from '../system.ts';
import { recordOf, type Ladder, type Meetings } from './ladder.ts';

/** By which rule a game has its colours (docs/reference/keizer.md 4). */
export const KEIZER_COLOUR_RULES = ['returnGame', 'balance', 'alternate', 'upper', 'lot'] as const;
export type KeizerColourRule = (typeof KEIZER_COLOUR_RULES)[number];

export interface KeizerColours extends Pair {
  readonly rule: KeizerColourRule;
}

/** A ladder with the colours of its games. */
export interface ColouredLadder extends Ladder {
  readonly colours: readonly KeizerColours[];
}

/** The colours of a pair on a board, the higher on the ladder first. */
export function keizerColours(
  request: PairingRequest,
  meetings: Meetings,
  [upper, lower]: readonly [Tpn, Tpn],
  board: number,
): KeizerColours {
  const given = (white: Tpn, rule: KeizerColourRule): KeizerColours => ({
    white,
    black: white === upper ? lower : upper,
    rule,
  });
  const [own, other] = [coloursOf(request, upper), coloursOf(request, lower)];
  const last = meetings(upper, lower).at(-1);
  // 4.1
  if (last !== undefined) return given(last.white === upper ? lower : upper, 'returnGame');
  // 4.2
  const difference = balance(own) - balance(other);
  if (difference !== 0) return given(difference < 0 ? upper : lower, 'balance');
  // 4.3
  const parted = lastDifference(own, other);
  if (parted !== null) return given(parted === 'black' ? upper : lower, 'alternate');
  // 4.4
  const latest = own.at(-1);
  if (latest !== undefined) return given(latest === 'black' ? upper : lower, 'upper');
  // 4.5
  const due = board % 2 === 1 ? request.initialColour : opposite(request.initialColour);
  return given(due === 'white' ? upper : lower, 'lot');
}

/** Colours of the games over the board, in their order. */
function coloursOf(request: PairingRequest, player: Tpn): Colour[] {
  const rounds = recordOf(request, player)?.rounds.slice(0, request.round - 1) ?? [];
  return rounds.flatMap(({ colour, outcome }) =>
    colour !== null && isPlayed(outcome) ? [colour] : [],
  );
}

/** Whites more than Blacks. */
const balance = (colours: readonly Colour[]): number =>
  colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);

/** The colour the first had when the two last had different ones, counted back; null where never. */
function lastDifference(own: readonly Colour[], other: readonly Colour[]): Colour | null {
  for (let back = 1; back <= Math.min(own.length, other.length); back += 1) {
    const colour = own.at(-back);
    if (colour !== undefined && colour !== other.at(-back)) return colour;
  }
  return null;
}
