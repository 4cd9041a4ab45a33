import { describe, expect, it } from 'vitest';
import {
  cookieOf,
  openHall,
  playedHall,
  STRANGER,
  type Asking,
  type Hall,
} from './testing/hall.ts';

const known = { login: 'ada', password: 'correct horse battery' };

async function led(hall: Hall, asking: Asking = {}, path = '/'): Promise<string> {
  const response = await hall.ask(path, asking);
  const { headers, status } = response;
  if (status === 200) return (await response.text()).includes('style-nonce') ? 'desk' : 'other';
  expect(headers.get('cache-control')).toBe('no-store');
  return `${status} ${headers.get('location') ?? ''}`;
}

describe('the bare address', () => {
  it('is the desk at this computer, also when there is nothing yet', async () => {
    expect(await led(openHall())).toBe('desk');
  });

  it('shows strangers the published events, in the language asked for', async () => {
    const hall = openHall();
    await playedHall(hall);
    expect(await led(hall, STRANGER)).toBe('302 /t');
    expect(await led(hall, STRANGER, '/?lang=fr')).toBe('302 /t?lang=fr');
    const list = await (await hall.ask('/t', STRANGER)).text();
    expect(list).toContain('Open de Rennes');
    expect(list).toContain('href="/sign-in"');
    expect(list).toContain('href="/p"');
    // A name of this computer, asked for from elsewhere.
    expect(await led(hall, { from: STRANGER.from ?? '' })).toBe('302 /t');
  });

  it('is the desk for staff, and the phone’s page for those who work there', async () => {
    const hall = openHall();
    await playedHall(hall);
    const grants = [{ tournament: 'open', role: 'deputy' }];
    const body = { ...known, name: 'Ada', grants };
    await hall.ask('/api/accounts', { method: 'POST', body });
    const login = { ...STRANGER, method: 'POST', body: known };
    const cookie = cookieOf(await hall.ask('/api/session/login', login));
    expect(await led(hall, { ...STRANGER, cookie })).toBe('desk');
    for (const [role, way] of [
      ['deputy', 'desk'],
      ['pairing', 'desk'],
      ['results', '302 /p'],
      ['checkIn', '302 /p'],
      ['screen', '302 /t'],
    ] as const) {
      expect([role, await led(hall, await hall.device({ name: role, role }))]).toEqual([role, way]);
    }
    const player = await hall.device({ name: 'A', role: 'player', player: 'a' });
    expect(await led(hall, player)).toBe('302 /p');
  });

  it('of a hosted server is its first page until somebody has an account', async () => {
    const hall = openHall({ policy: { trustsThisComputer: false } });
    expect(await led(hall, STRANGER)).toBe('desk');
    const first = { ...known, name: 'Ada', token: hall.house.firstAccountToken };
    await hall.ask('/api/session/first-account', { ...STRANGER, method: 'POST', body: first });
    expect(await led(hall, STRANGER)).toBe('302 /t');
  });
});
