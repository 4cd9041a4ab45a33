import { isPlayed } from '../../rules/outcome.ts';
import type { RoundRecord } from '../../rules/record.ts';

// Where C.04.6 leaves a choice: each reading is taken here, or in the file named, and listed in
// docs/known-differences.md. C6 (T6, T7: the fewest upfloaters that what is left of the highest scoregroup
// not yet paired needs) is taken in ../field/upfloaters.ts. Scores are with virtual points throughout (T3 to T5).

/** T2 (1.5, 1.6.1, C.04.2 3.5): a match ended by forfeit is no float, no colour and no match played. */
export const wasPlayed = (record: RoundRecord): boolean =>
  record.opponent !== null && isPlayed(record.outcome);

/** T1 (1.7.2): with as many Whites as Blacks a team of type B has no preference in the last round. */
export const hasNoPreferenceLast = (difference: number, isLastRound: boolean): boolean =>
  difference === 0 && isLastRound;
