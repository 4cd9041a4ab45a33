import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HouseClocksAnswer } from '../api/house-clocks.ts';
import {
  openHall,
  playedHall,
  STRANGER,
  TOURNAMENT,
  type Asking,
  type Hall,
} from '../testing/hall.ts';

let hall: Hall;
beforeEach(async () => {
  hall = openHall();
  await playedHall(hall);
  await hall.does('noteClock', { act: 'faulty', clock: '3' });
  const autumn = new PlayedEvent({ name: 'Autumn' }, 4)
    .does({ type: 'noteClock', act: 'faulty', clock: '12', remark: 'no sound' })
    .does({ type: 'noteClock', act: 'faulty', clock: '13' })
    .does({ type: 'noteClock', act: 'inOrder', clock: '13' })
    .does({ type: 'noteClock', act: 'faulty', clock: '14' })
    .does({ type: 'undo' });
  await hall.store.create('autumn', { at: '2025-10-01T09:00:00.000Z' }, autumn.ledger.entries);
});

const PATH = `/api/tournaments/${TOURNAMENT}/house-clocks`;
const asked = async (asking: Asking = {}): Promise<HouseClocksAnswer> =>
  (await (await hall.ask(PATH, asking)).json()) as HouseClocksAnswer;

describe('[LA line 1560] faulty clocks of the whole house', () => {
  it('are those of the other events that are not in order again, with the event', async () => {
    const { clocks, events, unread } = await asked();
    expect(clocks).toMatchObject([{ clock: '12', remark: 'no sound', tournament: 'autumn' }]);
    expect([events, unread]).toEqual([1, []]);
  });

  it('are told of the events somebody works on, and to nobody else', async () => {
    const deputy = await hall.device({ name: 'Deputy', role: 'deputy' });
    expect(await asked(deputy)).toEqual({ clocks: [], events: 0, unread: [] });
    const results = await hall.device({ name: 'Results', role: 'results' });
    expect((await hall.ask(PATH, results)).status).toBe(403);
    expect((await hall.ask(PATH, STRANGER)).status).not.toBe(200);
  });
});
