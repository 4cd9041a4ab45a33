import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { expect, it } from 'vitest';
import { openHall, STRANGER, TOURNAMENT, type Asking, type Hall } from '../testing/hall.ts';

const NOTE = 'Clock of board 2 replaced';
const at = (path: string): string => `/api/tournaments/${TOURNAMENT}${path}`;

async function hallWithNote(): Promise<Hall> {
  const hall = openHall();
  const { entries } = new PlayedEvent({}, 4).ledger;
  await hall.store.create(
    TOURNAMENT,
    { at: '2026-03-07T14:00:00Z' },
    entries.map(({ position: _, ...entry }) => entry),
  );
  await hall.does('writeNote', { text: NOTE });
  return hall;
}

it('a note is read by arbiters, whoever asked before', async () => {
  const hall = await hallWithNote();
  const deputy = await hall.device({ name: 'D', role: 'deputy' });
  const pairing = await hall.device({ name: 'P', role: 'pairing' });
  const told = async (path: string, asking: Asking): Promise<boolean> =>
    (await (await hall.ask(at(path), asking)).text()).includes(NOTE);
  for (const path of ['/log', '/steps', '/log?lang=fr', '/export/ronde']) {
    const asked = [{}, pairing, deputy, STRANGER, pairing, {}];
    const seen = [];
    for (const asking of asked) seen.push(await told(path, asking));
    expect([path, ...seen]).toEqual([path, true, false, true, false, false, true]);
  }
});

it('a tag of an arbiter’s log does not stand for what others are shown', async () => {
  const hall = await hallWithNote();
  const pairing = await hall.device({ name: 'P', role: 'pairing' });
  const tag = (await hall.ask(at('/log'))).headers.get('etag') ?? '';
  const headers = { ...pairing.headers, 'if-none-match': tag };
  expect((await hall.ask(at('/log'), { ...pairing, headers })).status).toBe(200);
});

it('only arbiters write one', async () => {
  const hall = await hallWithNote();
  const pairing = await hall.device({ name: 'P', role: 'pairing' });
  const refused = await hall.command('writeNote', { text: 'mine' }, { ...pairing, seen: 9 });
  expect(refused.status).toBe(403);
});
