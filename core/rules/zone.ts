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

function wallTimeAt(milliseconds: number, zone: string): WallTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(milliseconds);
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

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

/** How a zone is called at an instant: `CET`, `UTC+1`. */
export function zoneName(instant: string, zone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: zone,
    timeZoneName: 'short',
  }).formatToParts(Date.parse(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** The city a zone is called after, `Paris`; null for one that names no place, such as `UTC`. */
export function cityOf(zone: string): string | null {
  const [area, ...places] = zone.split('/');
  return area === 'Etc' ? null : (places.at(-1)?.replaceAll('_', ' ') ?? null);
}
