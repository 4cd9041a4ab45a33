import type { Language } from '../../rules/language.ts';
import type { Tournament } from '../../tournament/state.ts';
import type { Audience } from '../../tournament/views/audience.ts';
import { calendarView, type CalendarRound } from '../../tournament/views/calendar.ts';
import { gamesByDay, gamesOfRound } from './calendar-games.ts';
import type { DocumentList } from './list.ts';

/** Every game of a published calendar; null where there is none. */
export function calendarList(
  state: Tournament,
  language: Language,
  audience: Audience,
): DocumentList | null {
  const rounds = publicRounds(state, audience);
  return rounds === null ? null : gamesByDay(rounds, language);
}

export interface CalendarRoundList {
  readonly round: number;
  readonly list: DocumentList;
}

/** The same, a list a round. */
export function calendarRoundLists(
  state: Tournament,
  language: Language,
  audience: Audience,
): readonly CalendarRoundList[] | null {
  const rounds = publicRounds(state, audience);
  if (rounds === null) return null;
  return rounds.map((round) => ({ round: round.round, list: gamesOfRound(round, language) }));
}

function publicRounds(state: Tournament, audience: Audience): readonly CalendarRound[] | null {
  const view = calendarView(state, audience);
  return view?.published === true ? view.rounds : null;
}
