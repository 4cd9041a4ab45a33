import { playerId } from '@ronde/core/rules/identity.ts';
import type { CalendarGame } from '@ronde/core/tournament/views/calendar.ts';
import { expect, it } from 'vitest';
import { calendarRows } from './calendar-rows.ts';
import { CALENDAR_WORDS } from './calendar-words.ts';

const shown = (name: string): CalendarGame['white'] => ({
  id: playerId(name),
  tpn: null,
  name,
  title: null,
  rating: 0,
  federation: null,
  club: null,
});

it('[C.05 annex 1] each game is on the day it is played', () => {
  const game = { white: shown('A'), black: shown('B') };
  const rows = calendarRows(
    [
      {
        round: 1,
        date: '2026-03-07',
        time: '14:00',
        stage: 'playing',
        rests: [],
        games: [
          { ...game, board: 1, outcome: { kind: 'played', score: '1-0' }, postponed: null },
          { ...game, board: 2, outcome: { kind: 'notEntered' }, postponed: { day: '2026-03-20' } },
        ],
      },
    ],
    CALENDAR_WORDS.en,
    'en',
  );
  expect(rows.slice(1)).toEqual([
    [1, '2026-03-07', '14:00', null, 1, 'A', '1 – 0', 'B'],
    [1, '2026-03-20', null, 'Postponed', 2, 'A', null, 'B'],
  ]);
});
