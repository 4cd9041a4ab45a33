import { openSite } from '@ronde/site/site.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import { PlayedEvent, draft } from '@ronde/core/tournament/testing/played-event.ts';
import { describe, expect, it } from 'vitest';
import type { Route } from '../registry/route.ts';
import { A_SCREEN } from '../testing/a-screen.ts';
import {
  cookieOf,
  openHall,
  STRANGER,
  TOURNAMENT,
  type Asking,
  type Hall,
} from '../testing/hall.ts';
import { LiveReader } from '../testing/live-reader.ts';
import { refusal } from '../testing/problem-of.ts';

const AT = '2026-03-01T09:00:00.000Z';
/** In everything that is typed into the event. */
const TYPED = 'Zorglub';

/** An event nobody has published, its first round drawn all the same. */
function preparedEvent(): PlayedEvent {
  const settings = {
    name: `Open ${TYPED}`,
    place: `Salle ${TYPED}`,
    organiser: `Club ${TYPED}`,
    chiefArbiter: `${TYPED}, Alice`,
    publicNotice: {
      contact: `Ask ${TYPED}`,
      regulations: `As ${TYPED} likes`,
      regulationsLink: `https://${TYPED}.example/`,
    },
    rounds: 5,
    initialColour: 'white',
    roundDates: ['2026-03-07'],
    roundTimes: ['14:00'],
  } as const;
  const event = new PlayedEvent(settings, 6, false);
  for (const id of event.state.players.keys()) {
    const changes = { name: `${TYPED}, ${id}`, club: `${TYPED} Chess`, private: { phone: TYPED } };
    event.does({ type: 'correctPlayer', player: id, changes });
  }
  return event
    .does(draft(1, 'a-d b-e c-f'))
    .does({ type: 'publishRound', round: 1, withoutEvent: true })
    .scores(1, '1');
}

const SCREEN = { ...A_SCREEN, name: `Wall ${TYPED}` };

async function preparedHall(): Promise<Hall> {
  const hall = openHall();
  await hall.store.create(TOURNAMENT, { at: AT }, preparedEvent().ledger.entries);
  const body = { screens: [SCREEN], announcement: { text: TYPED, until: null } };
  await hall.ask(`/api/tournaments/${TOURNAMENT}/screens`, { method: 'PUT', body });
  return hall;
}

/** Somebody known to the house, but not let into this event. */
async function account(hall: Hall, login: string, grants: readonly object[]): Promise<Asking> {
  const known = { login, password: 'correct horse battery' };
  await hall.ask('/api/accounts', { method: 'POST', body: { ...known, name: login, grants } });
  const entered = await hall.ask('/api/session/login', {
    ...STRANGER,
    method: 'POST',
    body: known,
  });
  return { ...STRANGER, cookie: cookieOf(entered) };
}

async function visitors(hall: Hall): Promise<ReadonlyMap<string, Asking>> {
  const elsewhere = new PlayedEvent({ name: 'Elsewhere' }, 2);
  await hall.store.create('elsewhere', { at: AT }, elsewhere.ledger.entries);
  return new Map<string, Asking>([
    ['nobody in particular', STRANGER],
    ['a spectator’s account', await account(hall, 'eve', [grant(TOURNAMENT, 'spectator')])],
    ['the chief of another event', await account(hall, 'max', [grant('elsewhere', 'chief')])],
  ]);
}
const grant = (tournament: string, role: string) => ({ tournament, role });

const namesTheEvent = ({ path, tournamentInQuery, tournamentOf }: Route): boolean =>
  path.startsWith('/api/tournaments/:id') || tournamentInQuery !== null || tournamentOf !== null;

const addressOf = ({ path, tournamentInQuery }: Route): string => {
  const filled = path
    .replace(':id', TOURNAMENT)
    .replace(':round', '1')
    .replace(':player', 'a')
    .replace(':code', SCREEN.code)
    .replace(/:\w+/, 'x')
    .replace(/why-not$/, 'why-not?a=a&b=b');
  return tournamentInQuery === null ? filled : `${filled}?${tournamentInQuery}=${TOURNAMENT}`;
};

