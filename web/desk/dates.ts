import type { Language } from '@ronde/core/rules/language.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

/** `15 Nov 2026, 14:05` and `15 nov. 2026, 14:05`, in the reader's time zone. */
export function formatInstant(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(instant));
}

/** `7–15 Mar 2026`: days of the calendar, the same in every time zone. */
export function formatDays(first: string, last: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).formatRange(new Date(`${first}T00:00Z`), new Date(`${last}T00:00Z`));
}

/** `Sun 15 Nov` and `dim. 15 nov.`: a day of the calendar, the same in every time zone. */
export function formatWeekday(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`));
}

/** `14:05`, in the reader's time zone. */
export function formatTime(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short' }).format(
    new Date(instant),
  );
}

/** `Nov 2026` of a list's `2026-11`. */
export function formatMonth(month: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00Z`));
}

/** `Sunday 15 November 2026`, in the reader's time zone. */
export function formatDay(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full' }).format(
    new Date(instant),
  );
}

/** `Saturday 7 March 2026`: a day of the calendar, the same in every time zone. */
export function formatDate(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`));
}
