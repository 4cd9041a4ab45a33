import type { Language } from '@ronde/core/rules/language.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

/** A format of each language, made when it is first asked for: a list asks for hundreds. */
function inEach(options: Intl.DateTimeFormatOptions): (language: Language) => Intl.DateTimeFormat {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (language) => (made[language] ??= new Intl.DateTimeFormat(LOCALES[language], options));
}

const INSTANT = inEach({ dateStyle: 'medium', timeStyle: 'short' });
const TIME = inEach({ timeStyle: 'short' });
const DAY = inEach({ dateStyle: 'full' });
// Days of the calendar are the same in every time zone.
const DAYS = inEach({ dateStyle: 'medium', timeZone: 'UTC' });
const WEEKDAY = inEach({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const MONTH = inEach({ month: 'short', year: 'numeric', timeZone: 'UTC' });
const DATE = inEach({ dateStyle: 'full', timeZone: 'UTC' });

const dayOf = (day: string): Date => new Date(`${day}T00:00Z`);

/** `15 Nov 2026, 14:05` and `15 nov. 2026, 14:05`, in the reader's time zone. */
export const formatInstant = (instant: string, language: Language): string =>
  INSTANT(language).format(new Date(instant));

/** `7–15 Mar 2026`. */
export const formatDays = (first: string, last: string, language: Language): string =>
  DAYS(language).formatRange(dayOf(first), dayOf(last));

/** `Sun 15 Nov` and `dim. 15 nov.`. */
export const formatWeekday = (day: string, language: Language): string =>
  WEEKDAY(language).format(dayOf(day));

/** `14:05`, in the reader's time zone. */
export const formatTime = (instant: string, language: Language): string =>
  TIME(language).format(new Date(instant));

/** `Nov 2026` of a list's `2026-11`. */
export const formatMonth = (month: string, language: Language): string =>
  MONTH(language).format(dayOf(`${month}-01`));

/** `Sunday 15 November 2026`, in the reader's time zone. */
export const formatDay = (instant: string, language: Language): string =>
  DAY(language).format(new Date(instant));

/** `Saturday 7 March 2026`. */
export const formatDate = (day: string, language: Language): string =>
  DATE(language).format(dayOf(day));
