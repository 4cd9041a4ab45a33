import type { Tpn } from '../../rules/identity.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { boardsOf } from '../field/colour-pairs.ts';
import { insistOn } from '../field/legal-field.ts';
import { noLegalPairing } from '../field/no-legal-pairing.ts';
import { assignBye } from '../field/pairing-allocated-bye.ts';
import { tracedBye } from '../field/traced-bye.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '../system.ts';
import { colourOfHigher } from './colours.ts';
import type { Direction } from './floaters.ts';
import { fieldOf, type LimField, type PlayerState } from './player-state.ts';
import { pairScoregroups, type FinishedGroup } from './scoregroups.ts';
import type { Trace } from './trace.ts';
import { traceGroups } from './trace-groups.ts';

export interface PairingOptions {
  /** Receives every step of the pairing; without it no step is described. */
  readonly trace?: Trace;
  /** Two players who must meet. */
  readonly together?: readonly [Tpn, Tpn];
}

/** Pairs a round by the Lim system (C.04.4.3): the bye, then from both ends to the median. */
export function pairRound(
  request: PairingRequest,
  { trace, together }: PairingOptions = {},
): Result<RoundPairing, NoLegalPairing> {
  const { articles } = request.edition.lim;
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
  const groups = pairScoregroups(field, bye?.place ?? -1, request);
  if (trace) traceGroups(field, groups, request, trace);
  const pairs = groups.flatMap((group) => colouredPairs(field, group, request, trace));
  return success({
    pairs: boardsOf(pairs, request.edition.boardOrderCountsVirtualPoints),
    bye: field.players[bye?.place ?? -1]?.tpn ?? null,
  });
}

/** 1.1: the lowest rank of the lowest scoregroup first. */
const byeOrder = (a: PlayerState, b: PlayerState): number => a.score - b.score || b.tpn - a.tpn;

function colouredPairs(
  { players }: LimField,
  { pairs, direction }: { readonly direction: Direction } & Pick<FinishedGroup, 'pairs'>,
  { edition, initialColour }: PairingRequest,
  trace: Trace | undefined,
): { readonly white: PlayerState; readonly black: PlayerState }[] {
  return pairs.flatMap(([a, b]) => {
    // Places are in order of score and number.
    const [higher, lower] = [players[Math.min(a, b)], players[Math.max(a, b)]];
    if (!higher || !lower) return [];
    const { colour, rule } = colourOfHigher(higher, lower, direction, initialColour);
    const [white, black] = colour === 'white' ? [higher, lower] : [lower, higher];
    const article = edition.lim.articles.colours[rule];
    trace?.({ type: 'colours', white: white.tpn, black: black.tpn, rule, article });
    return [{ white, black }];
  });
}
