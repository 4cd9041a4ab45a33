import type { RoundRecord } from '../../rules/record.ts';
import { isPlayed } from '../../rules/outcome.ts';

// Where C.04.5 leaves a choice: each reading is taken here, or in the file named, and listed in
// docs/known-differences.md. S2 and S5 (C6: the fewest upfloaters the following scoregroup needs,
// with a pairing for all below) and S3 (C8 chooses the pairing, not the set) are taken in bracket.ts.

/** S1 (1.5), S9 (4.3.1): a match ended by forfeit is no float and no match played. */
export const wasPlayed = (record: RoundRecord): boolean =>
  record.opponent !== null && isPlayed(record.outcome);
