import { NO_NEEDS } from '@ronde/core/decisions/needs/need.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { expect, it } from 'vitest';
import { DEVICE_ROLES } from '../api/devices.ts';
import { readAnswer } from '../privacy/read-answer.ts';
import { openHall, STRANGER, TOURNAMENT, type Asking, type Hall } from '../testing/hall.ts';

const REMARK = 'comes with a dog';
const NEEDS = { ...NO_NEEDS, kinds: ['visual'], aids: ['secondBoard'], remark: REMARK };
const at = (path: string): string => `/api/tournaments/${TOURNAMENT}${path}`;

async function hallWithNeeds(): Promise<Hall> {
  const hall = openHall();
  const { entries } = new PlayedEvent({}, 4).pairs(1, 'a-c b-d').ledger;
  await hall.store.create(
    TOURNAMENT,
    { at: '2026-03-07T14:00:00Z' },
    entries.map(({ position: _, ...entry }) => entry),
  );
  await hall.does('noteNeeds', { player: 'a', needs: NEEDS });
  return hall;
}

it('needs are read by the chief arbiter alone, whoever asked before', async () => {
  const hall = await hallWithNeeds();
  const deputy = await hall.device({ name: 'D', role: 'deputy' });
  const told = async (path: string, asking: Asking): Promise<boolean> =>
    /comes with a dog|visual|needsOfRound/.test(await (await hall.ask(at(path), asking)).text());
  for (const path of ['/needs', '/needs?round=1', '/log', '/steps', '/due', '/export/ronde']) {
    const seen = [];
    for (const asking of [{}, deputy, STRANGER, {}, deputy]) seen.push(await told(path, asking));
    expect([path, ...seen]).toEqual([path, true, false, false, true, false]);
  }
});

it('the whole log leaves with the chief alone once it has needs', async () => {
  const hall = await hallWithNeeds();
  const deputy = await hall.device({ name: 'D', role: 'deputy' });
  expect((await hall.ask(at('/export/ronde'), deputy)).status).toBe(403);
  expect((await hall.ask(at('/export/ronde'))).status).toBe(200);
});

it.each(['trf16', 'trf26', 'papi', 'csv', 'xlsx', 'pgn', 'site'])(
  'no %s has them, not even the chief’s',
  async (format) => {
    const hall = await hallWithNeeds();
    const answer = await hall.ask(at(`/export/${format}?audience=staff`));
    expect(answer.status).toBe(200);
    expect(await readAnswer(answer)).not.toMatch(/dog|visual/);
  },
);

it('nobody else notes them, or looks at the hall', async () => {
  const hall = await hallWithNeeds();
  const others = DEVICE_ROLES.filter((role) => role !== 'captain');
  for (const role of others) {
    const device = await hall.device({
      ...{ name: role, role },
      ...(role === 'player' ? { player: 'b' } : {}),
    });
    const noted = await hall.command('noteNeeds', { player: 'b', needs: NEEDS }, { ...device });
    const looked = await hall.command('checkHall', { item: 'table', done: true }, { ...device });
    expect([role, noted.status, looked.status]).toEqual([role, 403, 403]);
  }
});

it('a round that does not exist is not there', async () => {
  const hall = await hallWithNeeds();
  expect((await hall.ask(at('/needs?round=7'))).status).toBe(404);
});
