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

/** A log just opened; null when it is empty. */
export function firstStanding(id: string, ledger: Ledger): Standing | null {
  return standingOn(id, ledger, ledger.entries, new Map());
}

export function standingOf(
  id: string,
  entries: readonly Entry[],
  before: Standing | null,
): Standing | null {
  if (before === null) return firstStanding(id, openLedger(entries));
  return standingOn(id, entries.reduce(record, before.ledger), entries, before.keys);
}

function standingOn(
  id: string,
  ledger: Ledger,
  added: readonly Entry[],
  before: ReadonlyMap<string, number>,
): Standing | null {
  const last = ledger.entries.at(-1);
  if (ledger.state === null || last === undefined) return null;
  const keys = new Map(before);
  for (const { key, position } of added) if (key !== undefined) keys.set(key, position);
  return { id, ledger, state: ledger.state, position: last.position, lastAt: last.at, keys };
}
