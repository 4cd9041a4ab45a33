import type { Language } from '@ronde/core/rules/language.ts';
import { wallTime } from '@ronde/core/rules/zone.ts';
import { inBoth } from '../words/in-both.ts';

const WORDS = inBoth(
  {
    locale: 'en-GB',
    inCity: (city: string) => `in\u00a0${city}`,
    own: (time: string) => `${time} your time`,
  },
  {
    locale: 'fr-FR',
    inCity: (city) => `à\u00a0${city}`,
    own: (time) => `${time} chez vous`,
  },
);

/** A time of the hall by the clock of who reads; null where both clocks say the same. */
export function readerTime(
  instant: string,
  hall: string,
  reader: string,
  language: Language,
): string | null {
  const said = wallTime(instant, hall);
  const own = wallTime(instant, reader);
  if (own === said) return null;
  const [day, time = ''] = own.split('T');
  const otherDay = day !== said.split('T')[0];
  const dayOf = new Intl.DateTimeFormat(WORDS[language].locale, {
    timeZone: reader,
    day: 'numeric',
    month: 'long',
  });
  return WORDS[language].own(otherDay ? `${dayOf.format(Date.parse(instant))}, ${time}` : time);
}

/** Says beside every time of the hall what the reader's clock will say, where it is another one. */
export function sayReaderTimes(page: Document): void {
  const { timeZone: reader } = new Intl.DateTimeFormat().resolvedOptions();
  const language: Language = page.documentElement.lang === 'fr' ? 'fr' : 'en';
  for (const time of page.querySelectorAll<HTMLTimeElement>('time[data-zone]')) {
    const { zone = reader, city } = time.dataset;
    const said = readerTime(time.dateTime, zone, reader, language);
    if (said === null) continue;
    const own = page.createElement('span');
    own.className = 'own-time';
    own.textContent = said;
    time.after(city === undefined ? '' : `\u00a0${WORDS[language].inCity(city)}`, ' ', own);
  }
}
