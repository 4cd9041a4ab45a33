import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import type { Store } from '@ronde/store/store.ts';
import { beforeEach, expect, it } from 'vitest';
import { openHallStore } from '../testing/hall.ts';
import { openLedgers } from './ledgers.ts';

const AT = '2026-03-01T09:00:00.000Z';
const fail = (error: unknown): never => {
  throw error;
};

let store: Store;
beforeEach(() => {
  store = openHallStore();
});

/** A log of so many entries. */
async function keep(id: string, entries: number): Promise<void> {
  const event = new PlayedEvent();
  for (let more = 1; more < entries; more += 1) {
    event.does({ type: 'markRestorePoint', name: `point ${more}` });
  }
  await store.create(id, { at: AT }, event.ledger.entries);
}

it('many logs asked for at once are opened one by one, and others are answered in between', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `open-${index}`);
  for (const id of ids) await keep(id, 2);
  const ledgers = openLedgers(store, fail);
  const opened: number[] = [];
  let turn = 0;
  const all = Promise.all(
    ids.map(async (id) => {
      expect((await ledgers.at(id)).ok).toBe(true);
      opened.push(turn);
    }),
  );
  while (opened.length < ids.length) {
    await new Promise((resume) => setImmediate(resume));
    turn += 1;
  }
  await all;
  // Never two in one turn of the loop.
  expect(new Set(opened).size).toBe(ids.length);
  ledgers.close();
});

it('long logs make room sooner than short ones; what is followed stays', async () => {
  for (const id of ['a', 'b', 'c']) await keep(id, 8);
  const ledgers = openLedgers(store, fail, { tournaments: 10, entries: 20 });
  const known = () => ['a', 'b', 'c'].filter((id) => ledgers.known(id) !== null);
  await ledgers.at('a');
  const leave = ledgers.follow('a');
  await ledgers.at('b');
  await ledgers.at('c');
  expect(known()).toEqual(['a', 'c']);
  leave();
  await ledgers.at('b');
  expect(known()).toEqual(['b', 'c']);
  ledgers.close();
});