/** What comes of an address, the first event of a stream only. */
async function answerAt(hall: Hall, address: string, asking: Asking) {
  const response = await hall.ask(address, asking);
  if (response.headers.get('content-type')?.startsWith('text/event-stream') === true) {
    const live = new LiveReader(response);
    const text = JSON.stringify(await live.next());
    await live.close();
    return { response, text };
  }
  return { response, text: await response.text() };
}

describe('[Ronde 13] every route as a visitor of an event that is not public', async () => {
  const hall = await preparedHall();
  const people = await visitors(hall);

  it.each(hall.routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s says nothing of it',
    async (_, route) => {
      for (const [who, asking] of people) {
        const address = addressOf(route);
        const method = route.method.toUpperCase();
        const { response, text } = await answerAt(hall, address, { ...asking, method });
        expect(text, who).not.toContain(TYPED);
        expect(response.headers.get('content-disposition') ?? '', who).not.toContain(TYPED);
        if (!namesTheEvent(route)) continue;
        if (!route.roles.includes('spectator')) expect([401, 403], who).toContain(response.status);
        else {
          expect([response.status, JSON.parse(text)], who).toEqual([
            404,
            { code: 'view.beingPrepared', params: {} },
          ]);
          expect(response.headers.get('x-robots-tag'), who).toBe('noindex');
        }
      }
    },
  );

  it('no file of its public pages does either', async () => {
    const { state } = preparedEvent();
    const { paths } = openSite(state, TOURNAMENT, { language: 'en', changedAt: AT, zone: 'UTC' });
    expect(paths.length).toBeGreaterThan(20);
    for (const path of ['', 'nothing.html', 'calendar.ics', ...paths]) {
      for (const [who, asking] of people) {
        const { response, text } = await answerAt(hall, `/t/${TOURNAMENT}/${path}`, asking);
        expect([path, who, response.status]).toEqual([path, who, 404]);
        expect(text).toContain('This event is being prepared');
        expect(text).not.toContain(TYPED);
        expect(response.headers.get('x-robots-tag')).toBe('noindex');
        expect(response.headers.get('etag')).toBeNull();
      }
    }
  });

  it('nor the list of tournaments', async () => {
    const { response, text } = await answerAt(hall, '/t', STRANGER);
    expect(response.status).toBe(200);
    expect(text).toContain('Elsewhere');
    expect(text).not.toContain(TYPED);
    expect(text).not.toContain(`/t/${TOURNAMENT}/`);
  });
});

describe('[Ronde 13] once it is published', () => {
  it('the same addresses show it', async () => {
    const hall = await preparedHall();
    await hall.does('publishTournament', {}, { publishesEvent: 'confirmed' });
    const open = hall.routes.filter(
      (route) => route.method === 'get' && route.roles.includes('spectator'),
    );
    const shown: string[] = [];
    for (const route of open) {
      const { text } = await answerAt(hall, addressOf(route), STRANGER);
      expect(text, route.path).not.toContain('{"code":"view.beingPrepared"');
      if (text.includes(TYPED)) shown.push(route.path);
    }
    expect(shown).toEqual(
      expect.arrayContaining([
        '/api/tournaments',
        '/api/tournaments/:id',
        '/api/tournaments/:id/players',
        '/api/tournaments/:id/rounds/:round',
        '/api/tournaments/:id/standings',
        '/api/tournaments/:id/export/trf26-public',
        '/api/screens',
        '/api/screens/:code/view',
      ]),
    );
    const page = await hall.ask(`/t/${TOURNAMENT}/`, STRANGER);
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, null]);
    expect(await page.text()).toContain(`Open ${TYPED}`);
    expect(await (await hall.ask('/t', STRANGER)).text()).toContain(`Open ${TYPED}`);
  });

  it('withheld again, it is gone for them, and open streams end', async () => {
    const hall = await preparedHall();
    await hall.does('publishTournament', {}, { publishesEvent: 'confirmed' });
    const at = `/api/live?tournament=${TOURNAMENT}`;
    const visitor = new LiveReader(await hall.ask(at, STRANGER));
    const player = await hall.device({ name: 'phone', role: 'player', player: 'a' });
    const phone = new LiveReader(await hall.ask(at, player));
    expect(await visitor.next()).toMatchObject({ event: 'hello' });
    expect(await phone.next()).toMatchObject({ event: 'hello' });
    await hall.does('withholdTournament', {}, { withholdsEvent: 'confirmed' });
    expect(await visitor.next()).toMatchObject({
      event: 'bye',
      data: { code: 'view.beingPrepared' },
    });
    expect(await visitor.next()).toBeNull();
    expect(await phone.next()).toMatchObject({ event: 'entry' });
    await phone.close();
    expect(hall.house.hub.size).toBe(0);
    expect(await refusal(hall.ask(at, STRANGER))).toBe('404 view.beingPrepared');
    const page = await hall.ask(`/t/${TOURNAMENT}/`, STRANGER);
    expect(await page.text()).not.toContain(TYPED);
  });

  it('so does a step back in the log', async () => {
    const hall = await preparedHall();
    await hall.does('publishTournament', {}, { publishesEvent: 'confirmed' });
    const live = await hall.ask(`/api/live?tournament=${TOURNAMENT}`, STRANGER);
    const visitor = new LiveReader(live);
    await visitor.next();
    await hall.does('undo', {}, { withholdsEvent: 'confirmed' });
    expect(await visitor.next()).toMatchObject({ event: 'bye' });
  });
});

