import type { BracketTask } from './bracket-task.ts';
import type { Candidate } from './candidate.ts';
import { colourCriteria } from './colour-criteria.ts';
import type { Criterion } from './criterion.ts';
import { downfloaterDifference, lowestScoreOf } from './downfloaters.ts';
import { floatCriteria } from './float-criteria.ts';

/** C.8 to C.19 (2026: C10 to C21), and C.6 where it depends on the pairs. */
export function candidateCriteria(task: BracketTask): Criterion<Candidate>[] {
  return [
    ...(task.role === 'collapsedLast' ? [minimisePairingScoreDifference(task)] : []),
    ...colourCriteria(task),
    ...floatCriteria(task),
  ];
}

/** C.6 with A.8 (2017): differences of pairs and downfloaters, from the highest to the lowest. */
function minimisePairingScoreDifference(task: BracketTask): Criterion<Candidate> {
  const lowest = lowestScoreOf(task.bracket);
  return {
    article: 'C.6',
    value: ({ pairs, downfloaters }) =>
      [
        ...pairs.map(({ higher, lower }) => higher.score - lower.score),
        ...downfloaters.map((player) => downfloaterDifference(player, lowest)),
      ].sort((a, b) => b - a),
  };
}
