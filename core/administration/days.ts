import type { IsoDate } from '../rules/identity.ts';

const DAY = 86_400_000;

const dayOf = (instant: number): IsoDate => new Date(instant).toISOString().slice(0, 10);

/** A day so many days later; earlier for a negative number. */
export const addDays = (day: IsoDate, days: number): IsoDate =>
  dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY);

/** The same day of a month so many months later, or its last day where it has no such day. */
export function addMonths(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = Date.UTC(year, month - 1 + months, 1);
  const last = dayOf(Date.UTC(year, month + months, 1) - DAY);
  const asked = dayOf(first + (date - 1) * DAY);
  return asked < last ? asked : last;
}

/** Whole days of a span, both ends counted. */
export const daysOfSpan = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY) + 1;

/** A wall-clock time so many minutes later, `2026-03-07T14:00`. */
export const addMinutes = (time: string, minutes: number): string =>
  new Date(Date.parse(`${time}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
