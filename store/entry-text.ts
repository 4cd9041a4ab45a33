import { unfitField, type LogEntry } from '@ronde/core/formats/tournament-file/log-entry.ts';
import type { NewEntry } from './event-log.ts';

/** An entry as a database keeps it: the opaque part is one JSON text. */
export interface EntryText {
  readonly position: number;
  readonly at: string;
  readonly by: string;
  /** `{"events":[…],"accepted":[…]}`. */
  readonly body: string;
}

/** @throws TypeError when the entry is unfit: a programmer's error, never an arbiter's. */
export function entryText(entry: NewEntry, position: number): EntryText {
  const unfit = unfitField({ ...entry, position });
  if (unfit !== null) throw new TypeError(`an entry with an unfit "${unfit}"`);
  const { at, by, events, accepted } = entry;
  return { position, at, by, body: JSON.stringify({ events, ...(accepted && { accepted }) }) };
}

export function entryFromText<E, A>({ position, at, by, body }: EntryText): LogEntry<E, A> {
  const opaque = JSON.parse(body) as Pick<LogEntry<E, A>, 'events' | 'accepted'>;
  return { position, at, by, ...opaque };
}
