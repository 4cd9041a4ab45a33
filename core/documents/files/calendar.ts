import { writeCalendar } from '../../formats/ics/write-calendar.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { Tournament } from '../../tournament/state.ts';

const WORDS: Readonly<Record<Language, { readonly round: string; readonly of: string }>> = {
  en: { round: '{name}, round {round}', of: 'Round {round} of {rounds}' },
  fr: { round: '{name}, ronde {round}', of: 'Ronde {round} sur {rounds}' },
};

/** Before there was any change to speak of. */
const BEGINNING = '1970-01-01T00:00:00Z';

/** The rounds of a tournament that have a day, for calendars. */
export function calendarOf(
  { settings }: Tournament,
  id: string,
  language: Language,
  /** ISO instant in UTC. */
  changedAt: string | null,
): string {
  const words = WORDS[language];
  const { name, rounds, place } = settings;
  const events = settings.roundDates.slice(0, rounds).flatMap((day, index) => {
    if (day === null) return [];
    const round = index + 1;
    return [
      {
        uid: `${encodeURIComponent(id)}-round-${round}@ronde`,
        day,
        time: settings.roundTimes[index] ?? null,
        minutes: null,
        summary: fill(words.round, { name, round }),
        description: fill(words.of, { round, rounds }),
        location: place,
        url: null,
      },
    ];
  });
  return writeCalendar({ name, language, changedAt: changedAt ?? BEGINNING, events });
}
