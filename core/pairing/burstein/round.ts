import type { Tpn } from '../../rules/identity.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { pairRound as pairDutchRound } from '../dutch/round.ts';
import { colourPairs } from '../field/colour-pairs.ts';
import { absoluteHindrance, insistOn, legalField } from '../field/legal-field.ts';
import { noLegalPairing } from '../field/no-legal-pairing.ts';
import { assignBye } from '../field/pairing-allocated-bye.ts';
import { tracedBye } from '../field/traced-bye.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '../system.ts';
import { bracketOf, pairBracket, type BursteinField } from './bracket.ts';
import { byRanking, playerStates, type PlayerState } from './player-state.ts';
import { isSeedingRound } from './seeding-rounds.ts';
import type { Trace } from './trace.ts';
import { traceBracket } from './trace-bracket.ts';

export interface PairingOptions {
  /** Receives every step of the pairing; without it no step is described. */
  readonly trace?: Trace;
  /** Two players who must meet. */
  readonly together?: readonly [Tpn, Tpn];
}

/** Pairs a round by the Burstein system (C.04.4.2); its seeding rounds by the Dutch one (1.6). */
export function pairRound(
  request: PairingRequest,
  options: PairingOptions = {},
): Result<RoundPairing, NoLegalPairing> {
  return isSeedingRound(request) ? pairDutchRound(request) : pairByOpposition(request, options);
}

/** A round after the seeding rounds: the bye, then bracket by bracket from the top (1.9.2). */
export function pairByOpposition(
  request: PairingRequest,
  { trace, together }: PairingOptions = {},
): Result<RoundPairing, NoLegalPairing> {
  const { articles } = request.edition.burstein;
  const field = legalField(playerStates(request), absoluteHindrance(request));
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
  const boards = colourPairs(pairs, request, articles.colours, trace);
  return success({ pairs: boards, bye: field.players[bye?.place ?? -1]?.tpn ?? null });
}

/** Lowest score, most games, lowest ranking first (3.1.3 to 3.1.5). */
const byeOrder = (a: PlayerState, b: PlayerState): number =>
  a.score - b.score || b.games - a.games || byRanking(b, a);

function pairBrackets(
  field: BursteinField,
  bye: number,
  request: PairingRequest,
  trace: Trace | undefined,
): (readonly [PlayerState, PlayerState])[] {
  const pairs: (readonly [PlayerState, PlayerState])[] = [];
  let incoming: readonly number[] = [];
  let waiting: readonly number[] = [...field.players.keys()].filter((place) => place !== bye);
  while (waiting.length > 0 || incoming.length > 0) {
    const bracket = pairBracket(bracketOf(field, incoming, waiting));
    if (trace) traceBracket(bracket, request, trace);
    for (const [a, b] of bracket.pairs) {
      const [higher, lower] = [field.players[a], field.players[b]];
      if (higher && lower) pairs.push([higher, lower]);
    }
    incoming = bracket.floaters;
    waiting = [...bracket.task.following, ...bracket.task.below];
  }
  return pairs;
}
