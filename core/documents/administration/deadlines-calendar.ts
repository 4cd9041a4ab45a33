import { sayDuty } from '../../administration/deadlines/say-deadline.ts';
import { DEADLINE_WORDS } from '../../administration/deadlines/deadline-words.ts';
import { writeCalendar } from '../../formats/ics/write-calendar.ts';
import type { Language } from '../../rules/language.ts';
import type { DeadlineLine } from '../../tournament/views/administration.ts';

interface Asked {
  /** Names the event for good, so that a calendar read again updates its lines. */
  readonly event: string;
  readonly name: string;
  readonly language: Language;
  /** ISO instant of the last change. */
  readonly changedAt: string;
}

/** Lines that are still to be done or kept; what is done needs no reminder. */
const isOpen = ({ standing }: DeadlineLine): boolean =>
  standing !== 'done' && standing !== 'notNeeded' && standing !== 'undated';

/** What is due, day by day, for a calendar. An hour is the hall's and stands in the words. */
export function deadlinesCalendar(
  lines: readonly DeadlineLine[],
  { event, name, language, changedAt }: Asked,
): string {
  const { holders } = DEADLINE_WORDS[language];
  return writeCalendar({
    ...{ name, language, changedAt },
    events: lines.filter(isOpen).flatMap((line) => {
      const [day, time] = line.due?.split('T') ?? [];
      if (day === undefined) return [];
      const said = sayDuty(line, language);
      return [
        {
          uid: `${event}-${line.id.replace(':', '-')}@ronde`,
          starts: { day },
          summary: time === undefined ? said : `${time} ${said}`,
          description: `${holders[line.who]} · ${line.article}`,
          ...{ location: null, url: null },
        },
      ];
    }),
  });
}
