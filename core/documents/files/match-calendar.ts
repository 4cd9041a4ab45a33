import { writeCalendar, type CalendarEvent } from '../../formats/ics/write-calendar.ts';
import type { TeamId } from '../../rules/identity.ts';
import { fill } from '../../rules/sentence.ts';
import { instantOf } from '../../rules/zone.ts';
import type { Tournament } from '../../tournament/state.ts';
import { matchCalendarView, type SeasonMatch } from '../../tournament/views/match-calendar.ts';
import { MATCH_CALENDAR_WORDS } from '../lists/match-calendar-words.ts';
import { BEGINNING, CALENDAR_WORDS, type CalendarOptions } from './calendar-words.ts';
import { gameMinutes } from './game-length.ts';

/** The matches of one team that have a day, for its players' calendars; null where none are public. */
export function teamCalendarOf(
  state: Tournament,
  id: string,
  team: TeamId,
  options: CalendarOptions,
): string | null {
  const view = matchCalendarView(state, 'public');
  const entered = state.teams.get(team);
  if (view === null || entered === undefined) return null;
  const events = view.rounds.flatMap(({ round, matches }) =>
    matches
      .filter(({ first, second }) => [first.id, second.id].includes(team))
      .flatMap((match) => matchEvent(state, id, { round, match, team }, options)),
  );
  return writeCalendar({
    name: `${state.settings.name}, ${entered.name}`,
    language: options.language,
    changedAt: options.changedAt ?? BEGINNING,
    events,
  });
}

/** Matches on another day than their round, beside the rounds of the whole event. */
export function postponedMatchEvents(
  state: Tournament,
  id: string,
  options: CalendarOptions,
): CalendarEvent[] {
  const view = matchCalendarView(state, 'public');
  return (view?.rounds ?? []).flatMap(({ round, matches }) =>
    matches
      .filter(({ postponed }) => postponed)
      .flatMap((match) => matchEvent(state, id, { round, match, team: match.first.id }, options)),
  );
}

interface MatchOfTeam {
  readonly round: number;
  readonly match: SeasonMatch;
  /** In whose calendar it stands: a round has one match of each team. */
  readonly team: TeamId;
}

function matchEvent(
  { settings }: Tournament,
  id: string,
  { round, match, team }: MatchOfTeam,
  { language, zone }: CalendarOptions,
): CalendarEvent[] {
  const { day, time, place, postponed } = match;
  if (day === null) return [];
  const { rounds } = settings;
  const names = `${match.first.name} – ${match.second.name}`;
  const of = fill(CALENDAR_WORDS[language].of, { round, rounds });
  return [
    {
      uid: `${encodeURIComponent(id)}-round-${round}-${encodeURIComponent(team)}@ronde`,
      starts:
        time === null
          ? { day }
          : { at: instantOf(day, time, zone), minutes: gameMinutes(settings.timeControl) },
      summary: names,
      description: postponed ? `${of} (${MATCH_CALENDAR_WORDS[language].postponed})` : of,
      location: place ?? settings.place,
      url: null,
    },
  ];
}
