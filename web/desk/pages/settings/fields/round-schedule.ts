import { isIsoDate, type IsoDate } from '@ronde/core/rules/identity.ts';
import type { Settings } from '@ronde/core/tournament/settings.ts';

export type Schedule = Pick<Settings, 'roundDates' | 'roundTimes'>;

export interface ScheduleWish {
  readonly firstDay: IsoDate;
  readonly rounds: number;
  /** Hours of the rounds of a day, `09:00`. */
  readonly times: readonly string[];
  /** Days from one day of play to the next: 1, or 7 for a club evening. */
  readonly everyDays: number;
}

const DAY = 86_400_000;

/** A day of the calendar so many days later. */
export function daysAfter(day: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Rounds day after day at the same hours. */
export function filledSchedule(wish: ScheduleWish): Schedule {
  const { firstDay, rounds, times, everyDays } = wish;
  const aDay = Math.max(1, times.length);
  const indexes = Array.from({ length: rounds }, (_, index) => index);
  return {
    roundDates: indexes.map((index) =>
      isIsoDate(firstDay) ? daysAfter(firstDay, Math.floor(index / aDay) * everyDays) : null,
    ),
    roundTimes: indexes.map((index) => times[index % aDay] ?? null),
  };
}

/** An hour, its sign, and minutes unless they are themselves an hour: `9h 14h30` is nine and half past two. */
const TIME = /(?<!\d)([01]?\d|2[0-3])\s*[:h.](?:\s*([0-5]\d)(?!\d|\s*[:h]|\.\d)|(?!\d))/gi;

/** `9:00`, `9h00`, `9 h`, `17 h 15`, `14.30` as `HH:MM`, in the order written; what is no hour is left out. */
export function readTimes(text: string): string[] {
  const found = text.matchAll(TIME);
  return [...found].map(([, hour = '0', minute = '00']) => `${hour.padStart(2, '0')}:${minute}`);
}

/** One cell changed; the lists are filled up to the number of rounds. */
export function withCell<T>(
  list: readonly (T | null)[],
  rounds: number,
  index: number,
  value: T | null,
): (T | null)[] {
  const cells: (T | null)[] = Array.from({ length: rounds }, (_, at) => list[at] ?? null);
  cells[index] = value;
  return cells;
}

/** The last day a round is played; null when no round has a day. */
export function lastRoundDay({ roundDates }: Pick<Schedule, 'roundDates'>): IsoDate | null {
  return roundDates.reduce(
    (last, date) => (last === null || (date ?? '') > last ? date : last),
    null,
  );
}
