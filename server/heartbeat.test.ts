import { memoryShelf } from '@ronde/store/memory.ts';
import { expect, it } from 'vitest';
import { startHeartbeat } from './heartbeat.ts';
import { openHall, openHallStore, playedHall, TOURNAMENT } from './testing/hall.ts';
import { LiveReader } from './testing/live-reader.ts';

it('a beat ends the streams of a session that another server has ended, and of no other', async () => {
  const shelf = memoryShelf();
  const [one, two] = [shelf, shelf].map((kept) => openHall({ store: openHallStore(kept) }));
  if (one === undefined || two === undefined) throw new Error('two halls');
  await playedHall(one);
  const [helper, other] = [
    await one.device({ name: 'T', role: 'results' }),
    await one.device({ name: 'U', role: 'results' }),
  ];
  const [stream, stays] = await Promise.all(
    [helper, other].map(
      async (who) => new LiveReader(await two.ask(`/api/live?tournament=${TOURNAMENT}`, who)),
    ),
  );
  const place = `/api/tournaments/${TOURNAMENT}/devices/${helper.id}`;
  expect((await one.ask(place, { method: 'DELETE' })).status).toBe(204);
  expect(two.house.hub.size).toBe(2);
  const stop = startHeartbeat(two.house, 5);
  const told: unknown[] = [];
  for (let frame = await stream?.next(); frame; frame = await stream?.next())
    told.push(frame.event);
  stop();
  expect(told[0]).toBe('hello');
  expect(told.at(-1)).toBe('bye');
  expect(two.house.hub.size).toBe(1);
  expect((await stays?.take(2))?.map(({ event }) => event)).toEqual(['hello', 'beat']);
});