describe('[Ronde 13] those whom the arbiter let in', () => {
  it.each(['deputy', 'pairing', 'organiser', 'results', 'checkIn', 'screen', 'player'] as const)(
    'a device of the role %s works before it is public',
    async (role) => {
      const hall = await preparedHall();
      const player = role === 'player' ? { player: playerId('a') } : {};
      const asking = await hall.device({ name: role, role, ...player });
      const view = await hall.ask(`/api/tournaments/${TOURNAMENT}/rounds/1`, asking);
      expect([view.status, await view.text()]).toEqual([200, expect.stringContaining(TYPED)]);
      const wall = await hall.ask(`/api/screens/${SCREEN.code}/view`, asking);
      expect([wall.status, await wall.text()]).toEqual([200, expect.stringContaining(TYPED)]);
      const listed = await hall.ask('/api/screens', asking);
      expect(await listed.text()).toContain(TYPED);
      const own = await hall.ask('/api/tournaments', asking);
      expect(await own.text()).toContain(TYPED);
    },
  );

  it('look at the public pages as they will be, and are told that nobody else does', async () => {
    const hall = await preparedHall();
    const page = await hall.ask(`/t/${TOURNAMENT}/`);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const text = await page.text();
    expect(text).toContain(`Open ${TYPED}`);
    expect(text).toContain('Not public yet');
  });

  it('publish it with round 1, whoever may publish a round; withholding is for arbiters', async () => {
    const hall = openHall();
    const event = new PlayedEvent({ name: `Open ${TYPED}` }, 4, false).does(draft(1, 'a-c b-d'));
    await hall.store.create(TOURNAMENT, { at: AT }, event.ledger.entries);
    const seen = event.ledger.entries.length;
    const pairing = await hall.device({ name: 'pairing', role: 'pairing' });
    const asked = await hall.command('publishRound', { round: 1 }, { ...pairing, seen });
    expect([asked.status, await asked.json()]).toMatchObject([
      428,
      { params: { warnings: [{ code: 'publishesEvent' }] } },
    ]);
    expect((await hall.command('publishTournament', {}, { ...pairing, seen })).status).toBe(403);
    const confirmations = { publishesEvent: 'confirmed' };
    const done = { ...pairing, seen, confirmations };
    expect((await hall.command('publishRound', { round: 1 }, done)).status).toBe(200);
    expect((await hall.ask(`/t/${TOURNAMENT}/round-1.html`, STRANGER)).status).toBe(200);
    expect((await hall.command('withholdTournament', {}, { ...pairing, seen })).status).toBe(403);
  });
});
