import { describe, expect, it } from 'vitest';
import type { NewDeviceAnswer } from '../api/devices.ts';
import type { OverviewAnswer } from '../api/overview.ts';
import type { AccountsAnswer, SessionAnswer } from '../api/session.ts';
import {
  cookieOf,
  openHall,
  playedHall,
  STRANGER,
  TOURNAMENT,
  type Asking,
  type Hall,
} from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

const session = async (hall: Hall, asking: Asking = {}) =>
  (await (await hall.ask('/api/session', asking)).json()) as SessionAnswer;

const devices = `/api/tournaments/${TOURNAMENT}/devices`;

async function newLink(hall: Hall, wish: object): Promise<NewDeviceAnswer> {
  const made = await hall.ask(devices, { method: 'POST', body: wish });
  return (await made.json()) as NewDeviceAnswer;
}

const enter = (hall: Hall, code: string, from = '192.168.1.77') =>
  hall.ask('/api/session/code', { ...STRANGER, from, method: 'POST', body: { code } });

describe('this computer', () => {
  it.each([
    ['by name', { host: 'localhost:8064' }, '127.0.0.1'],
    ['by address', { host: '127.0.0.1:8064' }, '127.0.0.1'],
    ['by its other address', { host: '[::1]:8064' }, '::1'],
    ['as a mapped address', { host: 'localhost:8064' }, '::ffff:127.0.0.1'],
    [
      'from its own page',
      { origin: 'http://localhost:8064', 'sec-fetch-site': 'same-origin' },
      '127.0.0.1',
    ],
  ])('%s is the chief arbiter', async (_, headers, from) => {
    const { me } = await session(openHall(), { headers, from });
    expect(me).toMatchObject({ role: 'chief', via: 'localhost', tournament: '*' });
  });

  it.each([
    ['another computer', { host: '192.168.1.5:8064' }, '192.168.1.9'],
    ['another computer that says localhost', { host: 'localhost:8064' }, '192.168.1.9'],
    ['a name of ours that is not local', { host: 'salle.example' }, '127.0.0.1'],
    ['a page elsewhere', { origin: 'https://evil.example' }, '127.0.0.1'],
    ['a page of another program here', { origin: 'http://localhost:3000' }, '127.0.0.1'],
    ['a page without an origin', { origin: 'null' }, '127.0.0.1'],
    ['a picture in another page', { 'sec-fetch-site': 'cross-site' }, '127.0.0.1'],
    ['a picture in a page of another port', { 'sec-fetch-site': 'same-site' }, '127.0.0.1'],
    ['a proxy', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['a proxy by the book', { forwarded: 'for=203.0.113.9' }, '127.0.0.1'],
    ['a cache', { via: '1.1 cache' }, '127.0.0.1'],
    ['a proxy that says little', { 'x-real-ip': '203.0.113.9' }, '127.0.0.1'],
    ['a tunnel', { 'cf-connecting-ip': '203.0.113.9' }, '127.0.0.1'],
  ])('%s is nobody in particular', async (_, headers, from) => {
    const { me } = await session(openHall(), { headers, from });
    expect(me).toMatchObject({ role: 'spectator', via: 'anonymous' });
  });

  it('an old proxy that names itself nowhere is told by its version', async () => {
    expect((await session(openHall(), { httpVersion: '1.0' })).me.via).toBe('anonymous');
  });

  it('nobody is trusted on a hosted server', async () => {
    const hall = openHall({ policy: { trustsThisComputer: false } });
    expect((await session(hall)).me.via).toBe('anonymous');
    expect(await refusal(hall.ask('/api/accounts'))).toBe('401 access.unknown');
  });

  it('a name rebound to this computer is not answered at all', async () => {
    const headers = { host: 'evil.example:8064' };
    expect(await refusal(openHall().ask('/api/session', { headers }))).toBe(
      '421 server.unknownHost',
    );
  });
});

describe('writes of other sites', () => {
  const create = { method: 'POST', body: {} };
  it.each([
    ['without our header', { 'x-ronde': '' }, '403'],
    ['from another site', { origin: 'https://evil.example' }, '403'],
    ['from another port', { origin: 'http://localhost:3000' }, '403'],
    ['from a sandbox', { origin: 'null' }, '403'],
    ['cross-site by the browser’s word', { 'sec-fetch-site': 'cross-site' }, '403'],
    ['same-site is not same-origin', { 'sec-fetch-site': 'same-site' }, '403'],
  ])('%s', async (_, headers, status) => {
    const response = await openHall().ask('/api/tournaments', { ...create, headers });
    expect(String(response.status)).toBe(status);
  });

  it('a form cannot add the header', async () => {
    const { app } = openHall();
    const response = await app.request(
      '/api/tournaments',
      {
        method: 'POST',
        headers: { host: 'localhost:8064', 'content-type': 'text/plain' },
        body: '{}',
      },
      { incoming: { socket: { remoteAddress: '127.0.0.1' }, httpVersion: '1.1' } },
    );
    expect(await refusal(response)).toBe('403 access.foreignPage');
  });

  it('the page of a hosted server may write behind its proxy', async () => {
    const hall = openHall({
      policy: { trustsThisComputer: false, publicUrl: 'https://ronde.example' },
    });
    const headers = { host: 'ronde.example', origin: 'https://ronde.example' };
    const response = hall.ask('/api/tournaments', { ...create, headers });
    expect(await refusal(response)).toBe('401 access.unknown');
  });
});

describe('device links', () => {
  it('open a session by digits or by the address in the code, for their role alone', async () => {
    const hall = openHall();
    await playedHall(hall);
    const wish = { name: 'Tables 1–20', role: 'results', boards: { from: 1, to: 20 } };
    const made = await newLink(hall, wish);
    expect(made.code).toMatch(/^\d{8}$/);
    expect(made.links).toEqual([`http://192.168.1.5:8064${made.path}`]);
    expect(made.qr).toMatch(/^<svg/);
    const spaced = `${made.code.slice(0, 4)} ${made.code.slice(4)}`;
    const byCode = await enter(hall, spaced);
    expect(byCode.status).toBe(204);
    expect(byCode.headers.get('set-cookie')).toMatch(/HttpOnly/);
    expect(byCode.headers.get('set-cookie')).toMatch(/SameSite=Strict/);
    const byLink = await hall.ask(made.path, STRANGER);
    expect(byLink.status).toBe(200);
    expect(await byLink.text()).toContain('url=/p"');
    for (const entered of [byCode, byLink]) {
      const asking = { ...STRANGER, cookie: cookieOf(entered) };
      const overview = await hall.ask(`/api/tournaments/${TOURNAMENT}`, asking);
      expect(((await overview.json()) as OverviewAnswer).me).toMatchObject({
        role: 'results',
        via: 'device',
        boards: { from: 1, to: 20 },
        commands: ['noteAbsentees', 'enterResult', 'clearResult', 'verifyResult', 'questionResult'],
      });
      const { me, grants } = await session(hall, asking);
      expect(me.role).toBe('spectator');
      expect(grants).toEqual([{ tournament: TOURNAMENT, role: 'results' }]);
      expect((await hall.ask('/api/tournaments/other/log', asking)).status).toBe(403);
    }
  });

  it('secrets are stored nowhere and listed nowhere', async () => {
    const hall = openHall();
    await playedHall(hall);
    const { code, path } = await newLink(hall, { name: 'T', role: 'results' });
    const links = await hall.store.access.deviceLinks(TOURNAMENT);
    const listed = await (await hall.ask(devices)).text();
    for (const text of [JSON.stringify(links), listed]) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(path.slice(3));
    }
    expect(listed).not.toContain('Hash');
  });

  it('end with their time', async () => {
    const hall = openHall();
    await playedHall(hall);
    const { code } = await newLink(hall, { name: 'T', role: 'results', hours: 1 });
    const cookie = cookieOf(await enter(hall, code));
    hall.pass(3_599);
    expect(
      (await hall.ask(`/api/tournaments/${TOURNAMENT}/check-in`, { ...STRANGER, cookie })).status,
    ).toBe(200);
    hall.pass(2);
    expect(
      await refusal(hall.ask(`/api/tournaments/${TOURNAMENT}/check-in`, { ...STRANGER, cookie })),
    ).toBe('401 access.unknown');
    expect(await refusal(enter(hall, code))).toBe('401 access.wrongCode');
  });

  it('end at once when revoked', async () => {
    const hall = openHall();
    await playedHall(hall);
    const helper = await hall.device({ name: 'T', role: 'checkIn' });
    const another = await hall.ask('/api/tournaments', {
      method: 'POST',
      body: {
        key: 'make-another',
        id: 'another',
        command: { settings: { name: 'Another', firstDay: '2026-03-07', rounds: 5 } },
      },
    });
    expect(another.status).toBe(201);
    const elsewhere = `/api/tournaments/another/devices/${helper.id}`;
    expect(await refusal(hall.ask(elsewhere, { method: 'DELETE' }))).toBe(
      '404 store.unknownDevice',
    );
    expect((await session(hall, helper)).me.via).toBe('device');
    expect((await hall.ask(`${devices}/${helper.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await hall.ask(`/api/tournaments/${TOURNAMENT}/check-in`, helper)).status).toBe(401);
  });

  it.each([
    ['forged digits', '00000000'],
    ['a forged token', 'A'.repeat(43)],
    ['something else', 'x'.repeat(20)],
  ])('%s open nothing', async (_, code) => {
    const hall = openHall();
    await playedHall(hall);
    const response = await enter(hall, code);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await refusal(response)).toBe('401 access.wrongCode');
  });

  it('a forged cookie is nobody', async () => {
    const { me } = await session(openHall(), { ...STRANGER, cookie: 'ronde-session=forged' });
    expect(me.via).toBe('anonymous');
  });

  it.each([
    ['boards for a screen', { role: 'screen', boards: { from: 1, to: 2 } }, 'device.unfitBoards'],
    ['boards backwards', { role: 'results', boards: { from: 3, to: 2 } }, 'device.unfitBoards'],
    ['a player without a name', { role: 'player' }, 'device.unfitPlayer'],
    ['a captain without a team', { role: 'captain' }, 'device.unfitTeam'],
    ['a team for a helper', { role: 'results', team: 't' }, 'device.unfitTeam'],
    ['a team nobody knows', { role: 'captain', team: 'z' }, 'device.unknownTeam'],
    ['a player nobody knows', { role: 'player', player: 'z' }, 'device.unknownPlayer'],
    ['a chief arbiter in a pocket', { role: 'chief' }, 'server.unfitRequest'],
  ])('%s is refused', async (_, wish, code) => {
    const hall = openHall();
    await playedHall(hall);
    const response = hall.ask(devices, { method: 'POST', body: { name: 'x', ...wish } });
    expect(await refusal(response)).toContain(code);
  });

  it('a deputy makes no deputies', async () => {
    const hall = openHall();
    await playedHall(hall);
    const deputy = await hall.device({ name: 'D', role: 'deputy' });
    const wish = { name: 'x', role: 'deputy' };
    const response = hall.ask(devices, { ...deputy, method: 'POST', body: wish });
    expect(await refusal(response)).toBe('403 access.forbidden');
    const own = hall.ask(`${devices}/${deputy.id}`, { ...deputy, method: 'DELETE' });
    expect(await refusal(own)).toBe('403 access.forbidden');
  });
});

describe('accounts', () => {
  const eve = { login: 'Eve', name: 'Eve', password: 'correct horse battery' };
  const grants = [{ tournament: TOURNAMENT, role: 'deputy' }];
  const login = (hall: Hall, password = eve.password) =>
    hall.ask('/api/session/login', {
      ...STRANGER,
      method: 'POST',
      body: { login: 'eve', password },
    });

  it('open a session, and only where they are granted', async () => {
    const hall = openHall();
    await playedHall(hall);
    const made = await hall.ask('/api/accounts', { method: 'POST', body: { ...eve, grants } });
    expect(made.status).toBe(201);
    expect(await made.text()).not.toMatch(/argon2|correct horse/);
    const stored = await hall.store.access.accountByLogin('eve');
    expect(stored.ok && stored.value?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const asking = { ...STRANGER, cookie: cookieOf(await login(hall)) };
    expect(await session(hall, asking)).toMatchObject({
      me: { role: 'spectator', via: 'account' },
      grants,
    });
    expect((await hall.ask(`/api/tournaments/${TOURNAMENT}/log`, asking)).status).toBe(200);
    expect((await hall.ask('/api/accounts', asking)).status).toBe(403);
  });

  it('stay signed in for fourteen days', async () => {
    const hall = openHall();
    await playedHall(hall);
    await hall.ask('/api/accounts', { method: 'POST', body: { ...eve, grants } });
    const asking = { ...STRANGER, cookie: cookieOf(await login(hall)) };
    const via = async () => (await session(hall, asking)).me.via;
    hall.putClock(14 * 86_400 - 1);
    expect(await via()).toBe('account');
    hall.putClock(1);
    expect(await via()).toBe('anonymous');
  });

  it('end with a new password, when disabled, and on leaving', async () => {
    const hall = openHall();
    await playedHall(hall);
    const made = await hall.ask('/api/accounts', { method: 'POST', body: { ...eve, grants } });
    const { id } = (await made.json()) as { id: string };
    const change = (body: object) => hall.ask(`/api/accounts/${id}`, { method: 'PUT', body });
    const isIn = async (cookie: string) =>
      (await session(hall, { ...STRANGER, cookie })).me.via === 'account';
    const first = cookieOf(await login(hall));
    expect(await isIn(first)).toBe(true);
    await change({ password: 'another long password' });
    expect(await isIn(first)).toBe(false);
    expect((await login(hall)).status).toBe(401);
    const second = cookieOf(await login(hall, 'another long password'));
    await change({ disabled: true });
    expect(await isIn(second)).toBe(false);
    expect((await login(hall, 'another long password')).status).toBe(401);
    await change({ disabled: false });
    const third = cookieOf(await login(hall, 'another long password'));
    await hall.ask('/api/session/logout', { ...STRANGER, cookie: third, method: 'POST' });
    expect(await isIn(third)).toBe(false);
  });

  it('other rights hold at once for a session that is open, and its stream ends', async () => {
    const hall = openHall();
    await playedHall(hall);
    const made = await hall.ask('/api/accounts', { method: 'POST', body: { ...eve, grants } });
    const { id } = (await made.json()) as { id: string };
    const asking = { ...STRANGER, cookie: cookieOf(await login(hall)) };
    const log = async () => (await hall.ask(`/api/tournaments/${TOURNAMENT}/log`, asking)).status;
    const give = (body: object) => hall.ask(`/api/accounts/${id}`, { method: 'PUT', body });
    const stream = await hall.ask(`/api/live?tournament=${TOURNAMENT}`, asking);
    const heard = stream.text();
    expect(await log()).toBe(200);
    await give({ grants: [{ tournament: TOURNAMENT, role: 'results' }] });
    expect(await heard).toContain('hello');
    expect(await log()).toBe(403);
    await give({ grants: [{ tournament: 'another', role: 'chief' }] });
    expect(await log()).toBe(403);
    await give({ grants: [{ tournament: '*', role: 'pairing' }] });
    expect(await log()).toBe(200);
    await give({ grants: [] });
    expect(await log()).toBe(403);
  });

  it('a hosted server always has somebody who may give rights', async () => {
    const hall = openHall({ policy: { trustsThisComputer: false } });
    const first = await hall.ask('/api/session/first-account', {
      ...STRANGER,
      method: 'POST',
      body: { ...eve, token: hall.house.firstAccountToken },
    });
    const asEve = { ...STRANGER, cookie: cookieOf(first) };
    const adam = { login: 'adam', name: 'Adam', password: 'another long password' };
    const everywhere = [{ tournament: '*', role: 'chief' }];
    const made = await hall.ask('/api/accounts', {
      ...asEve,
      method: 'POST',
      body: { ...adam, grants: everywhere },
    });
    const { id: adamsId } = (await made.json()) as { id: string };
    const { accounts, own } = (await (
      await hall.ask('/api/accounts', asEve)
    ).json()) as AccountsAnswer;
    expect(accounts.map(({ name }) => name)).toEqual(['Adam', 'Eve']);
    expect(own).not.toBe(adamsId);
    const entering = { login: adam.login, password: adam.password };
    const entered = await hall.ask('/api/session/login', {
      ...STRANGER,
      method: 'POST',
      body: entering,
    });
    const asAdam = { ...STRANGER, cookie: cookieOf(entered) };
    const put = (asking: Asking, id: string, body: object) =>
      hall.ask(`/api/accounts/${id}`, { ...asking, method: 'PUT', body });
    // Nobody takes the own rights, with or without another chief.
    expect(await refusal(put(asEve, own ?? '', { grants: [] }))).toBe('409 access.ownAccount');
    expect(await refusal(put(asEve, own ?? '', { disabled: true }))).toBe('409 access.ownAccount');
    // Both at the same moment: the second finds that it would be the last.
    const both = await Promise.all([
      put(asEve, adamsId, { disabled: true }),
      put(asAdam, own ?? '', { grants: [{ tournament: TOURNAMENT, role: 'chief' }] }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const found = await hall.store.access.accounts();
    const chiefs = found.ok ? found.value.filter(({ disabled }) => !disabled) : [];
    expect(chiefs.some((account) => account.grants.some((g) => g.tournament === '*'))).toBe(true);
  });

  it('a short password is refused, a login is taken once', async () => {
    const hall = openHall();
    const add = (account: object) => hall.ask('/api/accounts', { method: 'POST', body: account });
    expect(await refusal(add({ ...eve, grants, password: 'short' }))).toBe(
      '400 server.unfitRequest',
    );
    await add({ ...eve, grants });
    expect(await refusal(add({ ...eve, grants }))).toBe('409 store.loginTaken');
  });

  it('the first account of a hosted server is made with the token it printed, once', async () => {
    const hall = openHall({ policy: { trustsThisComputer: false } });
    expect((await session(hall)).firstAccountNeeded).toBe(true);
    const make = (token: string) =>
      hall.ask('/api/session/first-account', {
        ...STRANGER,
        method: 'POST',
        body: { ...eve, token },
      });
    expect(await refusal(make('guess'))).toBe('401 access.wrongCode');
    const made = await make(hall.house.firstAccountToken);
    expect(made.status).toBe(204);
    const { me, firstAccountNeeded } = await session(hall, { ...STRANGER, cookie: cookieOf(made) });
    expect([me.role, firstAccountNeeded]).toEqual(['chief', false]);
    expect(await refusal(make(hall.house.firstAccountToken))).toBe('409 access.notFirstAccount');
  });

  it('a laptop, which trusts whoever sits at it, makes no first account for the network', async () => {
    const hall = openHall();
    const body = { ...eve, token: hall.house.firstAccountToken };
    const response = hall.ask('/api/session/first-account', { ...STRANGER, method: 'POST', body });
    expect(await refusal(response)).toBe('409 access.notFirstAccount');
  });

  it('on an encrypted server the cookie is', async () => {
    const hall = openHall({
      policy: { trustsThisComputer: false, publicUrl: 'https://ronde.example' },
    });
    const body = { ...eve, token: hall.house.firstAccountToken };
    const made = await hall.ask('/api/session/first-account', { method: 'POST', body });
    expect(made.headers.get('set-cookie')).toMatch(/; Secure/);
    expect(made.headers.get('strict-transport-security')).toBe('max-age=63072000');
  });
});
