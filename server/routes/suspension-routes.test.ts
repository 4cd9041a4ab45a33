import type { AdministrationView } from '@ronde/core/tournament/views/administration.ts';
import { expect, it } from 'vitest';
import type { SuspensionRequest, SuspensionsAnswer } from '../api/suspensions.ts';
import { openHall, playedHall, TOURNAMENT, type Hall } from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

const LINE: SuspensionRequest = {
  ...{ person: 'Tour, Ève', functions: ['captain'], from: '2026-01-08' },
  ...{ until: '2099-03-07', sentence: 'inForce' },
};
const PATH = '/api/suspensions';
const put = (hall: Hall, body: SuspensionRequest) => hall.ask(PATH, { method: 'PUT', body });
const register = async (hall: Hall): Promise<SuspensionsAnswer['suspensions']> =>
  ((await (await hall.ask(PATH)).json()) as SuspensionsAnswer).suspensions;

it('[BAF 101, lines 86-109] keeps one register for all events, however a name is written', async () => {
  const hall = openHall();
  await put(hall, LINE);
  await put(hall, { ...LINE, person: 'TOUR Eve', until: null });
  expect(await register(hall)).toEqual([{ ...LINE, person: 'TOUR Eve', until: null }]);
  const wrong = { ...LINE, until: '2026-01-07' };
  expect(await refusal(put(hall, wrong))).toBe('422 suspensionEndsBefore');
  await put(hall, { ...LINE, functions: [] });
  expect(await register(hall)).toEqual([]);
});

it('is looked at by every event, and told there of whom it concerns alone', async () => {
  const hall = openHall();
  await playedHall(hall);
  const view = async (): Promise<AdministrationView> =>
    (await (
      await hall.ask(`/api/tournaments/${TOURNAMENT}/administration`)
    ).json()) as AdministrationView;
  const changes = { organiser: 'Tour, Ève' };
  const command = { changes };
  const name = (confirmations = {}) =>
    hall.ask(`/api/tournaments/${TOURNAMENT}/commands/change-settings`, {
      method: 'POST',
      body: { seen: 0, key: crypto.randomUUID(), command, confirmations },
    });
  await put(hall, { ...LINE, functions: ['official'], from: '2000-01-01' });
  expect(await refusal(name())).toBe('428 unconfirmed');
  expect((await view()).suspensions).toEqual([]);
  const done = await name({ namesSuspendedOfficial: 'confirmedTwice' });
  expect(done.status).toBe(200);
  expect(await view()).toMatchObject({
    suspensions: [{ person: 'Tour, Ève' }],
    suspendedHere: [{ name: 'Tour, Ève', as: 'official' }],
  });
});

it('is looked at when officials are named as an event is made', async () => {
  const hall = openHall();
  await put(hall, { ...LINE, functions: ['arbiter'] });
  const settings = { name: 'Open', rounds: 3, firstDay: '2026-03-07', chiefArbiter: 'TOUR Eve' };
  const create = (confirmations = {}) =>
    hall.ask('/api/tournaments', {
      method: 'POST',
      body: { key: 'made-once', id: 'made', confirmations, command: { settings } },
    });
  expect(await refusal(create())).toBe('428 unconfirmed');
  expect((await create({ namesSuspendedArbiter: 'confirmed' })).status).toBe(201);
  const made = await hall.ask('/api/tournaments/made/administration');
  expect(await made.json()).toMatchObject({
    suspensions: [{ person: 'Tour, Ève' }],
    suspendedHere: [{ name: 'TOUR Eve', as: 'arbiter' }],
  });
});
