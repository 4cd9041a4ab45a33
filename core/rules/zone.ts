import type { IsoDate } from './identity.ts';
import type { Language } from './language.ts';

const MINUTE = 60_000;

/** What clocks say: `2026-03-07T14:05`. */
export type WallTime = `${string}T${string}`;

/**
 * What the clock on the wall says at an instant.
 * @param zone a name of the IANA database, `Europe/Paris`
 */
export const wallTime = (instant: string, zone: string): WallTime =>
  wallTimeAt(Date.parse(instant), zone);

/** Zones whose clocks are kept: making one takes eight times as long as reading it. */
const MOST_ZONES = 32;

/** Makes what reads a clock once for each zone. */
function keptByZone(make: (zone: string) => Intl.DateTimeFormat): typeof make {
  const kept = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    const known = kept.get(zone);
    if (known !== undefined) return known;
    const made = make(zone);
    if (kept.size >= MOST_ZONES) kept.clear();
    kept.set(zone, made);
    return made;
  };
}

const clockOf = keptByZone(
  (zone) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

function wallTimeAt(milliseconds: number, zone: string): WallTime {
  const parts = clockOf(zone).formatToParts(milliseconds);
  const of = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

/**
 * The instant in UTC, `2026-03-07T13:05:00Z`, at which the clock of a zone says so. An hour that a
 * change of clocks leaves out is read as by the clock before it.
 */
export function instantOf(day: IsoDate, time: string, zone: string): string {
  const said = Date.parse(`${day}T${time}:00Z`);
  const ahead = (at: number): number => Date.parse(`${wallTimeAt(at, zone)}:00Z`) - at;
  const before = ahead(said - 24 * 60 * MINUTE);
  const first = said - before;
  const again = said - ahead(first);
  const found = ahead(again) === said - again ? again : first;
  return `${wallTimeAt(found, 'UTC')}:00Z`;
}

/** Whether clocks go by that zone: a name of the IANA database, `Europe/Paris`, or `UTC`. */
export function isZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** An instant as the clock of a zone says it, with its offset: `2026-03-07T14:05:00+01:00`. */
export function instantIn(instant: string, zone: string): string {
  const at = Date.parse(instant);
  const wall = wallTimeAt(at, zone);
  const seconds = new Date(at).toISOString().slice(17, 19);
  const ahead = Math.round((Date.parse(`${wall}:${seconds}Z`) - at) / MINUTE);
  const two = (value: number): string => String(value).padStart(2, '0');
  const size = Math.abs(ahead);
  const offset = `${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return `${wall}:${seconds}${ahead < 0 ? '-' : '+'}${offset}`;
}

const namesIn = (locale: string): ((zone: string) => Intl.DateTimeFormat) =>
  keptByZone((zone) => new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' }));

const ZONE_NAMES: Readonly<Record<Language, (zone: string) => Intl.DateTimeFormat>> = {
  en: namesIn('en-GB'),
  fr: namesIn('fr-FR'),
};

/** How a zone is called at an instant: `CET`, `UTC+1`. */
export function zoneName(instant: string, zone: string, language: Language): string {
  const parts = ZONE_NAMES[language](zone).formatToParts(Date.parse(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** The city a zone is called after, `Paris`; null for one that names no place, such as `UTC`. */
export function cityOf(zone: string): string | null {
  const [area, ...places] = zone.split('/');
  return area === 'Etc' ? null : (places.at(-1)?.replaceAll('_', ' ') ?? null);
}
