import { bitsOf } from '../matching/bits.ts';
import type { PlayerState } from './player-state.ts';
import type { Recomposition } from './recomposition.ts';
import { byAverage } from './subgroups.ts';

export interface Transposition {
  /** G1 by average and number (3.2.5). */
  readonly s1: readonly number[];
  /** G2 in the order in which it meets S1 (3.2.6). */
  readonly t2: readonly number[];
}

/** The first transposition of G2 that yields a legal pairing (3.2.6, 4.4); settles the pairings. */
export function firstTransposition(
  { g1, g2, pairings }: Recomposition,
  members: readonly PlayerState[],
): Transposition {
  const s1 = byAverage(g1, members);
  const opponents = bitsOf(members.length, g2);
  // Members stand in order of number, so the first possible opponent is the next of the sequence.
  return { s1, t2: s1.map((place) => pairings.choose(place, opponents)) };
}
