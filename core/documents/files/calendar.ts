import { writeCalendar } from '../../formats/ics/write-calendar.ts';
import { fill } from '../../rules/sentence.ts';
import { instantOf } from '../../rules/zone.ts';
import type { Tournament } from '../../tournament/state.ts';
import { BEGINNING, CALENDAR_WORDS, type CalendarOptions } from './calendar-words.ts';
import { gameMinutes } from './game-length.ts';
import { postponedMatchEvents } from './match-calendar.ts';

/** The rounds of a tournament that have a day, for calendars; postponed matches beside them. */
export function calendarOf(state: Tournament, id: string, options: CalendarOptions): string {
  const { settings } = state;
  const { language, changedAt, zone } = options;
  const words = CALENDAR_WORDS[language];
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
  return writeCalendar({
    name,
    language,
    changedAt: changedAt ?? BEGINNING,
    events: [...events, ...postponedMatchEvents(state, id, options)],
  });
}
