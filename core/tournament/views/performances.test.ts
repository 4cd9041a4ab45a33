import { expect, it } from 'vitest';
import { PlayedEvent } from '../testing/played-event.ts';
import { crosstableView } from './crosstable.ts';
import { playerCard } from './player-card.ts';
import { standingsView } from './standings.ts';

/** Players a to d have 2400, 2300, 2200 and 2100. */
const event = new PlayedEvent({ rounds: 3 }, 4).pairs(1, 'a-c d-b').scores(1, '1=');

it('[C.07 10.2] standings, crosstable and card give the same performance', () => {
  const { rows } = standingsView(event.state);
  const { lines } = crosstableView(event.state);
  const shown = (id: string): unknown[] => {
    const row = rows.find((one) => one.id === id);
    const line = lines.find(({ tpn }) => tpn === row?.tpn);
    const card = row === undefined ? null : playerCard(event.state, row.id, 'staff');
    return [row?.performance, line?.performance, card?.performance?.rating];
  };
  // A win is worth 800 more than the opponent, a draw the opponent's own rating.
  expect(shown('a')).toEqual([3000, 3000, 3000]);
  expect(shown('b')).toEqual([2100, 2100, 2100]);
  expect(shown('c')).toEqual([1600, 1600, 1600]);
  expect(shown('d')).toEqual([2300, 2300, 2300]);
});

it('has none before a game is played', () => {
  const before = new PlayedEvent({ rounds: 3 }, 4).pairs(1, 'a-c d-b');
  expect(standingsView(before.state).rows.map(({ performance }) => performance)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
