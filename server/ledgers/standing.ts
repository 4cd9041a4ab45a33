import { openLedger, record, type Entry, type Ledger } from '@ronde/core/tournament/log.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';

/** A tournament at one position of its log. */
export interface Standing {
  readonly id: string;
  readonly ledger: Ledger;
  readonly state: Tournament;
  /** Of the last entry. */
  readonly position: number;
  readonly lastAt: string;
  /** Positions of entries by the key of the request that made them. */
  readonly keys: ReadonlyMap<string, number>;
}

export function standingOf(
  id: string,
  entries: readonly Entry[],
  before: Standing | null,
): Standing | null {
  const ledger = before === null ? openLedger(entries) : entries.reduce(record, before.ledger);
  const last = ledger.entries.at(-1);
  if (ledger.state === null || last === undefined) return null;
  const keys = new Map(before?.keys ?? []);
  for (const { key, position } of entries) if (key !== undefined) keys.set(key, position);
  return {
    id,
    ledger,
    state: ledger.state,
    position: last.position,
    lastAt: last.at,
    keys,
  };
}
