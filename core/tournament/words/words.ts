import type { RefusalCode } from '../refusal.ts';
import type { WarningCode } from '../warning-ladder.ts';

/** One language's sentences; a missing one does not compile. */
export interface Words {
  readonly refusals: Readonly<Record<RefusalCode, string>>;
  readonly warnings: Readonly<Record<WarningCode, string>>;
}
