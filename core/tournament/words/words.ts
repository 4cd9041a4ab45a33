import type { PenaltyKind } from '../../decisions/penalties/ladder.ts';
import type { RefusalCode } from '../refusal.ts';
import type { WarningCode } from '../warning-ladder.ts';

/** What a penalty may lack. */
export type LackOfPenalty = 'player' | 'board' | 'seconds' | 'points' | 'amount' | 'rounds';

/** One language's sentences; a missing one does not compile. */
export interface Words {
  readonly refusals: Readonly<Record<RefusalCode, string>>;
  readonly warnings: Readonly<Record<WarningCode, string>>;
  readonly penalties: Readonly<Record<PenaltyKind, string>>;
  readonly penaltyLacks: Readonly<Record<LackOfPenalty, string>>;
}
