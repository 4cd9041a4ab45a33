import type { Language } from '../../rules/language.ts';
import type {
  SeasonMatch,
  MatchCalendarRound,
  MatchCalendarView,
} from '../../tournament/views/match-calendar.ts';
import type { TeamShown } from '../../tournament/views/match-view.ts';
import { sayDay } from '../times/say-time.ts';
import { column, type DocumentList, type ListCell } from './list.ts';
import { MATCH_CALENDAR_WORDS } from './match-calendar-words.ts';
import { matchScore } from './match-list.ts';
import { listWords } from './words.ts';

/** Every match of a season with its day, its hour and its place, for files. */
export function matchesByDay({ rounds }: MatchCalendarView, language: Language): DocumentList {
  const words = listWords(language);
  const own = MATCH_CALENDAR_WORDS[language];
  return {
    list: 'calendar',
    title: words.titles.calendar,
    columns: [
      column('roundNumber', words.roundNumber, { align: 'end' }),
      column('day', words.day),
      column('time', words.time),
      column('postponed', own.postponed),
      column('place', own.place),
      column('table', own.table, { align: 'end' }),
      column('first', own.home),
      column('result', words.result, { align: 'centre' }),
      column('second', own.away),
    ],
    rows: rounds.flatMap((round) => [
      ...round.matches.map((match): ListCell[] => [
        round.round,
        match.day,
        match.time,
        match.postponed ? own.postponed : null,
        match.place,
        match.table,
        team(match.first),
        scoreOf(match, language),
        team(match.second),
      ]),
      ...round.rests.map((rests): ListCell[] => [
        round.round,
        round.date,
        round.time,
        null,
        null,
        null,
        team(rests),
        words.rests,
        null,
      ]),
    ]),
    notes: rounds.every(({ published }) => published) ? [] : [own.foreseen],
  };
}

/** The matches of one round as pages show them. */
export function matchesOfRound(round: MatchCalendarRound, language: Language): DocumentList {
  const words = listWords(language);
  const own = MATCH_CALENDAR_WORDS[language];
  return {
    list: 'calendar',
    title: `${words.titles.calendar}, ${words.roundNumber} ${round.round}`,
    columns: [
      column('table', own.table, { align: 'end', place: 'wide' }),
      column('first', own.home),
      column('result', words.result, { align: 'centre' }),
      column('second', own.away),
      column('when', own.when),
    ],
    rows: [
      ...round.matches.map((match): ListCell[] => [
        match.table,
        team(match.first),
        scoreOf(match, language),
        team(match.second),
        sayAppointment(round, match, language),
      ]),
      ...round.rests.map((rests): ListCell[] => [null, team(rests), words.rests, null, null]),
    ],
    notes: [],
  };
}

/** `postponed · 20 March 2026, 19:30 · Salle Colas`: only what differs from its round, and the place. */
export function sayAppointment(
  round: Pick<MatchCalendarRound, 'date' | 'time'>,
  match: Pick<SeasonMatch, 'day' | 'time' | 'place' | 'postponed'>,
  language: Language,
): string {
  const own = MATCH_CALENDAR_WORDS[language];
  const open = match.postponed && match.day === null;
  const day = match.day === round.date || match.day === null ? null : sayDay(match.day, language);
  const time = match.time === round.time ? null : match.time;
  const when = [day, time].filter((part) => part !== null).join(', ');
  const postponed = open ? own.dayOpen : match.postponed ? own.postponed : '';
  return [postponed, when, match.place ?? ''].filter((part) => part !== '').join(' · ');
}

const team = ({ id, name }: TeamShown): ListCell => ({ team: id, name });

function scoreOf({ score }: SeasonMatch, language: Language): ListCell {
  return matchScore(score ?? [null, null], language);
}
