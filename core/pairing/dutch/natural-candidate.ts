import type { BracketTask } from './bracket-pairing.ts';
import type { PlainCandidate } from './evaluation.ts';
import type { Candidate } from './heterogeneous.ts';

/** The subgroups a bracket starts from (C.04.3 B.2, 2026: 3.2), by place in it. */
export interface Subgroups {
  readonly s1: readonly number[];
  readonly limbo: readonly number[];
  readonly s2: readonly number[];
}

/** The original composition, for the numbers of pairs of the candidate that was accepted. */
export function originalSubgroups(task: BracketTask, accepted: Candidate): Subgroups {
  const { members, moved, field } = task.bracket;
  const all = Array.from(members.keys());
  if (moved === 0) {
    const pairs = accepted.remainderPairs.length;
    return { s1: all.slice(0, pairs), limbo: [], s2: all.slice(pairs) };
  }
  // The first valid set: of each score as many stay out as in the accepted limbo, the last of them.
  const scoreOf = (place: number): number => field.players[members[place] ?? 0]?.score ?? 0;
  const limbo: number[] = [];
  const out = accepted.limbo.map(scoreOf);
  for (let place = moved - 1; place >= 0; place--) {
    const taken = out.indexOf(scoreOf(place));
    if (taken < 0) continue;
    out.splice(taken, 1);
    limbo.unshift(place);
  }
  return {
    s1: all.slice(0, moved).filter((place) => !limbo.includes(place)),
    limbo,
    s2: all.slice(moved),
  };
}

/** The first candidate: S1 against S2 in order, and so the remainder (C.04.3 B.3, 2026: 3.3). */
export function naturalCandidate(
  task: BracketTask,
  accepted: Candidate,
  { s1, limbo, s2 }: Subgroups,
): PlainCandidate {
  const crossed = s1.map((place, index) => [place, s2[index] ?? 0] as const);
  if (task.bracket.moved === 0) return { pairs: crossed, downfloaters: s2.slice(s1.length) };
  const remainder = s2.slice(s1.length);
  const pairs = accepted.remainderPairs.length;
  const rest = remainder
    .slice(0, pairs)
    .map((place, index) => [place, remainder[pairs + index] ?? 0] as const);
  return {
    pairs: [...crossed, ...rest],
    downfloaters: [...limbo, ...remainder.slice(2 * pairs)],
  };
}
