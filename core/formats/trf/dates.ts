import { isIsoDate, type IsoDate } from '../../rules/identity.ts';

/** A birth date as far as it is known: `1987`, `1987-05` or `1987-05-23`. */
export type BirthDate = string;

export type DateReading =
  | { readonly kind: 'date'; readonly date: string; readonly prescribed: boolean }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ambiguous'; readonly readings: readonly string[] }
  | { readonly kind: 'malformed' };

const MALFORMED: DateReading = { kind: 'malformed' };

/** TRF starts in 2006: a year of two digits in an event's dates is of this century. */
const CENTURY = '20';

type Parts = readonly [string, string, string];

function split(text: string): Parts | null {
  const match = /^(\d{1,4}) *[/.-] *(\d{1,2}) *[/.-] *(\d{1,4})$/.exec(text);
  if (!match) return null;
  return [match[1] ?? '', match[2] ?? '', match[3] ?? ''];
}

function iso(year: string, month: string, day: string): IsoDate[] {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? [date] : [];
}

function settle(candidates: readonly IsoDate[]): DateReading {
  const readings = [...new Set(candidates)];
  const [date, ...others] = readings;
  if (date === undefined) return MALFORMED;
  if (others.length > 0) return { kind: 'ambiguous', readings };
  return { kind: 'date', date, prescribed: false };
}

/** 042, 052: `YYYY/MM/DD`; other orders only where a single reading is a date. */
export function readEventDate(text: string): DateReading {
  const parts = split(text);
  if (!parts) return MALFORMED;
  const [first, middle, last] = parts;
  if (first.length === 4) return yearFirst(text, parts);
  if (last.length === 4) return dayOrMonthFirst(parts);
  if (first.length > 2 || last.length > 2) return MALFORMED;
  return settle([
    ...iso(century(first), middle, last),
    ...iso(century(last), middle, first),
    ...iso(century(last), first, middle),
  ]);
}

/** 132: `YY/MM/DD`, which is the rule there and so leaves nothing to guess. */
export function readRoundDate(text: string): DateReading {
  const [year, month, day] = split(text) ?? ['', '', ''];
  const [date] = year.length <= 2 && day.length <= 2 ? iso(century(year), month, day) : [];
  if (date !== undefined) {
    return { kind: 'date', date, prescribed: /^\d\d\/\d\d\/\d\d$/.test(text) };
  }
  const reading = readEventDate(text);
  return reading.kind === 'date' && !hasShortForm(reading.date) ? MALFORMED : reading;
}

/** 001: `YYYY/MM/DD`, month and day noughts when unknown. A year of two digits lacks its century. */
export function readBirthDate(text: string): DateReading {
  if (/^\d{4}$/.test(text)) return known(text, true);
  const [, year, ofYear] = /^(\d{4})[/.-](0?[1-9]|1[0-2])$/.exec(text) ?? [];
  if (year !== undefined && ofYear !== undefined) {
    return known(`${year}-${ofYear.padStart(2, '0')}`, false);
  }
  const parts = split(text);
  if (!parts) return MALFORMED;
  const [first, middle, last] = parts;
  if (first.length === 4) {
    const [month, day] = [Number(middle), Number(last)];
    if (month === 0 && day === 0) return known(first, true);
    if (day === 0 && month <= 12) return known(`${first}-${middle.padStart(2, '0')}`, true);
    return yearFirst(text, parts);
  }
  if (last.length === 4) {
    if (Number(first) === 0 && Number(middle) === 0) return known(last, false);
    return dayOrMonthFirst(parts);
  }
  if (first.length > 2 || last.length > 2) return MALFORMED;
  const readings = ['19', '20'].flatMap((hundreds) =>
    iso(hundreds + first.padStart(2, '0'), middle, last),
  );
  return readings.length === 0 ? MALFORMED : { kind: 'ambiguous', readings };
}

function known(date: string, prescribed: boolean): DateReading {
  return date.startsWith('0000') ? { kind: 'unknown' } : { kind: 'date', date, prescribed };
}

function yearFirst(text: string, [year, month, day]: Parts): DateReading {
  const [date] = iso(year, month, day);
  if (date === undefined) return MALFORMED;
  return { kind: 'date', date, prescribed: /^\d{4}\/\d\d\/\d\d$/.test(text) };
}

function dayOrMonthFirst([first, middle, year]: Parts): DateReading {
  if (first.length > 2) return MALFORMED;
  return settle([...iso(year, middle, first), ...iso(year, first, middle)]);
}

const century = (year: string): string => CENTURY + year.padStart(2, '0');

/** `1987/05/23`, noughts for what is not known. */
export function writeDate(date: BirthDate): string {
  const [year = '', month = '00', day = '00'] = date.split('-');
  return `${year}/${month}/${day}`;
}

/** Whether `YY/MM/DD` can say the date: years of this century only. */
export const hasShortForm = (date: IsoDate): boolean => date.startsWith(CENTURY);

/** `26/05/23`. */
export function writeRoundDate(date: IsoDate): string {
  return writeDate(date).slice(2);
}
