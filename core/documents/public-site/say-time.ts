import { parseTimeControl, type TimePeriod } from '../../formats/trf/time-control.ts';
import type { IsoDate } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { siteWords } from './words.ts';

/** `7 March 2026`, `7 mars 2026`, `1er mars 2026`. */
export function sayDay(date: IsoDate, language: Language): string {
  const words = siteWords(language);
  const [year = '', month = '', day = ''] = date.split('-');
  const number = Number(day);
  return fill(words.day, {
    day: language === 'fr' && number === 1 ? '1er' : number,
    month: words.months[Number(month) - 1] ?? '',
    year,
  });
}

/** `7–15 March 2026`, `du 7 au 15 mars 2026`: what both days share is said once. */
export function sayDays(first: IsoDate, last: IsoDate | null, language: Language): string {
  const to = last ?? first;
  if (to === first) return sayDay(first, language);
  const words = siteWords(language);
  const shared =
    first.slice(0, 7) === to.slice(0, 7) ? 7 : first.slice(0, 4) === to.slice(0, 4) ? 4 : 0;
  const whole = sayDay(first, language).split(' ');
  const from = whole.slice(0, shared === 7 ? 1 : shared === 4 ? 2 : 3).join(' ');
  const range = shared === 7 ? words.dayRange.sameMonth : words.dayRange.otherwise;
  return fill(range, { from, to: sayDay(to, language) });
}

/** `7 March 2026, 14:05` of an instant in UTC. */
export function sayInstant(instant: string, language: Language): string {
  return `${sayDay(instant.slice(0, 10), language)}, ${instant.slice(11, 16)}`;
}

/** A coded rate of play in minutes and seconds; any other text as it is. */
export function sayRateOfPlay(text: string, language: Language): string {
  const read = parseTimeControl(text);
  if (read?.kind !== 'same') return text;
  const then = language === 'fr' ? ', puis ' : ', then ';
  return read.periods.map((period) => sayPeriod(period, language)).join(then);
}

/** The desk writes minutes, `90+30`; files write seconds, `5400+30` (TRF26 222): no base is below this. */
const LEAST_SECONDS = 180;

function sayPeriod({ moves, seconds: base, increment }: TimePeriod, language: Language): string {
  const move = language === 'fr' ? 'coups\u00a0:' : 'moves:';
  const seconds = base < LEAST_SECONDS ? 60 * base : base;
  const time = seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
  return [
    ...(moves === null ? [] : [`${moves} ${move}`]),
    time,
    ...(increment === null ? [] : [`+ ${increment} s`]),
  ].join(' ');
}
