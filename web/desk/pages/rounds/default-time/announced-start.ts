import { hourText, readHour } from '@ronde/core/rules/hour-of-day.ts';
import { instantIn, instantOf, wallTime } from '@ronde/core/rules/zone.ts';

/** `15:05` of an instant, by the clocks of a zone. */
export const hourOf = (instant: string, zone: string): string => wallTime(instant, zone).slice(11);

/** Another hour of the same day in a zone, with its offset; null where it is no hour. */
export function instantAt(instant: string, hour: string, zone: string): string | null {
  const time = readHour(hour);
  if (time === null || Number.isNaN(Date.parse(instant))) return null;
  const day = wallTime(instant, zone).slice(0, 10);
  return instantIn(instantOf(day, hourText(time), zone), zone);
}
