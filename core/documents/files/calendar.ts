import { writeCalendar } from '../../formats/ics/write-calendar.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { instantOf } from '../../rules/zone.ts';
import type { Tournament } from '../../tournament/state.ts';
import { gameMinutes } from './game-length.ts';

const WORDS: Readonly<Record<Language, { readonly round: string; readonly of: string }>> = {
  en: { round: '{name}, round {round}', of: 'Round {round} of {rounds}' },
  fr: { round: '{name}, ronde {round}', of: 'Ronde {round} sur {rounds}' },
};

/** Before there was any change to speak of. */
const BEGINNING = '1970-01-01T00:00:00Z';

export interface CalendarOptions {
  readonly language: Language;
  /** ISO instant in UTC. */
  readonly changedAt: string | null;
  /** Of the playing hall, `Europe/Paris`. */
  readonly zone: string;
}

/** The rounds of a tournament that have a day, for calendars. */
export function calendarOf(
  { settings }: Tournament,
  id: string,
  { language, changedAt, zone }: CalendarOptions,
): string {
  const words = WORDS[language];
  const { name, rounds, place } = settings;
  const events = settings.roundDates.slice(0, rounds).flatMap((day, index) => {
    if (day === null) return [];
    const round = index + 1;
    const time = settings.roundTimes[index] ?? null;
    return [
      {
        uid: `${encodeURIComponent(id)}-round-${round}@ronde`,
        starts:
          time === null
            ? { day }
            : { at: instantOf(day, time, zone), minutes: gameMinutes(settings.timeControl) },
        summary: fill(words.round, { name, round }),
        description: fill(words.of, { round, rounds }),
        location: place,
        url: null,
      },
    ];
  });
  return writeCalendar({ name, language, changedAt: changedAt ?? BEGINNING, events });
}
