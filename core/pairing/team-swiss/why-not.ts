import type { TeamSwissArticles } from '../../rules/editions/team-swiss-articles.ts';
import type { Tpn } from '../../rules/identity.ts';
import { whyNotTogether, type SharedReason } from '../explanation/why-not-together.ts';
import type { PairingRequest } from '../system.ts';
import { pairRound } from './round.ts';
import { hindrance, teamStates } from './team-state.ts';
import type { CriterionValue, TracedBracket } from './trace.ts';
import { firstWorse, numbersOf } from './trace-bracket.ts';

/** Why two teams do not meet in a round: the first rule by which any round that pairs them is worse. */
export type WhyNot =
  | SharedReason
  | {
      readonly reason: 'criterion';
      /** The score of the bracket. */
      readonly score: number;
      readonly best: CriterionValue;
      readonly together: CriterionValue;
    }
  /** All criteria are equal: the set of upfloaters, or the pairing, comes first by its numbers. */
  | {
      readonly reason: 'order';
      readonly score: number;
      readonly of: 'sets' | 'pairings';
      readonly article: string;
      readonly best: readonly Tpn[];
      readonly together: readonly Tpn[];
    };

/** Compares the round with the best one in which teams `a` and `b` meet, bracket by bracket. */
export function whyNot(request: PairingRequest, a: Tpn, b: Tpn): WhyNot {
  const { articles } = request.edition.teamSwiss;
  return whyNotTogether(request, [a, b], {
    states: teamStates(request),
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
      bracketDifference(articles.order, best, together),
  });
}

function bracketDifference(
  order: TeamSwissArticles['order'],
  best: readonly TracedBracket[],
  together: readonly TracedBracket[],
): WhyNot {
  for (const [index, mine] of best.entries()) {
    const theirs = together[index];
    if (!theirs) break;
    const { score } = mine;
    const [sets, otherSets] = [mine, theirs].map(({ upfloaters }) =>
      upfloaters.map(({ team }) => team),
    );
    const sameSet = String(sets) === String(otherSets);
    const worse = firstWorse(mine.criteria, theirs.criteria);
    // C4 to C7 choose the set, and C8 to C10 only a pairing of it (3.5.5, 3.6.4).
    if (worse && (sameSet || OF_SETS.has(worse.best.criterion))) {
      return { reason: 'criterion', score, best: worse.best, together: worse.other };
    }
    const of = sameSet ? 'pairings' : 'sets';
    const [own, other] = sameSet
      ? [numbersOf(mine.pairs), numbersOf(theirs.pairs)]
      : [sets ?? [], otherSets ?? []];
    if (String(own) !== String(other)) {
      return { reason: 'order', score, of, article: order[of], best: own, together: other };
    }
  }
  throw new Error('the same round pairs and does not pair two teams');
}

const OF_SETS: ReadonlySet<string> = new Set([
  'upfloaters',
  'upfloaterScores',
  'followingScoregroup',
  'upfloatersFloated',
]);
