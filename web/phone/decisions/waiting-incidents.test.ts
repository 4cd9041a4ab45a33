import { playerId } from '@ronde/core/rules/identity.ts';
import type { KnownAtBoards } from '@ronde/core/tournament/views/known-at-boards.ts';
import { expect, it } from 'vitest';
import type { ItemState, OutboxItem } from '../outbox/outbox-item.ts';
import { withWaiting } from './waiting-incidents.ts';

const game = { round: 1, board: 4, player: playerId('a') };
const known: KnownAtBoards = {
  ...{ supervised: null, defaultTime: null, starts: [] },
  illegalMoves: [{ ...game, at: ['2026-03-07T15:12:00Z'] }],
};
const item = (state: ItemState, kind: 'illegal' | 'device' = 'illegal'): OutboxItem => ({
  ...{ key: 'k', tournament: 't', order: 1, seen: 9, tried: true, confirmations: {} },
  typedAt: '2026-03-07T15:40:00Z',
  command: { type: 'enterIncident', kind, ...game, text: 'two hands' },
  shown: { board: 4, names: [] },
  state,
});

it.each([
  ['waits for the network', item({ kind: 'waiting' }), 2],
  ['was written after what was heard', item({ kind: 'written', position: 11 }), 2],
  ['is in what was heard', item({ kind: 'written', position: 10 }), 1],
  ['was refused', item({ kind: 'refused', problem: { code: 'x', params: {} } }), 1],
  ['is about something else', item({ kind: 'waiting' }, 'device'), 1],
] as const)('[Laws 7.5.5] one that %s', (_, one, counted) => {
  const { illegalMoves } = withWaiting({ value: known, position: 10 }, [one]);
  expect(illegalMoves.map(({ at }) => at.length)).toEqual([counted]);
});
