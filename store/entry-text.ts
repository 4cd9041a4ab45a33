import { unfitField, type LogEntry } from '@ronde/core/formats/tournament-file/log-entry.ts';
import type { Created, Creation, NewEntry } from './event-log.ts';

/** An entry as a database keeps it: the opaque part is one JSON text. */
export interface EntryText {
  readonly position: number;
  readonly at: string;
  readonly by: string;
  /** `{"events":[…],"accepted":[…],"asked":"…"}`. */
  readonly body: string;
  readonly key: string | null;
}

/** @throws TypeError when the entry is unfit: a programmer's error, never an arbiter's. */
export function entryText(entry: NewEntry, position: number): EntryText {
  const unfit = unfitField({ ...entry, position });
  if (unfit !== null) throw new TypeError(`an entry with an unfit "${unfit}"`);
  const { at, by, events, accepted, asked, key = null } = entry;
  const body = JSON.stringify({ events, ...(accepted && { accepted }), ...(asked && { asked }) });
  return { position, at, by, body, key };
}

/**
 * The first entries of a log, the first with what was asked to make the tournament; the position of
 * one whose key an earlier one has, or null.
 */
export function firstTexts(
  entries: readonly NewEntry[],
  { asked }: Pick<Creation, 'asked'> = {},
): {
  readonly texts: readonly EntryText[];
  readonly repeatedAt: number | null;
} {
  const keys = new Set<string>();
  let repeatedAt: number | null = null;
  const texts = entries.map((entry, index) => {
    const text = entryText(entry, index + 1);
    if (text.key !== null && keys.has(text.key)) repeatedAt ??= text.position;
    if (text.key !== null) keys.add(text.key);
    return index === 0 && asked !== undefined ? withCreation(text, asked) : text;
  });
  return { texts, repeatedAt };
}

/** Kept within the first entry, where its checksum covers it; no part of the log. */
const withCreation = (text: EntryText, created: string): EntryText => ({
  ...text,
  body: JSON.stringify({ ...(JSON.parse(text.body) as object), created }),
});

/** What was asked when the tournament was made; nothing where an older program made it. */
export function creationAsked(first: Pick<EntryText, 'body'> | undefined): Pick<Created, 'asked'> {
  if (first === undefined) return {};
  const { created } = JSON.parse(first.body) as { readonly created?: string };
  return created === undefined ? {} : { asked: created };
}

export function entryFromText<E, A>({ position, at, by, body, key }: EntryText): LogEntry<E, A> {
  const { created: _, ...opaque } = JSON.parse(body) as Pick<
    LogEntry<E, A>,
    'events' | 'accepted' | 'asked'
  > & { readonly created?: string };
  return { position, at, by, ...opaque, ...(key !== null && { key }) };
}
