import { playerId, type PlayerId } from '@ronde/core/rules/identity.ts';
import { EMPTY_LEDGER } from '@ronde/core/tournament/log.ts';
import { DRAW, PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { expect, it } from 'vitest';
import type { Principal } from '../access/principal.ts';
import { beyondRole } from './bounds-of-role.ts';

const helper: Principal = {
  via: 'device',
  name: 'Table 1',
  boards: null,
  player: null,
  team: null,
  account: null,
  device: 'd',
  session: null,
  role: 'results',
  tournament: 'open',
  by: 'Table 1',
};

it('results: one that nobody here entered, as from a file, is not a helper’s to change', () => {
  const { state } = new PlayedEvent({}, 4).pairs(1, 'a-c b-d').scores(1, '1');
  const ledger = { ...EMPTY_LEDGER, state };
  const command = { type: 'enterResult', round: 1, board: 1, outcome: DRAW } as const;
  expect(beyondRole(helper, command, ledger)).toMatchObject({ status: 403 });
  expect(beyondRole(helper, { ...command, board: 2 }, ledger)).toBeNull();
});

it('results: a helper notes the empty chairs of the own boards alone', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(playerId) as [PlayerId, PlayerId, PlayerId];
  const { state } = new PlayedEvent({}, 4)
    .pairs(1, 'a-c b-d')
    .does({ type: 'noteAbsentees', round: 1, players: [b] });
  const ledger = { ...EMPTY_LEDGER, state };
  const own = { ...helper, boards: { from: 1, to: 1 } };
  const notes = (...players: readonly PlayerId[]) =>
    ({ type: 'noteAbsentees', round: 1, players }) as const;
  expect(beyondRole(own, notes(b, a), ledger)).toBeNull();
  expect(beyondRole(own, notes(a, c), ledger)).toMatchObject({
    status: 403,
    problem: { code: 'access.otherBoards', params: { board: 2 } },
  });
  expect(beyondRole(own, { ...notes(a), chairs: [a] }, ledger)).toBeNull();
  expect(beyondRole(own, { ...notes(), chairs: [b] }, ledger)).toMatchObject({ status: 403 });
  expect(beyondRole(helper, notes(), ledger)).toBeNull();
});
