import type { LimArticles, LimStep } from '../../rules/editions/lim-articles.ts';
import type { Tpn } from '../../rules/identity.ts';
import { whyNotTogether, type SharedReason } from '../explanation/why-not-together.ts';
import type { PairingRequest } from '../system.ts';
import { incompatibility, playerStates } from './player-state.ts';
import { pairRound } from './round.ts';
import type { TracedGroup } from './trace.ts';

/** Why two players do not meet in a round: the first step at which a round that pairs them parts. */
export type WhyNot =
  | SharedReason
  | {
      readonly reason: 'order';
      /** The score of the group. */
      readonly score: number;
      readonly step: LimStep | 'median';
      readonly article: string;
    };

/** Compares the round with the one in which players `a` and `b` meet, group by group. */
export function whyNot(request: PairingRequest, a: Tpn, b: Tpn): WhyNot {
  const { articles } = request.edition.lim;
  return whyNotTogether(request, [a, b], {
    states: playerStates(request),
    articles,
    hindrance: incompatibility(request),
    pair: (together, tell) =>
      pairRound(request, {
        ...together,
        trace: (event) => {
          if (event.type === 'bye') tell.bye(event);
          if (event.type === 'group') tell.part(event);
        },
      }),
    difference: (best: readonly TracedGroup[], together: readonly TracedGroup[]): WhyNot =>
      groupDifference(articles, best, together),
  });
}

function groupDifference(
  { steps, absolute }: LimArticles,
  best: readonly TracedGroup[],
  together: readonly TracedGroup[],
): WhyNot {
  for (const [index, mine] of best.entries()) {
    const theirs = together[index];
    const step = theirs && laterStep(mine, theirs);
    if (step) return { reason: 'order', score: mine.score, step, article: steps[step] };
  }
  // The groups were paired alike, and the median asked for other pairs.
  const score = best.at(-1)?.score ?? 0;
  return { reason: 'order', score, step: 'median', article: absolute.completion };
}

/** The first step at which two groups part; null when they are the same. */
function laterStep(a: TracedGroup, b: TracedGroup): LimStep | null {
  const steps: readonly (readonly [LimStep, (group: TracedGroup) => unknown])[] = [
    ['floaters', ({ floaters }) => floaters.length],
    ['floaterChoice', ({ floaters }) => floaters.map(({ player }) => player)],
    ['floaterOpponent', ({ floaterPairs }) => floaterPairs],
    ['colours', ({ missed }) => missed],
    ['exchange', ({ exchanged }) => exchanged],
  ];
  const [first] = steps.filter(([, of]) => JSON.stringify(of(a)) !== JSON.stringify(of(b)));
  return first?.[0] ?? null;
}
