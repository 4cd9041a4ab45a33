import type { Tpn } from '../../rules/identity.ts';
import { byeDifference, type ByeDifference } from '../explanation/bye-first.ts';
import { roundOfMeeting } from '../explanation/round-of-meeting.ts';
import { absoluteHindrance } from '../field/legal-field.ts';
import { pairObjection, type PairObjection } from '../field/objections.ts';
import type { TracedBye } from '../field/traced-bye.ts';
import type { NoLegalPairing, PairingRequest } from '../system.ts';
import { firstDifference } from './criteria.ts';
import { playerStates } from './player-state.ts';
import { pairByOpposition } from './round.ts';
import type { BursteinTraceEvent, CriterionValue, TracedMember, TracedPairing } from './trace.ts';

type BracketEvent = Extract<BursteinTraceEvent, { type: 'bracket' }>;

/** Where two pairings of a bracket part in the order of 4.3. */
export interface OrderDifference {
  /** The first by ranking whose opponent differs. */
  readonly player: Tpn;
  /** Null for nobody: the player floats. */
  readonly best: Tpn | null;
  readonly together: Tpn | null;
}

/** Why two players do not meet in a round: the first rule by which any round that pairs them is worse. */
export type WhyNot =
  /** They do meet. */
  | { readonly reason: 'paired' }
  | { readonly reason: 'absent'; readonly players: readonly Tpn[] }
  /** An absolute criterion keeps them apart; for a rematch, the round they met in. */
  | {
      readonly reason: 'absolute';
      readonly objection: PairObjection;
      readonly metInRound: number | null;
    }
  /** With them together the others cannot all be paired. */
  | { readonly reason: 'incomplete'; readonly article: string; readonly failure: NoLegalPairing }
  /** The bye would go to a player who comes later for it (3.1.3 to 3.1.5). */
  | ByeDifference
  | {
      readonly reason: 'criterion';
      /** The score of the bracket. */
      readonly score: number;
      readonly best: CriterionValue;
      readonly together: CriterionValue;
    }
  /** All criteria are equal: the bracket as it was paired comes first in the order of article 4. */
  | {
      readonly reason: 'order';
      readonly score: number;
      readonly article: string;
      readonly difference: OrderDifference;
    };

/** Compares the round with the best one in which players `a` and `b` meet, bracket by bracket. */
export function whyNot(request: PairingRequest, a: Tpn, b: Tpn): WhyNot {
  const { absolute, bye, order } = request.edition.burstein.articles;
  const states = playerStates(request);
  const [one, other] = [a, b].map((tpn) => states.find((player) => player.tpn === tpn));
  if (!one || !other) {
    const present = new Set(states.map(({ tpn }) => tpn));
    return { reason: 'absent', players: [a, b].filter((tpn) => !present.has(tpn)) };
  }
  const incomplete = { reason: 'incomplete', article: absolute.completion } as const;
  const best = tracedRound(request);
  if ('failure' in best) return { ...incomplete, ...best };
  if (best.pairs.has(pairKey(a, b))) return { reason: 'paired' };
  const objection = pairObjection(absoluteHindrance(request), absolute, one, other);
  if (objection) {
    return { reason: 'absolute', objection, metInRound: roundOfMeeting(request, a, b) };
  }
  const together = tracedRound(request, [a, b]);
  if ('failure' in together) return { ...incomplete, ...together };
  return byeDifference(best.bye, together.bye, bye) ?? bracketDifference(best, together, order);
}

interface TracedRound {
  readonly pairs: ReadonlySet<string>;
  readonly bye: TracedBye | null;
  readonly brackets: readonly BracketEvent[];
}

const pairKey = (a: Tpn, b: Tpn): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

function tracedRound(
  request: PairingRequest,
  together?: readonly [Tpn, Tpn],
): TracedRound | { readonly failure: NoLegalPairing } {
  const brackets: BracketEvent[] = [];
  let bye: TracedBye | null = null;
  const answer = pairByOpposition(request, {
    ...(together && { together }),
    trace: (event) => {
      if (event.type === 'bye') bye = event;
      if (event.type === 'bracket') brackets.push(event);
    },
  });
  if (!answer.ok) return { failure: answer.error };
  const pairs = answer.value.pairs.map(({ white, black }) => pairKey(white, black));
  return { pairs: new Set(pairs), bye, brackets };
}

function bracketDifference(best: TracedRound, together: TracedRound, article: string): WhyNot {
  for (const [index, mine] of best.brackets.entries()) {
    const theirs = together.brackets[index];
    if (!theirs) break;
    const { score } = mine;
    const worse = firstDifference(mine.criteria, theirs.criteria);
    if (worse) return { reason: 'criterion', score, best: worse.a, together: worse.b };
    const difference = orderDifference(mine.members, mine.chosen, theirs.chosen);
    if (difference) return { reason: 'order', score, article, difference };
  }
  throw new Error('the same round pairs and does not pair two players');
}

function orderDifference(
  members: readonly TracedMember[],
  best: TracedPairing,
  together: TracedPairing,
): OrderDifference | null {
  for (const { player } of members) {
    const [mine, theirs] = [opponentIn(best, player), opponentIn(together, player)];
    if (mine !== theirs) return { player, best: mine, together: theirs };
  }
  return null;
}

function opponentIn({ pairs }: TracedPairing, player: Tpn): Tpn | null {
  const [pair] = pairs.filter((one) => one.includes(player));
  return pair?.find((one) => one !== player) ?? null;
}
