import type { Language } from '../../rules/language.ts';
import type { Tournament } from '../../tournament/state.ts';
import type { Audience } from '../../tournament/views/audience.ts';
import { calendarView, type CalendarRound } from '../../tournament/views/calendar.ts';
import { matchCalendarView } from '../../tournament/views/match-calendar.ts';
import { gamesByDay, gamesOfRound } from './calendar-games.ts';
import type { DocumentList } from './list.ts';
import { matchesByDay, matchesOfRound } from './match-calendar-list.ts';

/** Every game of a published calendar, or every match of a team event; null where there is none. */
export function calendarList(
  state: Tournament,
  language: Language,
  audience: Audience,
): DocumentList | null {
  const matches = matchCalendarView(state, audience);
  if (matches !== null) return matchesByDay(matches, language);
  const rounds = publicRounds(state, audience);
  return rounds === null ? null : gamesByDay(rounds, language);
}

export interface CalendarRoundList {
  readonly round: number;
  /** Whether the round has a page of its own. */
  readonly published: boolean;
  readonly list: DocumentList;
}

/** The same, a list a round. */
export function calendarRoundLists(
  state: Tournament,
  language: Language,
  audience: Audience,
): readonly CalendarRoundList[] | null {
  const matches = matchCalendarView(state, audience);
  if (matches !== null) {
    return matches.rounds
      .filter((round) => round.published || round.matches.length > 0 || round.date !== null)
      .map((round) => ({
        round: round.round,
        published: round.published,
        list: matchesOfRound(round, language),
      }));
  }
  const rounds = publicRounds(state, audience);
  if (rounds === null) return null;
  return rounds.map((round) => ({
    round: round.round,
    published: true,
    list: gamesOfRound(round, language),
  }));
}

function publicRounds(state: Tournament, audience: Audience): readonly CalendarRound[] | null {
  const view = calendarView(state, audience);
  return view?.published === true ? view.rounds : null;
}
