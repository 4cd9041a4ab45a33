import type { Tpn } from '../../rules/identity.ts';
import { colourPairs } from '../field/colour-pairs.ts';
import { insistOn } from '../field/legal-field.ts';
import { noLegalPairing } from '../field/no-legal-pairing.ts';
import { assignBye } from '../field/pairing-allocated-bye.ts';
import { tracedBye } from '../field/traced-bye.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '../system.ts';
import { pairBracket, pairsOf } from './bracket.ts';
import { fieldOf, type Field } from './field.ts';
import type { PlayerState } from './player-state.ts';
import type { Trace } from './trace.ts';
import { traceBracket } from './trace-bracket.ts';

export interface PairingOptions {
  /** Receives every step of the pairing; without it no step is described. */
  readonly trace?: Trace;
  /** Two players who must meet. */
  readonly together?: readonly [Tpn, Tpn];
}

/** Pairs a round by the Dubov system (C.04.4.1): the bye, then bracket by bracket from the top. */
export function pairRound(
  request: PairingRequest,
  { trace, together }: PairingOptions = {},
): Result<RoundPairing, NoLegalPairing> {
  const { articles } = request.edition.dubov;
  const field = fieldOf(request);
  if (together) insistOn(field, together);
  const everybody = new MaximumMatching(field.legal);
  const left = everybody.maximise();
  if (left.length > 0) {
    return failure(noLegalPairing(field, everybody, left, articles.absolute.completion));
  }
  const bye = assignBye(field, everybody, byeOrder);
  const told = trace ? tracedBye(field.players, bye, articles.bye) : null;
  if (told) trace?.(told);
  const pairs = pairBrackets(field, bye?.place ?? -1, request, trace);
  const higherFirst = pairs.flatMap(([a, b]) => {
    const [higher, lower] = [field.players[Math.min(a, b)], field.players[Math.max(a, b)]];
    return higher && lower ? [[higher, lower] as const] : [];
  });
  const boards = colourPairs(higherFirst, request, articles.colours, trace);
  return success({ pairs: boards, bye: field.players[bye?.place ?? -1]?.tpn ?? null });
}

function pairBrackets(
  field: Field,
  bye: number,
  request: PairingRequest,
  trace: Trace | undefined,
): [number, number][] {
  const isLastRound = request.round >= request.rounds;
  const pairs: [number, number][] = [];
  let waiting = [...field.players.keys()].filter((place) => place !== bye);
  while (waiting.length > 0) {
    const score = field.players[waiting[0] ?? -1]?.score;
    const end = waiting.findIndex((place) => field.players[place]?.score !== score);
    const size = end < 0 ? waiting.length : end;
    const [residents, pool] = [waiting.slice(0, size), waiting.slice(size)];
    const bracket = pairBracket({ field, isLastRound, residents, pool });
    if (trace) traceBracket(bracket, request, trace);
    pairs.push(...pairsOf(bracket));
    waiting = pool.filter((place) => !bracket.upfloaters.includes(place));
  }
  return pairs;
}

/** Lowest score, most games, largest number first (3.1.3 to 3.1.5). */
export const byeOrder = (a: PlayerState, b: PlayerState): number =>
  a.score - b.score || b.games - a.games || b.tpn - a.tpn;
