import type { IsoDate } from '../../rules/identity.ts';

/** One round in a calendar. */
export interface CalendarEvent {
  /** The same for the same round for ever, so that a subscribed calendar updates it. */
  readonly uid: string;
  readonly day: IsoDate;
  /** `HH:MM`, the time of the playing hall; null for the whole day. */
  readonly time: string | null;
  readonly minutes: number | null;
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

/**
 * A calendar as RFC 5545 text. Times are floating (3.3.5, form 1): a round begins when the clock in
 * the hall says so.
 */
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
  const day = event.day.replaceAll('-', '');
  const start =
    event.time === null ? `DTSTART;VALUE=DATE:${day}` : `DTSTART:${day}T${clock(event.time)}`;
  const timed = event.time !== null && event.minutes !== null;
  return [
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    start,
    ...(timed ? [`DURATION:PT${event.minutes}M`] : []),
    `SUMMARY;LANGUAGE=${language}:${text(event.summary)}`,
    ...(event.description === null ? [] : [`DESCRIPTION:${text(event.description)}`]),
    ...(event.location === null ? [] : [`LOCATION:${text(event.location)}`]),
    ...(event.url === null ? [] : [`URL:${event.url.replace(/[\p{Cc}\s]/gu, '')}`]),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

const clock = (time: string): string => `${time.replace(':', '')}00`;

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
