import type { Tpn } from '../../rules/identity.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { boardsOf } from '../field/colour-pairs.ts';
import { insistOn } from '../field/legal-field.ts';
import { noLegalPairing } from '../field/no-legal-pairing.ts';
import { assignBye } from '../field/pairing-allocated-bye.ts';
import { tracedBye } from '../field/traced-bye.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '../system.ts';
import { pairBracket, type PairedBracket } from './bracket.ts';
import { colourOfHigher } from './colours.ts';
import { fieldOf, type MatchField, type PlayerState } from './player-state.ts';
import { traceBracket } from './trace-bracket.ts';
import type { Trace } from './trace.ts';

export interface PairingOptions {
  /** Receives every step of the pairing; without it no step is described. */
  readonly trace?: Trace;
  /** Receives every bracket as it is paired. */
  readonly tell?: (bracket: PairedBracket) => void;
  /** Two players who must meet. */
  readonly together?: readonly [Tpn, Tpn];
}

/**
 * Pairs a round of matches by the Double-Swiss system (C.04.5 3.3.2): the bye, then the
 * top-scoregroup with the players it needs from below. A record is a match: its points are those
 * of both games, its colour that of the first game.
 */
export function pairRound(
  request: PairingRequest,
  { trace, tell, together }: PairingOptions = {},
): Result<RoundPairing, NoLegalPairing> {
  const { edition, initialColour } = request;
  const { articles } = edition.doubleSwiss;
  const field = fieldOf(request);
  if (together) insistOn(field, together);
  const everybody = new MaximumMatching(field.legal);
  const left = everybody.maximise();
  if (left.length > 0) {
    return failure(noLegalPairing(field, everybody, left, articles.absolute.completion));
  }
  const given = assignBye(field, everybody, byeOrder);
  const told = trace ? tracedBye(field.players, given, articles.bye) : null;
  if (told) trace?.(told);
  const bye = given?.place ?? -1;
  const paired = pairBrackets(field, bye, request, (bracket) => {
    tell?.(bracket);
    trace?.(traceBracket(bracket, request));
  });
  const pairs = paired.flatMap(([a, b]) => {
    // Places are in order of score and number (4.2).
    const [higher, lower] = [field.players[Math.min(a, b)], field.players[Math.max(a, b)]];
    if (!higher || !lower) return [];
    const { colour, rule } = colourOfHigher(higher, lower, initialColour);
    const [white, black] = colour === 'white' ? [higher, lower] : [lower, higher];
    const article = articles.colours[rule];
    trace?.({ type: 'colours', white: white.tpn, black: black.tpn, rule, article });
    return [{ white, black }];
  });
  return success({
    pairs: boardsOf(pairs, edition.boardOrderCountsVirtualPoints),
    bye: field.players[bye]?.tpn ?? null,
  });
}

/** Lowest score, most matches, largest number first (3.4.2 to 3.4.4). */
const byeOrder = (a: PlayerState, b: PlayerState): number =>
  a.score - b.score || b.games - a.games || b.tpn - a.tpn;

function pairBrackets(
  field: MatchField,
  bye: number,
  { round, rounds }: PairingRequest,
  tell: (bracket: PairedBracket) => void,
): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  let waiting = [...field.players.keys()].filter((place) => place !== bye);
  while (waiting.length > 0) {
    const score = field.players[waiting[0] ?? -1]?.score;
    const residents = waiting.filter((place) => field.players[place]?.score === score);
    const pool = waiting.slice(residents.length);
    const bracket = pairBracket({ field, countsFloats: round < rounds, residents, pool });
    tell(bracket);
    pairs.push(...bracket.pairs);
    waiting = pool.filter((place) => !bracket.upfloaters.includes(place));
  }
  return pairs;
}
