import { factOf } from '../deeds/fact-of.ts';
import { sameValue } from '../deeds/same-value.ts';
import type { TournamentEvent } from '../event.ts';
import { openLedger, type Entry, type Ledger } from '../log.ts';

function erasedEvent(event: TournamentEvent): TournamentEvent {
  const after = factOf(event).erased?.(event) ?? event;
  return sameValue(event, after) ? event : after;
}

/**
 * The entries that hold something private, as they are without it. The digest of what was asked goes
 * too: whoever guesses a birth date could prove the guess by it.
 */
export function erasedEntries(entries: readonly Entry[]): readonly Entry[] {
  return entries.flatMap((entry) => {
    const events = entry.events.map(erasedEvent);
    if (events.every((event, index) => event === entry.events[index])) return [];
    const { asked: _, ...kept } = entry;
    return [{ ...kept, events }];
  });
}

/** What an entry that erases does to the log before it. */
export interface LogErasure {
  /** Those that are written anew, by position. */
  readonly rewritten: readonly Entry[];
  /** The log afterwards, the entry that says so at its end. */
  readonly ledger: Ledger;
}

export const erases = ({ events }: Pick<Entry, 'events'>): boolean =>
  events.some(({ type }) => type === 'privateDataErased');

/** Null for every other entry: it is only added. */
export function erasureBy(entry: Entry, before: readonly Entry[]): LogErasure | null {
  if (!erases(entry)) return null;
  const rewritten = erasedEntries(before);
  const anew = new Map(rewritten.map((one) => [one.position, one]));
  const entries = before.map((one) => anew.get(one.position) ?? one);
  return { rewritten, ledger: openLedger([...entries, entry]) };
}
