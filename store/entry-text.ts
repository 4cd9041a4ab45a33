import { unfitField, type LogEntry } from '@ronde/core/formats/tournament-file/log-entry.ts';
import type { NewEntry } from './event-log.ts';

/** An entry as a database keeps it: the opaque part is one JSON text. */
export interface EntryText {
  readonly position: number;
  readonly at: string;
  readonly by: string;
  /** `{"events":[…],"accepted":[…]}`. */
  readonly body: string;
  readonly key: string | null;
}

/** @throws TypeError when the entry is unfit: a programmer's error, never an arbiter's. */
export function entryText(entry: NewEntry, position: number): EntryText {
  const unfit = unfitField({ ...entry, position });
  if (unfit !== null) throw new TypeError(`an entry with an unfit "${unfit}"`);
  const { at, by, events, accepted, key = null } = entry;
  const body = JSON.stringify({ events, ...(accepted && { accepted }) });
  return { position, at, by, body, key };
}

/** The first entries of a log; the position of one whose key an earlier one has, or null. */
export function firstTexts(entries: readonly NewEntry[]): {
  readonly texts: readonly EntryText[];
  readonly repeatedAt: number | null;
} {
  const keys = new Set<string>();
  let repeatedAt: number | null = null;
  const texts = entries.map((entry, index) => {
    const text = entryText(entry, index + 1);
    if (text.key !== null && keys.has(text.key)) repeatedAt ??= text.position;
    if (text.key !== null) keys.add(text.key);
    return text;
  });
  return { texts, repeatedAt };
}

export function entryFromText<E, A>({ position, at, by, body, key }: EntryText): LogEntry<E, A> {
  const opaque = JSON.parse(body) as Pick<LogEntry<E, A>, 'events' | 'accepted'>;
  return { position, at, by, ...opaque, ...(key !== null && { key }) };
}
