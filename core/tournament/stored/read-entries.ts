import { failure, success, type Result } from '../../rules/result.ts';
import { FACTS } from '../deeds/facts.ts';
import { isEventType } from '../deeds/fact-of.ts';
import type { Entry } from '../log.ts';
import type { Fields } from '../schema/schema.ts';
import { faultInFields } from '../schema/fault-in.ts';

/** A log entry as a file or a database gives it back: JSON, not yet believed. */
export interface StoredEntry {
  readonly position: number;
  readonly at: string;
  readonly by: string;
  readonly key?: string;
  /** A digest of what was asked under the key. */
  readonly asked?: string;
  readonly events: readonly unknown[];
  readonly accepted?: readonly unknown[];
}

export interface UnfitEntry {
  readonly code: 'unknownEvent' | 'unfitEvent';
  readonly position: number;
  /** The event's own name. */
  readonly type: string;
  /** Where inside the event, `games[3].white`; empty for the event as a whole. */
  readonly at: string;
}

/**
 * Entries as the domain's own, or the first that is not: an event this program does not know was
 * written by a newer one, and must not be skipped in silence.
 */
export function readEntries(stored: readonly StoredEntry[]): Result<readonly Entry[], UnfitEntry> {
  for (const { position, events } of stored) {
    for (const event of events) {
      const type = typeOf(event);
      if (!isEventType(type)) {
        return failure({ code: 'unknownEvent', position, type, at: '' });
      }
      const fields: Fields = FACTS[type].fields;
      const fault = faultInFields(fields, event);
      if (fault !== null) return failure({ code: 'unfitEvent', position, type, at: fault });
    }
  }
  return success(stored as readonly Entry[]);
}

function typeOf(event: unknown): string {
  const type = typeof event === 'object' && event !== null && 'type' in event ? event.type : '';
  return typeof type === 'string' ? type : '';
}
