import { describe, expect, it } from 'vitest';
import type { NewDeviceAnswer } from '../api/devices.ts';
import type { OverviewAnswer } from '../api/overview.ts';
import { AS_DEVICE, AS_DEVICE_HEADER, type Me, type SessionAnswer } from '../api/session.ts';
import {
  openHall,
  playedHall,
  STRANGER,
  TOURNAMENT,
  type Asking,
  type Hall,
} from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

const ADA = { login: 'ada', name: 'Ada', password: 'correct horse battery' };
const AS_A_DEVICE = { [AS_DEVICE_HEADER]: AS_DEVICE };

/** A browser: it keeps the cookies it is given, and sends them back. */
class Browser {
  readonly cookies = new Map<string, string>();
  private readonly hall: Hall;
  private readonly from: Asking;

  constructor(hall: Hall, from: Asking = {}) {
    this.hall = hall;
    this.from = from;
  }

  async ask(path: string, asking: Asking = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...this.from.headers, ...asking.headers };
    const response = await this.hall.ask(path, { ...this.from, ...asking, headers, cookie });
    for (const given of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (given.split(';')[0] ?? '').split('=');
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  async me(headers: Readonly<Record<string, string>> = {}): Promise<Me> {
    const answer = await this.ask(`/api/tournaments/${TOURNAMENT}`, { headers });
    return ((await answer.json()) as OverviewAnswer).me;
  }
}

async function newLink(hall: Hall, wish: object = { role: 'player', player: 'a' }) {
  const made = await hall.ask(`/api/tournaments/${TOURNAMENT}/devices`, {
    method: 'POST',
    body: { name: 'Phone', ...wish },
  });
  return (await made.json()) as NewDeviceAnswer;
}

/** The laptop's own browser, and one that is signed in from elsewhere. */
async function browsers(): Promise<{ hall: Hall; here: Browser; signedIn: Browser }> {
  const hall = openHall();
  await playedHall(hall);
  const grants = [{ tournament: '*', role: 'chief' }];
  await hall.ask('/api/accounts', { method: 'POST', body: { ...ADA, grants } });
  const signedIn = new Browser(hall, STRANGER);
  const { login, password } = ADA;
  await signedIn.ask('/api/session/login', { method: 'POST', body: { login, password } });
  return { hall, here: new Browser(hall), signedIn };
}

describe.each(['here', 'signedIn'] as const)(
  'a player’s link in the arbiter’s browser: %s',
  (which) => {
    it.each(['link', 'digits'])('by %s: the desk stays the chief arbiter’s', async (by) => {
      const all = await browsers();
      const browser = all[which];
      const { via } = await browser.me();
      const { path, code } = await newLink(all.hall);
      const opened =
        by === 'link'
          ? await browser.ask(path)
          : await browser.ask('/api/session/code', { method: 'POST', body: { code } });
      expect(opened.ok).toBe(true);
      expect(await browser.me()).toMatchObject({ role: 'chief', via });
      // The phone's own page is the player's all the same, its stream too.
      expect(await browser.me(AS_A_DEVICE)).toMatchObject({ role: 'player', via: 'device' });
      const stream = await browser.ask(`/api/live?tournament=${TOURNAMENT}&as=device`);
      const text = stream.text();
      const [device] = await all.hall.store.access
        .deviceLinks(TOURNAMENT)
        .then((links) => (links.ok ? links.value : []));
      expect(all.hall.house.hub.size).toBe(1);
      all.hall.house.hub.cut((client) => client.device === device?.id);
      expect(await text).toContain('hello');
      // What only an arbiter may see.
      expect((await browser.ask(`/api/tournaments/${TOURNAMENT}/log`)).status).toBe(200);
    });

    it('leaving the phone ends the phone alone, and then it is nobody', async () => {
      const all = await browsers();
      const browser = all[which];
      await browser.ask((await newLink(all.hall)).path);
      await browser.ask('/api/session/logout', { method: 'POST', headers: AS_A_DEVICE });
      expect(await browser.me(AS_A_DEVICE)).toMatchObject({ role: 'spectator', via: 'anonymous' });
      // Pressed twice.
      await browser.ask('/api/session/logout', { method: 'POST', headers: AS_A_DEVICE });
      expect(await browser.me()).toMatchObject({ role: 'chief' });
    });

    it('a phone whose link is revoked does nothing in the arbiter’s name', async () => {
      const all = await browsers();
      const browser = all[which];
      const { path, device } = await newLink(all.hall, { role: 'results' });
      await browser.ask(path);
      await all.hall.ask(`/api/tournaments/${TOURNAMENT}/devices/${device.id}`, {
        method: 'DELETE',
      });
      const answer = browser.ask(`/api/tournaments/${TOURNAMENT}/log`, { headers: AS_A_DEVICE });
      expect(await refusal(answer)).toBe('401 access.unknown');
    });
  },
);

describe('a session of an account and one of a device', () => {
  it('signing out of the account leaves the device’s', async () => {
    const { hall, signedIn } = await browsers();
    await signedIn.ask((await newLink(hall, { role: 'results' })).path);
    await signedIn.ask('/api/session/logout', { method: 'POST' });
    const session = (await (await signedIn.ask('/api/session')).json()) as SessionAnswer;
    expect([session.me.via, session.grants]).toEqual([
      'device',
      [{ tournament: TOURNAMENT, role: 'results' }],
    ]);
  });

  it('a device’s session in the cookie it had before goes on', async () => {
    const { hall } = await browsers();
    const phone = new Browser(hall, STRANGER);
    await phone.ask((await newLink(hall)).path);
    phone.cookies.set('ronde-session', phone.cookies.get('ronde-device') ?? '');
    phone.cookies.delete('ronde-device');
    expect(await phone.me()).toMatchObject({ role: 'player', via: 'device' });
    expect(await phone.me(AS_A_DEVICE)).toMatchObject({ role: 'player', via: 'device' });
  });
});
