import type { Participant } from './participant.ts';
import { compareLists, subsets } from './subsets.ts';

/** One choice of the moved-down players who are to be paired, and those left in the Limbo. */
export interface MovedDownSet {
  readonly s1: readonly Participant[];
  readonly limbo: readonly Participant[];
}

/**
 * D.3 (2017): the original S1, then every exchange with the Limbo: the highest different score
 * first, then the lowest lexicographic value of the BSNs. 4.4.2 (2026): by the smallest differing
 * BSN; valid sets (4.4.1) all hold the same scores, so the first rule is idle there.
 */
export function movedDownSets(
  movedDown: readonly Participant[],
  m1: number,
  isValid: (limbo: readonly Participant[]) => boolean,
): MovedDownSet[] {
  return [...subsets([...movedDown.keys()], m1)]
    .map((bsns) => ({
      bsns,
      s1: movedDown.filter((_, bsn) => bsns.includes(bsn)),
      limbo: movedDown.filter((_, bsn) => !bsns.includes(bsn)),
    }))
    .filter(({ limbo }) => isValid(limbo))
    .sort(
      (a, b) =>
        compareLists(
          b.s1.map((player) => player.score),
          a.s1.map((player) => player.score),
        ) || compareLists(a.bsns, b.bsns),
    )
    .map(({ s1, limbo }) => ({ s1, limbo }));
}
