import type { PairingRequest } from '../system.ts';

// Where C.04.4.3 leaves a choice: each reading is taken here, or in the file named, and listed in
// docs/known-differences.md. L4 (floaters one after the other) and L5 (their order) are taken in
// floaters.ts, L6 (residents before other floaters) and L7 (fewest missed colours) in group.ts, L8
// (which pairs are undone) in round.ts.

/** L1 (2.2): the score of the median scoregroup, whether anybody has it or not. */
export const medianScore = ({ round, scoring }: PairingRequest): number =>
  ((round - 1) * scoring.win) / 2;

/** L2 (6): in the last round colours keep nobody from an opponent of the same score. */
export const coloursAreWaived = (
  { round, rounds }: PairingRequest,
  a: { readonly score: number },
  b: { readonly score: number },
): boolean => round >= rounds && a.score === b.score;

/** L3 (3.10): who was paired with an opponent of another score, whatever became of the game. */
export const wasFloat = (own: number, opponent: number): boolean => own !== opponent;
