import { readHour, wallClockTime } from '@ronde/core/rules/hour-of-day.ts';

const two = (figure: number): string => String(figure).padStart(2, '0');

/** `15:05` of an instant, by the clock of this computer. */
export function hourOf(instant: string): string {
  const date = new Date(instant);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Another hour of the same day, with this computer's offset; null where it is no hour. */
export function instantAt(instant: string, hour: string): string | null {
  const date = new Date(instant);
  const time = readHour(hour);
  if (time === null || Number.isNaN(date.getTime())) return null;
  date.setHours(time.hours, time.minutes, 0, 0);
  const day = { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
  return wallClockTime(day, time, -date.getTimezoneOffset());
}
