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
import { coloursOf, firstTeamFirst } from './colours.ts';
import { countsFloats, fieldOf, type TeamField, type TeamState } from './team-state.ts';
import type { Trace } from './trace.ts';
import { tracedBracket } from './trace-bracket.ts';

export interface PairingOptions {
  /** Receives every step of the pairing; without it no step is described. */
  readonly trace?: Trace;
  /** Two teams that must meet. */
  readonly together?: readonly [Tpn, Tpn];
}

/**
 * Pairs a round of teams (C.04.6 3.3.2): the bye, then the top-scoregroup with the teams it needs from below,
 * until everybody is paired. A record is a match: its points are the primary score, its colour that of board 1.
 */
export function pairRound(
  request: PairingRequest,
  { trace, together }: PairingOptions = {},
): Result<RoundPairing, NoLegalPairing> {
  const { articles } = request.edition.teamSwiss;
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
  const brackets = pairBrackets(field, bye?.place ?? -1, request);
  if (trace) for (const bracket of brackets) trace(tracedBracket(bracket, request));
  const pairs = brackets.flatMap((bracket) => colouredPairs(field, bracket, request, trace));
  return success({
    pairs: boardsOf(pairs, request.edition.boardOrderCountsVirtualPoints),
    bye: field.players[bye?.place ?? -1]?.tpn ?? null,
  });
}

/** Lowest score, most matches, largest number first (3.4.2 to 3.4.4). */
const byeOrder = (a: TeamState, b: TeamState): number =>
  a.score - b.score || b.games - a.games || b.tpn - a.tpn;

function pairBrackets(field: TeamField, bye: number, request: PairingRequest): PairedBracket[] {
  const brackets: PairedBracket[] = [];
  let waiting = [...field.players.keys()].filter((place) => place !== bye);
  while (waiting.length > 0) {
    const score = field.players[waiting[0] ?? -1]?.score;
    const residents = waiting.filter((place) => field.players[place]?.score === score);
    const pool = waiting.slice(residents.length);
    const bracket = pairBracket({ field, countsFloats: countsFloats(request), residents, pool });
    brackets.push(bracket);
    waiting = pool.filter((place) => !bracket.upfloaters.includes(place));
  }
  return brackets;
}

function colouredPairs(
  { players }: TeamField,
  { pairs }: PairedBracket,
  { edition, initialColour }: PairingRequest,
  trace: Trace | undefined,
): { readonly white: TeamState; readonly black: TeamState }[] {
  return pairs.flatMap(([a, b]) => {
    const [one, two] = [players[a], players[b]];
    if (!one || !two) return [];
    const [first, other] = firstTeamFirst(one, two);
    const { colour, rule } = coloursOf(first, other, initialColour);
    const [white, black] = colour === 'white' ? [first, other] : [other, first];
    const article = edition.teamSwiss.articles.colours[rule];
    trace?.({ type: 'colours', white: white.tpn, black: black.tpn, rule, article });
    return [{ white, black }];
  });
}
