import type {
  MatchCalendarRound,
  SeasonMatch,
} from '@ronde/core/tournament/views/match-calendar.ts';
import { describe, expect, it } from 'vitest';
import { appointmentText, matchCalendarRows } from './match-calendar-rows.ts';
import { MATCH_CALENDAR_PAGE_WORDS } from './match-calendar-words.ts';

const words = MATCH_CALENDAR_PAGE_WORDS.en;

const match = (said: Partial<SeasonMatch>): SeasonMatch =>
  ({
    table: 1,
    first: { name: 'Tour' },
    second: { name: 'Roi' },
    score: null,
    over: false,
    day: '2026-10-04',
    time: '14:00',
    place: null,
    postponed: false,
    arranged: null,
    ...said,
  }) as SeasonMatch;

const round = (one: SeasonMatch): MatchCalendarRound => ({
  round: 1,
  date: '2026-10-04',
  time: '14:00',
  stage: 'published',
  published: true,
  matches: [one],
  rests: [],
});

describe('a match in the calendar of a season', () => {
  it.each<[string, Partial<SeasonMatch>, string]>([
    ['as its round', {}, ''],
    ['at home', { place: 'Hall of Tour' }, 'Hall of Tour'],
    [
      'on another day',
      { day: '2026-10-11', time: '10:00', postponed: true },
      'postponed · 2026-10-11, 10:00',
    ],
    ['to be agreed', { day: null, time: null, postponed: true }, words.postponedOpen],
  ])('%s', (_, said, expected) => {
    const one = match(said);
    expect(appointmentText(round(one), one, words, (day) => day)).toBe(expected);
  });

  it('goes into a spreadsheet with its own day', () => {
    const rows = matchCalendarRows(
      [round(match({ day: '2026-10-11', postponed: true, place: 'Salle Colas' }))],
      words,
      'en',
      { head: words.sheet, said: (of, table) => `${of}.${table} not signed` },
    );
    expect(rows[0]).toHaveLength(10);
    expect(rows[1]).toEqual([
      ...[1, '2026-10-11', '14:00', words.postponed, 'Salle Colas'],
      ...[1, 'Tour', null, 'Roi', '1.1 not signed'],
    ]);
  });
});
