import { parseTimeControl, type TimePeriod } from '../../formats/trf/time-control.ts';
import type { IsoDate } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { wallTime, zoneName } from '../../rules/zone.ts';
import { baseSeconds } from '../files/game-length.ts';
import { timeWords } from './words.ts';

/** `7 March 2026`, `7 mars 2026`, `1er mars 2026`. */
export function sayDay(date: IsoDate, language: Language): string {
  const words = timeWords(language);
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
  const words = timeWords(language);
  const shared =
    first.slice(0, 7) === to.slice(0, 7) ? 7 : first.slice(0, 4) === to.slice(0, 4) ? 4 : 0;
  const whole = sayDay(first, language).split(' ');
  const from = whole.slice(0, shared === 7 ? 1 : shared === 4 ? 2 : 3).join(' ');
  const range = shared === 7 ? words.dayRange.sameMonth : words.dayRange.otherwise;
  return fill(range, { from, to: sayDay(to, language) });
}

/** `7 March 2026, 14:05 CET` of an instant, by the clock of a zone. */
export function sayInstant(instant: string, zone: string, language: Language): string {
  const [day = '', time = ''] = wallTime(instant, zone).split('T');
  return `${sayDay(day, language)}, ${time} ${zoneName(instant, zone, language)}`;
}

/** A coded rate of play in minutes and seconds; any other text as it is. */
export function sayRateOfPlay(text: string, language: Language): string {
  const read = parseTimeControl(text);
  if (read?.kind !== 'same') return text;
  const then = language === 'fr' ? ', puis ' : ', then ';
  return read.periods.map((period) => sayPeriod(period, language)).join(then);
}

function sayPeriod(period: TimePeriod, language: Language): string {
  const { moves, increment } = period;
  const move = language === 'fr' ? 'coups\u00a0:' : 'moves:';
  const seconds = baseSeconds(period);
  const time = seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
  return [
    ...(moves === null ? [] : [`${moves} ${move}`]),
    time,
    ...(increment === null ? [] : [`+ ${increment} s`]),
  ].join(' ');
}
