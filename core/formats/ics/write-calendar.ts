import type { IsoDate } from '../../rules/identity.ts';

/** One round in a calendar. */
export interface CalendarEvent {
  /** The same for the same round for ever, so that a subscribed calendar updates it. */
  readonly uid: string;
  /** The whole day, or an ISO instant in UTC and how long it lasts from then. */
  readonly starts: { readonly day: IsoDate } | { readonly at: string; readonly minutes: number };
  readonly summary: string;
  readonly description: string | null;
  readonly location: string | null;
  readonly url: string | null;
}

export interface Calendar {
  readonly name: string;
  readonly language: string;
  /** ISO instant of the last change. */
  readonly changedAt: string;
  readonly events: readonly CalendarEvent[];
}

/** A calendar as RFC 5545 text. Times are in UTC (3.3.5, form 2), right wherever it is read. */
export function writeCalendar({ name, language, changedAt, events }: Calendar): string {
  const stamp = utc(changedAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ronde//Ronde//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME;LANGUAGE=${language}:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp, language)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, stamp: string, language: string): string[] {
  const { starts } = event;
  const when =
    'day' in starts
      ? [`DTSTART;VALUE=DATE:${starts.day.replaceAll('-', '')}`]
      : [`DTSTART:${utc(starts.at)}`, `DURATION:PT${starts.minutes}M`];
  return [
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    ...when,
    `SUMMARY;LANGUAGE=${language}:${text(event.summary)}`,
    ...(event.description === null ? [] : [`DESCRIPTION:${text(event.description)}`]),
    ...(event.location === null ? [] : [`LOCATION:${text(event.location)}`]),
    ...(event.url === null ? [] : [`URL:${event.url.replace(/[\p{Cc}\s]/gu, '')}`]),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** An ISO instant of UTC as `20260307T130500Z`. */
const utc = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;

/** TEXT values (RFC 5545 3.3.11). */
function text(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

const MOST_OCTETS = 75;

/** Lines of at most 75 octets, never inside a character (RFC 5545 3.1). */
function folded(line: string): string {
  let [out, octets] = ['', 0];
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MOST_OCTETS) {
      out += '\r\n ';
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
