import type { Tpn } from '../../rules/identity.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { bitsOf } from '../matching/bits.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '../system.ts';
import { pairBracket, pairsOf } from './bracket.ts';
import { colourPairs } from './colours.ts';
import { fieldOf, type Field } from './field.ts';
import { noLegalPairing } from './no-legal-pairing.ts';
import { assignBye } from './pairing-allocated-bye.ts';
import type { Trace } from './trace.ts';
import { traceBracket, traceBye } from './trace-bracket.ts';

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
  const field = fieldOf(request);
  if (together) insistOn(field, together);
  const everybody = new MaximumMatching(field.legal);
  const left = everybody.maximise();
  if (left.length > 0) {
    const { completion } = request.edition.dubov.articles.absolute;
    return failure(noLegalPairing(field, everybody, left, completion));
  }
  const bye = assignBye(field, everybody);
  if (bye && trace) traceBye(field, bye, request, trace);
  const pairs = pairBrackets(field, bye?.place ?? -1, request, trace);
  const boards = colourPairs(pairs, field.players, request, trace);
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

/** Leaves two players no opponent but each other. */
function insistOn({ players, legal }: Field, together: readonly [Tpn, Tpn]): void {
  const [u, v] = together.map((tpn) => players.findIndex((player) => player.tpn === tpn));
  if (u === undefined || v === undefined || u < 0 || v < 0) return;
  legal.restrict(u, bitsOf(legal.size, [v]));
  legal.restrict(v, bitsOf(legal.size, [u]));
}
