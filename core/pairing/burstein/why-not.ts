import type { Tpn } from '../../rules/identity.ts';
import { whyNotTogether, type SharedReason } from '../explanation/why-not-together.ts';
import { absoluteHindrance } from '../field/legal-field.ts';
import type { PairingRequest } from '../system.ts';
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
  | SharedReason
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
  const { articles } = request.edition.burstein;
  return whyNotTogether(request, [a, b], {
    states: playerStates(request),
    articles,
    hindrance: absoluteHindrance(request),
    pair: (together, tell) =>
      pairByOpposition(request, {
        ...together,
        trace: (event) => {
          if (event.type === 'bye') tell.bye(event);
          if (event.type === 'bracket') tell.part(event);
        },
      }),
    difference: (best: readonly BracketEvent[], together: readonly BracketEvent[]): WhyNot =>
      bracketDifference(best, together, articles.order),
  });
}

function bracketDifference(
  best: readonly BracketEvent[],
  together: readonly BracketEvent[],
  article: string,
): WhyNot {
  for (const [index, mine] of best.entries()) {
    const theirs = together[index];
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
