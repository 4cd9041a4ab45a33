import type { Language } from '@ronde/core/rules/language.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type {
  MatchCalendarRound,
  SeasonMatch,
} from '@ronde/core/tournament/views/match-calendar.ts';
import type { MATCH_CALENDAR_PAGE_WORDS } from './match-calendar-words.ts';

type Words = (typeof MATCH_CALENDAR_PAGE_WORDS)['en'];

/** `2½–1½`; null before the first result. */
export const scoreText = ({ score }: SeasonMatch, language: Language): string | null =>
  score === null ? null : score.map((points) => displayPoints(points, language)).join('–');

/** What of a match is not as its round says: postponed, its day, its hour, its place. */
export function appointmentText(
  round: MatchCalendarRound,
  match: SeasonMatch,
  words: Words,
  sayDay: (day: string) => string,
): string {
  const { day, time, place, postponed } = match;
  const own = [
    day === null || day === round.date ? null : sayDay(day),
    time === round.time ? null : time,
  ].filter((part) => part !== null);
  return [
    !postponed ? '' : day === null ? words.postponedOpen : words.postponed,
    own.join(', '),
    place ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** How the sheet of a match stands; null where it cannot be signed yet. */
interface SheetColumn {
  readonly head: string;
  readonly said: (round: number, table: number) => string | null;
}

/** The matches for a spreadsheet, its heads first: each on the day and at the place it is played. */
export function matchCalendarRows(
  rounds: readonly MatchCalendarRound[],
  words: Words,
  language: Language,
  sheets: SheetColumn,
): (string | number | null)[][] {
  const { table, home, result, away } = words;
  const when = [words.roundHead, words.day, words.time, words.postponedHead, words.place];
  return [
    [...when, table, home, result, away, sheets.head],
    ...rounds.flatMap(({ round, matches }) =>
      matches.map((match) => [
        ...[round, match.day, match.time, match.postponed ? words.postponed : null, match.place],
        ...[match.table, match.first.name, scoreText(match, language), match.second.name],
        sheets.said(round, match.table),
      ]),
    ),
  ];
}
