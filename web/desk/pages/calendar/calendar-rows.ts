import type { Language } from '@ronde/core/rules/language.ts';
import type { CalendarRound } from '@ronde/core/tournament/views/calendar.ts';
import { resultText } from '../../../words/results.ts';
import type { CALENDAR_WORDS } from './calendar-words.ts';

/** The games for a spreadsheet, its heads first: each on the day it is played. */
export function calendarRows(
  rounds: readonly CalendarRound[],
  words: (typeof CALENDAR_WORDS)['en'],
  language: Language,
): (string | number | null)[][] {
  const when = [words.roundHead, words.day, words.time];
  return [
    [...when, words.postponed, words.board, words.white, words.result, words.black],
    ...rounds.flatMap(({ round, date, time, games }) =>
      games.map(({ board, white, black, outcome, postponed }) => [
        round,
        postponed?.day ?? date,
        // The hour of a round is not that of a game on another day.
        postponed === null ? time : (postponed.time ?? null),
        postponed === null ? null : words.postponed,
        board,
        white.name,
        outcome.kind === 'notEntered' ? null : resultText(outcome, language),
        black.name,
      ]),
    ),
  ];
}
