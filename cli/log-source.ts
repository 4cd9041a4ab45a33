import type { BesideLog } from '@ronde/core/formats/tournament-file/log-entry.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import type { Ledger } from '@ronde/core/tournament/log.ts';

/** A tournament that is there as its log, or was made into one. */
export interface LogSource {
  readonly kind: 'log';
  readonly name: string;
  readonly id: string;
  readonly ledger: Ledger;
  readonly problems: readonly Problem[];
  /** Its pictures and games, read when they are wanted. */
  readonly beside: () => Promise<BesideLog>;
}
