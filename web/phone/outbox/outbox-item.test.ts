import type { TournamentEvent } from '@ronde/core/tournament/event.ts';
import { expect, it } from 'vitest';
import { steppedBy, type Other } from './outbox-item.ts';

const other = (position: number, ...events: TournamentEvent[]): Other => ({
  position,
  at: '2026-03-07T14:00:00Z',
  by: 'localhost',
  events,
});
const undone: TournamentEvent = { type: 'undone', position: 5 };
const entered: TournamentEvent = {
  type: 'resultEntered',
  round: 1,
  board: 3,
  outcome: { kind: 'played', score: '0-1' },
};

it.each<[string, readonly Other[], number | null]>([
  ['an undo', [other(6, undone)], 6],
  ['an undo and a redo', [other(6, undone), other(7, { type: 'redone', position: 6 })], 7],
  ['a result beside an undo', [other(6, undone), other(7, entered)], null],
  ['a result', [other(6, entered)], null],
])('against an entry stands %s', (_, others, position) => {
  expect(steppedBy({ state: { kind: 'conflict', others } })?.position ?? null).toBe(position);
});
