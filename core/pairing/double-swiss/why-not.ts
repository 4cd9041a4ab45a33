import type { Tpn } from '../../rules/identity.ts';
import { compareValues } from '../compare-values.ts';
import { whyNotTogether, type SharedReason } from '../explanation/why-not-together.ts';
import type { PairingRequest } from '../system.ts';
import { hindrance, playerStates } from './player-state.ts';
import { pairRound } from './round.ts';
import type { CriterionValue, TracedBracket } from './trace.ts';

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
  /** All criteria are equal, and the order of 3.5.4 or 3.6.3 decides. */
  | {
      readonly reason: 'order';
      readonly score: number;
      readonly criterion: 'upfloaterOrder' | 'pairingOrder';
      readonly article: string;
    };

/** Compares the round with the best one in which players `a` and `b` meet, bracket by bracket. */
export function whyNot(request: PairingRequest, a: Tpn, b: Tpn): WhyNot {
  const { articles } = request.edition.doubleSwiss;
  return whyNotTogether(request, [a, b], {
    states: playerStates(request),
    articles,
    hindrance: hindrance(request),
    pair: (together, tell) =>
      pairRound(request, {
        ...together,
        trace: (event) => {
          if (event.type === 'bye') tell.bye(event);
          if (event.type === 'bracket') tell.part(event);
        },
      }),
    difference: (best: readonly TracedBracket[], together: readonly TracedBracket[]): WhyNot =>
      bracketDifference(best, together, articles.absolute.completion),
  });
}

function bracketDifference(
  best: readonly TracedBracket[],
  together: readonly TracedBracket[],
  article: string,
): WhyNot {
  for (const [index, mine] of best.entries()) {
    const theirs = together[index];
    for (const [place, value] of mine.values.entries()) {
      const other = theirs?.values[place];
      if (other === undefined || compareValues(value, other) === 0) continue;
      const { criterion } = value;
      const { score } = mine;
      return criterion === 'upfloaterOrder' || criterion === 'pairingOrder'
        ? { reason: 'order', score, criterion, article: value.article }
        : { reason: 'criterion', score, best: value, together: other };
    }
  }
  // The same brackets to the last: only the completion of the round can have kept them apart.
  const score = best.at(-1)?.score ?? 0;
  return { reason: 'order', score, criterion: 'pairingOrder', article };
}
