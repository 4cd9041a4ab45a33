import { playerId } from '@ronde/core/rules/identity.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { memoryShelf, openMemoryStore } from '@ronde/store/memory.ts';
import { expect, it } from 'vitest';
import type { Principal } from '../access/principal.ts';
import { performCommand } from '../commands/perform-command.ts';
import { openLedgers, type Ledgers } from './ledgers.ts';

const CHIEF: Principal = {
  ...{ via: 'localhost', name: 'chief', role: 'chief', tournament: 'open', by: 'chief' },
  ...{ boards: null, player: null, team: null, account: null, device: null, session: null },
};
const SECRET = 'secret-comment';
const fail = (error: unknown): never => {
  throw error;
};

const held = (ledgers: Ledgers): string => {
  const { ledger, state } = ledgers.known('open') ?? fail(new Error('not known'));
  return JSON.stringify([ledger.entries, [...state.players.values()]]);
};

it('what is erased is gone from the memory of every server, and told as a log read anew', async () => {
  const shelf = memoryShelf();
  const [first, second] = [openMemoryStore(shelf), openMemoryStore(shelf)];
  const days = { firstDay: '2026-03-07', lastDay: '2026-03-08' };
  const { entries } = new PlayedEvent({ name: 'Open', rounds: 2, ...days }, 4).does({
    type: 'correctPlayer',
    player: playerId('a'),
    changes: { private: { birthDate: '2012-04-19', comment: SECRET } },
  }).ledger;
  await first.create('open', { at: '2026-03-07T08:00:00Z' }, entries);
  const [here, there] = [openLedgers(first, fail), openLedgers(second, fail)];
  await here.at('open');
  await there.at('open');
  expect([held(here), held(there)].every((text) => text.includes(SECRET))).toBe(true);
  const told: (number | null)[] = [];
  here.watch((_, added) => told.push(added?.length ?? null));

  const answer = await performCommand(here, 'open', {
    principal: CHIEF,
    command: { type: 'erasePrivateData', name: 'Open' },
    ...{ seen: entries.length, key: 'once', at: '2026-09-09T08:00:00Z' },
    confirmations: { erasesPrivateData: 'confirmedTwice' },
  });
  expect(answer).toMatchObject({ position: entries.length + 1, repeated: false });
  expect(told).toEqual([null]);
  expect(held(here)).not.toContain(SECRET);
  await there.at('open');
  expect(held(there)).not.toContain(SECRET);
  expect(held(there)).toBe(held(here));
});
