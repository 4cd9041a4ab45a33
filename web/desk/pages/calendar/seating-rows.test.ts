import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { seatingsView } from '@ronde/core/tournament/views/seatings.ts';
import { expect, it } from 'vitest';
import { CALENDAR_WORDS } from './calendar-words.ts';
import { seatingRows } from './seating-rows.ts';

it('[LA 3.1] Rutsch of seven: 21 games and who is free, seven seatings as printed', () => {
  const event = new PlayedEvent({ system: 'berger', rounds: 7 }, 7);
  expect(seatingsView(event.state, 'rutsch')).toBeNull();
  event.does({ type: 'publishCalendar', cycles: 1 });
  const view = seatingsView(event.state, 'rutsch');
  if (view === null) throw new Error('no seats');
  const games = view.seatings.map(({ tables }) =>
    tables.flatMap(({ first, second }) =>
      first === null || second === null ? [] : [`${first.tpn}-${second.tpn}`],
    ),
  );
  // L.4178-4200, with numbers for letters: E-D F-C G-B, A free; then D-C E-B F-A, G free.
  expect(games.slice(0, 2)).toEqual([
    ['5-4', '6-3', '7-2'],
    ['4-3', '5-2', '6-1'],
  ]);
  expect(view.seatings.map(({ free }) => free?.tpn)).toEqual([1, 7, 6, 5, 4, 3, 2]);
  const [head, ...rows] = seatingRows(view, CALENDAR_WORDS.en);
  expect(head).toEqual(['Seating', 'Round', 'Table', 'White', 'Black']);
  expect(rows).toHaveLength(7 * 4);
});
