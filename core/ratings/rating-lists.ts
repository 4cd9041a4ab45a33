import type { RatingProperties } from '../rules/editions/rating-properties.ts';
import type { IsoDate } from '../rules/identity.ts';

/** Lists on the first of a month that an event ending on a day may stand in. */
export interface ListsForEvent {
  /** The first whose closing date it keeps (B.02 7.1.3). */
  readonly first: IsoDate;
  /** The last that still takes it (B.02 9.1). */
  readonly last: IsoDate;
}

/** Closing is so many days before the list; so many lists after the end, the event is lost. */
export function listsForEvent(
  lastDay: IsoDate,
  { closingDays, lastListAfterEnd }: RatingProperties,
): ListsForEvent {
  const closed = firstOfMonthFrom(plusDays(lastDay, closingDays));
  return {
    first: closed,
    last: plusMonths(firstOfMonthFrom(plusDays(lastDay, 1)), lastListAfterEnd - 1),
  };
}

/** The first of a month on that day or next after it. */
function firstOfMonthFrom(day: IsoDate): IsoDate {
  return day.endsWith('-01') ? day : plusMonths(`${day.slice(0, 7)}-01`, 1);
}

function plusMonths(first: IsoDate, months: number): IsoDate {
  const count = 12 * Number(first.slice(0, 4)) + Number(first.slice(5, 7)) - 1 + months;
  const month = String((count % 12) + 1).padStart(2, '0');
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${month}-01`;
}

const DAY = 86_400_000;

function plusDays(day: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Days from one to the other; 0 for the same day. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
