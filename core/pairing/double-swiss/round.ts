import { failure, success, type Result } from '../../rules/result.ts';
import { boardsOf } from '../field/colour-pairs.ts';
import { noLegalPairing } from '../field/no-legal-pairing.ts';
import { assignBye } from '../field/pairing-allocated-bye.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '../system.ts';
import { pairBracket, type PairedBracket } from './bracket.ts';
import { colourOfHigher } from './colours.ts';
import { fieldOf, type MatchField, type PlayerState } from './player-state.ts';

/**
 * Pairs a round of matches by the Double-Swiss system (C.04.5 3.3.2): the bye, then the
 * top-scoregroup with the players it needs from below. A record is a match: its points are those
 * of both games, its colour that of the first game.
 */
export function pairRound(
  request: PairingRequest,
  tell?: (bracket: PairedBracket) => void,
): Result<RoundPairing, NoLegalPairing> {
  const { edition, initialColour } = request;
  const field = fieldOf(request);
  const everybody = new MaximumMatching(field.legal);
  const left = everybody.maximise();
  if (left.length > 0) {
    const { completion } = edition.doubleSwiss.articles.absolute;
    return failure(noLegalPairing(field, everybody, left, completion));
  }
  const bye = assignBye(field, everybody, byeOrder)?.place ?? -1;
  const pairs = pairBrackets(field, bye, request, tell).flatMap(([a, b]) => {
    // Places are in order of score and number (4.2).
    const [higher, lower] = [field.players[Math.min(a, b)], field.players[Math.max(a, b)]];
    if (!higher || !lower) return [];
    const [white, black] =
      colourOfHigher(higher, lower, initialColour) === 'white' ? [higher, lower] : [lower, higher];
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
  tell: ((bracket: PairedBracket) => void) | undefined,
): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  let waiting = [...field.players.keys()].filter((place) => place !== bye);
  while (waiting.length > 0) {
    const score = field.players[waiting[0] ?? -1]?.score;
    const residents = waiting.filter((place) => field.players[place]?.score === score);
    const pool = waiting.slice(residents.length);
    const bracket = pairBracket({ field, isLastRound: round >= rounds, residents, pool });
    tell?.(bracket);
    pairs.push(...bracket.pairs);
    waiting = pool.filter((place) => !bracket.upfloaters.includes(place));
  }
  return pairs;
}
