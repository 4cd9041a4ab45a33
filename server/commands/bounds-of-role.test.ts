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
