import { gunzipSync } from 'node:zlib';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { describe, expect, it } from 'vitest';
import type { OverviewAnswer } from '../api/overview.ts';
import {
  openHall,
  playedHall,
  STRANGER,
  TOURNAMENT,
  type Asking,
  type Hall,
} from '../testing/hall.ts';
import { A_SCREEN } from '../testing/a-screen.ts';
import { refusal } from '../testing/problem-of.ts';

const at = (path: string): string => `/api/tournaments/${TOURNAMENT}${path}`;

async function hallAt(): Promise<{ hall: Hall; seen: number }> {
  const hall = openHall();
  return { hall, seen: (await playedHall(hall)).ledger.entries.length };
}

const VIEWS = [
  '',
  '/players',
  '/players/a',
  '/rounds/1',
  '/rounds/1/by-name',
  '/rounds/1/explanation?lang=fr',
  '/rounds/1/why-not?a=a&b=b',
  '/standings',
  '/standings?asOf=1',
  '/standings/categories?by=federation',
  '/standings/clubs',
  '/standings/why/a',
  '/crosstable',
  '/progress',
] as const;
const STAFF_VIEWS = [
  '/log',
  '/log?before=3&limit=1',
  '/steps',
  '/restore-points',
  '/check-in',
] as const;

describe('views', () => {
  it.each([...VIEWS, ...STAFF_VIEWS])('%s costs nothing while nothing changes', async (path) => {
    const { hall, seen } = await hallAt();
    const first = await hall.ask(at(path));
    expect(first.status, await first.clone().text()).toBe(200);
    expect(first.headers.get('x-ronde-position')).toBe(String(seen));
    const tag = first.headers.get('etag') ?? '';
    const again = await hall.ask(at(path), { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await hall.command('markRestorePoint', { name: 'x' }, { seen });
    const changed = await hall.ask(at(path), { headers: { 'if-none-match': tag } });
    expect(changed.status).toBe(200);
  });

  it('the door of an event whose rounds are all paired is not there', async () => {
    const hall = openHall();
    const event = new PlayedEvent({ rounds: 1 }, 2).pairs(1, 'a-b');
    await hall.store.create(TOURNAMENT, { at: '2026-03-07T09:00:00Z' }, event.ledger.entries);
    expect(await refusal(hall.ask(at('/check-in')))).toBe('404 view.notShown');
  });

  it('a tag of one audience is none of another', async () => {
    const { hall } = await hallAt();
    const tag = (await hall.ask(at('/players'))).headers.get('etag') ?? '';
    const headers = { ...STRANGER.headers, 'if-none-match': tag };
    expect((await hall.ask(at('/players'), { ...STRANGER, headers })).status).toBe(200);
  });

  it('a long view is sent packed to whoever unpacks', async () => {
    const { hall } = await hallAt();
    const headers = { 'accept-encoding': 'gzip, br' };
    const packed = await hall.ask(at('/rounds/1'), { headers });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const text = gunzipSync(Buffer.from(await packed.arrayBuffer())).toString();
    expect(text).toBe(await (await hall.ask(at('/rounds/1'))).text());
  });

  it('the overview says who you are', async () => {
    const { hall, seen } = await hallAt();
    const helper = await hall.device({ name: 'T', role: 'results' });
    const me = async (asking: Asking) =>
      ((await (await hall.ask(at(''), asking)).json()) as OverviewAnswer).me.role;
    expect([await me({}), await me(helper), await me(STRANGER)]).toEqual([
      'chief',
      'results',
      'spectator',
    ]);
    const answer = (await (await hall.ask(at(''))).json()) as OverviewAnswer;
    expect(answer).toMatchObject({
      id: TOURNAMENT,
      position: seen,
      overview: { name: 'Open de Rennes' },
    });
  });

  it('what is due comes with the position it is due at', async () => {
    const { hall, seen } = await hallAt();
    const response = await hall.ask(at('/due?now=2026-03-07T15:00:00%2B01:00'));
    expect(await response.json()).toMatchObject({
      position: seen,
      due: [{ code: 'resultsMissing' }, {}, {}, {}],
    });
    expect(await refusal(hall.ask(at('/due?now=yesterday')))).toBe('400 server.unfitRequest');
  });

  it.each([
    ['/rounds/2', '404 view.notShown'],
    ['/rounds/0', '400 server.unfitRequest'],
    ['/rounds/x', '400 server.unfitRequest'],
    ['/players/nobody', '404 view.notShown'],
    ['/standings/why/nobody', '404 view.notShown'],
    ['/rounds/1/why-not?a=a&b=nobody', '404 explanation.unknownPlayer'],
    ['/rounds/7/explanation', '404 explanation.unknownRound'],
    ['/standings?asOf=-1', '400 server.unfitRequest'],
  ])('%s: %s', async (path, expected) => {
    const { hall } = await hallAt();
    expect(await refusal(hall.ask(at(path)))).toBe(expected);
  });
});

describe('what takes long to work out', () => {
  it('strangers ask a number of times, then wait', async () => {
    const { hall } = await hallAt();
    const players = ['a', 'b', 'c', 'd', 'e', 'f'];
    const pairs = players.flatMap((a) =>
      players.filter((b) => b !== a).map((b) => `a=${a}&b=${b}`),
    );
    const questions = ['en', 'fr'].flatMap((lang) =>
      pairs.map((pair) => `/rounds/1/why-not?${pair}&lang=${lang}`),
    );
    const ask = (index: number, asking: Asking) => hall.ask(at(questions[index] ?? ''), asking);
    for (let index = 0; index < 40; index += 1) {
      expect((await ask(index, STRANGER)).status).toBe(200);
    }
    expect(await refusal(ask(40, STRANGER))).toBe('429 access.tooManyAttempts');
    // What was worked out already costs nothing, and is for everybody.
    expect((await ask(39, STRANGER)).status).toBe(200);
    expect((await ask(40, { ...STRANGER, from: '192.168.1.78' })).status).toBe(200);
    expect((await ask(41, {})).status).toBe(200);
  });
});

describe('what the public sees', () => {
  it('no draft, in no view', async () => {
    const { hall } = await hallAt();
    const outcome = { kind: 'played', score: '1-0' };
    for (const board of [2, 3]) await hall.does('enterResult', { round: 1, board, outcome });
    await hall.does('closeRound', { round: 1 });
    await hall.does('pairRound', { round: 2 });
    const helper = await hall.device({ name: 'T', role: 'results' });
    for (const path of [
      '/rounds/2',
      '/rounds/2/by-name',
      '/rounds/2/explanation',
      '/rounds/2/why-not?a=a&b=b',
    ]) {
      expect((await hall.ask(at(path))).status, path).toBe(200);
      expect((await hall.ask(at(path), STRANGER)).status, path).toBe(404);
      expect((await hall.ask(at(path), helper)).status, path).toBe(404);
    }
    const listed = await (await hall.ask('/api/tournaments', STRANGER)).text();
    expect(listed).not.toContain('draft');
    expect(await (await hall.ask('/api/tournaments')).text()).toContain('draft');
  });

  it('nothing private, in no view', async () => {
    const { hall, seen } = await hallAt();
    const secrets = {
      birthDate: '1931-07-29',
      phone: '0612345678',
      email: 'a@example.org',
      comment: 'owes a fee',
    };
    await hall.command('correctPlayer', { player: 'a', changes: { private: secrets } }, { seen });
    const helper = await hall.device({ name: 'T', role: 'checkIn' });
    for (const asking of [STRANGER, helper]) {
      for (const path of VIEWS) {
        const text = await (await hall.ask(at(path), asking)).text();
        for (const secret of Object.values(secrets)) expect(text, path).not.toContain(secret);
      }
    }
    expect(await (await hall.ask(at('/players'))).text()).toContain('0612345678');
  });

  it.each([
    ['players', ['/players', '/players/a']],
    [
      'pairings',
      ['/rounds/1', '/rounds/1/by-name', '/rounds/1/explanation', '/rounds/1/why-not?a=a&b=b'],
    ],
    ['standings', ['/standings', '/standings/why/a', '/standings/clubs', '/progress']],
    ['crosstable', ['/crosstable']],
  ])('%s only when they are published', async (page, paths) => {
    const { hall, seen } = await hallAt();
    const all = {
      players: true,
      pairings: true,
      results: true,
      standings: true,
      crosstable: true,
      prizes: true,
    };
    const changes = { publication: { ...all, [page]: false } };
    expect((await hall.command('changeSettings', { changes }, { seen })).status).toBe(200);
    for (const path of paths) {
      expect(await refusal(hall.ask(at(path), STRANGER)), path).toBe('404 view.notShown');
      expect((await hall.ask(at(path))).status, path).toBe(200);
    }
  });

  it('[LA 5.3] prizes say what another result on a board would change', async () => {
    const { hall, seen } = await hallAt();
    const name = { en: 'Main', fr: 'Général' };
    const list = {
      id: 'main',
      name,
      rule: 'place',
      criteria: {},
      prizes: [{ amount: 10_000, thing: null }],
      minimum: 0,
      cumulative: false,
    };
    const prizes = { name: null, currency: 'EUR', unit: 1, cumulative: false, lists: [list] };
    const set = await hall.command('changeSettings', { changes: { prizes } }, { seen });
    expect(set.status, await set.clone().text()).toBe(200);
    const plain = await hall.ask(at('/prizes'));
    expect(await plain.json()).toMatchObject({ changes: null });
    for (const result of ['1-0', '0-1']) {
      const asked = await hall.ask(at(`/prizes?whatIf=1:${result}`));
      const { changes } = (await asked.json()) as { changes: { difference: number }[] | null };
      expect(changes?.reduce((sum, { difference }) => sum + difference, 0)).toBe(0);
    }
    const unknown = await hall.ask(at('/prizes?whatIf=99:1-0'));
    expect(await unknown.json()).toMatchObject({ changes: null });
    expect(await refusal(hall.ask(at('/prizes?whatIf=first')))).toBe('400 server.unfitRequest');
  });

  it('names come back as data, never as a page', async () => {
    const { hall, seen } = await hallAt();
    const name = '</script><img src=x onerror=alert(1)>';
    const changed = await hall.command(
      'correctPlayer',
      { player: 'a', changes: { name } },
      { seen },
    );
    expect(changed.status).toBe(200);
    for (const path of VIEWS) {
      const response = await hall.ask(at(path), STRANGER);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const refused = await hall.ask(at(`/rounds/1/why-not?a=${encodeURIComponent(name)}&b=b`));
    expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  });
});

describe('screens', () => {
  const put = (hall: Hall, screens: object[], asking: Asking = {}) =>
    hall.ask(at('/screens'), { ...asking, method: 'PUT', body: { screens } });

  it('are set from the desk and found by their code', async () => {
    const { hall } = await hallAt();
    expect((await put(hall, [A_SCREEN])).status).toBe(200);
    expect(await (await hall.ask(at('/screens'))).json()).toEqual({
      screens: [A_SCREEN],
      addresses: ['http://192.168.1.5:8064'],
    });
    expect(await (await hall.ask('/api/screens/hall-1', STRANGER)).json()).toEqual({
      tournament: TOURNAMENT,
      screen: A_SCREEN,
    });
    await put(hall, []);
    expect(await refusal(hall.ask('/api/screens/hall-1', STRANGER))).toBe('404 screen.unknown');
  });

  it('a code belongs to one screen of one tournament', async () => {
    const { hall } = await hallAt();
    expect(await refusal(put(hall, [A_SCREEN, A_SCREEN]))).toBe('422 screen.codeTwice');
    await put(hall, [A_SCREEN]);
    const command = { settings: { name: 'B', firstDay: '2026-07-01', rounds: 7 } };
    await hall.ask('/api/tournaments', {
      method: 'POST',
      body: { key: 'some-key-1', id: 'b', command },
    });
    const other = hall.ask('/api/tournaments/b/screens', {
      method: 'PUT',
      body: { screens: [A_SCREEN] },
    });
    expect(await refusal(other)).toBe('409 screen.codeTaken');
  });

  it('a screen asks once for all it shows, and again when the event or the desk changes it', async () => {
    const { hall } = await hallAt();
    const results = { ...A_SCREEN, pages: [{ view: 'results', round: null }] };
    await put(hall, [results]);
    const view = async (known = ''): Promise<Response> =>
      hall.ask('/api/screens/hall-1/view', {
        ...STRANGER,
        headers: { ...STRANGER.headers, 'if-none-match': known },
      });
    const first = await view();
    expect(await first.json()).toMatchObject({
      tournament: TOURNAMENT,
      announcement: null,
      hall: { tournament: 'Open de Rennes', round: 1, pages: [{ view: 'results', results: 1 }] },
      latest: [{ round: 1, board: 1 }],
    });
    const tag = first.headers.get('etag') ?? '';
    expect((await view(tag)).status).toBe(304);
    await hall.ask(at('/screens'), {
      method: 'PUT',
      body: { screens: [results], announcement: { text: 'Silence', until: null } },
    });
    const announced = await view(tag);
    expect(await announced.json()).toMatchObject({ announcement: { text: 'Silence' } });
    await hall.does('enterResult', {
      round: 1,
      board: 3,
      outcome: { kind: 'played', score: '0-1' },
    });
    const after = await view(announced.headers.get('etag') ?? '');
    expect(await after.json()).toMatchObject({ latest: [{ board: 3 }, { board: 1 }] });
  });

  it('can be chosen from a list, without the tournament’s secrets', async () => {
    const { hall } = await hallAt();
    await put(hall, [A_SCREEN]);
    expect(await (await hall.ask('/api/screens', STRANGER)).json()).toEqual({
      screens: [
        {
          code: 'hall-1',
          name: 'Hall',
          views: ['pairings', 'message'],
          tournament: TOURNAMENT,
          tournamentName: 'Open de Rennes',
        },
      ],
      total: 1,
      next: null,
    });
    expect(await refusal(hall.ask(at('/screens'), STRANGER))).toBe('401 access.unknown');
  });
});
