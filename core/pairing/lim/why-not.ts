import type { LimStep } from '../../rules/editions/lim-articles.ts';
import type { Tpn } from '../../rules/identity.ts';
import { byeDifference, type ByeDifference } from '../explanation/bye-first.ts';
import { roundOfMeeting } from '../explanation/round-of-meeting.ts';
import { pairObjection, type PairObjection } from '../field/objections.ts';
import type { TracedBye } from '../field/traced-bye.ts';
import type { NoLegalPairing, PairingRequest } from '../system.ts';
import { incompatibility, playerStates } from './player-state.ts';
import { pairRound } from './round.ts';
import type { TracedGroup } from './trace.ts';

/** Why two players do not meet in a round: the first step at which a round that pairs them parts. */
export type WhyNot =
  /** They do meet. */
  | { readonly reason: 'paired' }
  | { readonly reason: 'absent'; readonly players: readonly Tpn[] }
  /** They are not compatible; for a rematch, the round they met in. */
  | {
      readonly reason: 'absolute';
      readonly objection: PairObjection;
      readonly metInRound: number | null;
    }
  /** With them together the others cannot all be paired. */
  | { readonly reason: 'incomplete'; readonly article: string; readonly failure: NoLegalPairing }
  /** The bye would go to a player who comes later for it (1.1). */
  | ByeDifference
  | {
      readonly reason: 'order';
      /** The score of the group. */
      readonly score: number;
      readonly step: LimStep | 'median';
      readonly article: string;
    };

/** Compares the round with the one in which players `a` and `b` meet, group by group. */
export function whyNot(request: PairingRequest, a: Tpn, b: Tpn): WhyNot {
  const { absolute, bye } = request.edition.lim.articles;
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
  const objection = pairObjection(incompatibility(request), absolute, one, other);
  if (objection) {
    return { reason: 'absolute', objection, metInRound: roundOfMeeting(request, a, b) };
  }
  const together = tracedRound(request, [a, b]);
  if ('failure' in together) return { ...incomplete, ...together };
  return byeDifference(best.bye, together.bye, bye) ?? groupDifference(request, best, together);
}

interface TracedRound {
  readonly pairs: ReadonlySet<string>;
  readonly bye: TracedBye | null;
  readonly groups: readonly TracedGroup[];
}

const pairKey = (a: Tpn, b: Tpn): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

function tracedRound(
  request: PairingRequest,
  together?: readonly [Tpn, Tpn],
): TracedRound | { readonly failure: NoLegalPairing } {
  const groups: TracedGroup[] = [];
  let bye: TracedBye | null = null;
  const answer = pairRound(request, {
    ...(together && { together }),
    trace: (event) => {
      if (event.type === 'bye') bye = event;
      if (event.type === 'group') groups.push(event);
    },
  });
  if (!answer.ok) return { failure: answer.error };
  const pairs = answer.value.pairs.map(({ white, black }) => pairKey(white, black));
  return { pairs: new Set(pairs), bye, groups };
}

function groupDifference(
  { edition }: PairingRequest,
  best: TracedRound,
  together: TracedRound,
): WhyNot {
  const { steps, absolute } = edition.lim.articles;
  for (const [index, mine] of best.groups.entries()) {
    const theirs = together.groups[index];
    const step = theirs && laterStep(mine, theirs);
    if (step) return { reason: 'order', score: mine.score, step, article: steps[step] };
  }
  // The groups were paired alike, and the median asked for other pairs.
  const score = best.groups.at(-1)?.score ?? 0;
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
