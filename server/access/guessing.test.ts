import { memoryShelf, openMemoryStore } from '@ronde/store/memory.ts';
import type { Store } from '@ronde/store/store.ts';
import { describe, expect, inject, it } from 'vitest';
import type { NewDeviceAnswer } from '../api/devices.ts';
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
import { MOST_WAITING, passwordQueue } from './passwords.ts';
import { sourceOf } from './attempts.ts';

const ADA = { login: 'ada', name: 'Ada', password: 'correct horse battery' };
const CHIEF = [{ tournament: '*', role: 'chief' }];

const address = (source: number): string => `10.0.${source >> 8}.${source & 255}`;

const enter = (hall: Hall, code: string, from = '192.168.1.77', asking: Asking = {}) =>
  hall.ask('/api/session/code', { ...STRANGER, ...asking, from, method: 'POST', body: { code } });
const login = (hall: Hall, password: string, from = '192.168.1.77', name = ADA.login) =>
  hall.ask('/api/session/login', {
    ...STRANGER,
    from,
    method: 'POST',
    body: { login: name, password },
  });

async function hallWithAda(options: Parameters<typeof openHall>[0] = {}): Promise<Hall> {
  const hall = openHall(options);
  await hall.ask('/api/accounts', { method: 'POST', body: { ...ADA, grants: CHIEF } });
  return hall;
}

async function newLink(hall: Hall): Promise<NewDeviceAnswer> {
  const wish = { name: 'T', role: 'results' };
  const made = await hall.ask(`/api/tournaments/${TOURNAMENT}/devices`, {
    method: 'POST',
    body: wish,
  });
  return (await made.json()) as NewDeviceAnswer;
}

async function hallWithCode(
  options: Parameters<typeof openHall>[0] = {},
): Promise<{ readonly hall: Hall; readonly code: string; readonly path: string }> {
  const hall = openHall(options);
  await playedHall(hall);
  const { code, path } = await newLink(hall);
  return { hall, code, path };
}

/** A store that counts how many secrets were looked up, and what guessing wrote. */
function watched(shelf = memoryShelf()): {
  readonly store: Store;
  readonly seen: { passwords: number; codes: number; settled: number; forgotten: number };
} {
  const store = openMemoryStore(shelf);
  const seen = { passwords: 0, codes: 0, settled: 0, forgotten: 0 };
  return {
    seen,
    store: {
      ...store,
      access: {
        ...store.access,
        accountByLogin: (name) => {
          seen.passwords += 1;
          return store.access.accountByLogin(name);
        },
        deviceLinkByCode: (hash, now) => {
          seen.codes += 1;
          return store.access.deviceLinkByCode(hash, now);
        },
      },
      guesses: {
        settle: (names, decide) => {
          seen.settled += 1;
          return store.guesses.settle(names, decide);
        },
        forget: (keep) => {
          seen.forgotten += 1;
          return store.guesses.forget(keep);
        },
      },
    },
  };
}

const statuses = async (answers: readonly Promise<Response>[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { status } of await Promise.all(answers)) {
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};

const times = <T>(count: number, work: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => work(index));

/** Two thousand, in `npm test` two hundred. */
const GUESSES = 2_000 * inject('sizes').shareOfCases;

describe('guesses that are held and let go together', () => {
  it(`${GUESSES} of one source try five passwords, and the chief comes in at once`, async () => {
    const { store, seen } = watched();
    const hall = await hallWithAda({ store });
    const answers = times(GUESSES, (guess) => login(hall, `wrong password ${guess}`));
    expect(await statuses(answers)).toEqual({ 401: 5, 429: GUESSES - 5 });
    expect(seen.passwords).toBe(5);
    expect((await login(hall, ADA.password, '192.168.1.5')).status).toBe(204);
    // The source itself waits a second, not 39 minutes.
    const refused = await login(hall, ADA.password);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    hall.pass(1);
    expect((await login(hall, ADA.password)).status).toBe(204);
  });

  it(`${GUESSES} of one source try five codes`, async () => {
    const { store, seen } = watched();
    const { hall, code } = await hallWithCode({ store });
    const answers = times(GUESSES, (guess) => enter(hall, String(guess).padStart(8, '0')));
    expect(await statuses(answers)).toEqual({ 401: 5, 429: GUESSES - 5 });
    expect(seen.codes).toBe(5);
    expect((await enter(hall, code, '192.168.1.5')).status).toBe(204);
  });

  it('at two servers on one store, five all the same', async () => {
    const shelf = memoryShelf();
    const [one, two] = [watched(shelf), watched(shelf)];
    const [first, second] = [
      await hallWithAda({ store: one.store }),
      openHall({ store: two.store }),
    ];
    const answers = times(200, (guess) =>
      login(guess % 2 === 0 ? first : second, 'a wrong password'),
    );
    expect((await statuses(answers))['401']).toBe(5);
    expect(one.seen.passwords + two.seen.passwords).toBe(5);
  });
});

describe('guessing codes', () => {
  it('one source waits longer and longer, another does not', async () => {
    const hall = openHall();
    const waits: (string | null)[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      const response = await enter(hall, '00000000');
      waits.push(response.headers.get('retry-after'));
      hall.pass(Number(response.headers.get('retry-after') ?? 0));
    }
    expect(waits).toEqual([null, null, null, null, null, '1', null, '2']);
    expect((await enter(hall, '00000000', '192.168.1.78')).status).toBe(401);
  });

  it('what 2,000 sources spend together refuses nobody the right code', async () => {
    const { hall, code, path } = await hallWithCode();
    for (let source = 0; source < 2_000; source += 1) {
      await enter(hall, '00000000', address(source));
    }
    expect((await enter(hall, code, '192.168.1.5')).status).toBe(204);
    expect((await hall.ask(path, { ...STRANGER, from: address(1) })).status).toBe(200);
    // A second guess has to wait, right or wrong.
    const second = await enter(hall, '00000001', address(1));
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '30']);
  });

  it('a right code takes nothing back of the wrong ones before it', async () => {
    const { hall, code } = await hallWithCode();
    for (let guess = 0; guess < 4; guess += 1) {
      expect((await enter(hall, '00000000')).status).toBe(401);
      expect((await enter(hall, code)).status).toBe(204);
    }
    expect((await enter(hall, '00000000')).status).toBe(401);
    expect(await refusal(enter(hall, code))).toBe('429 access.tooManyAttempts');
  });

  it('the address of a QR code is not for digits', async () => {
    const { hall, code } = await hallWithCode();
    expect(await refusal(hall.ask(`/c/${code}`, STRANGER))).toBe('401 access.wrongCode');
  });
});

describe('guessing passwords', () => {
  it('one source has five tries, whoever is named', async () => {
    const hall = openHall();
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await login(hall, 'wrong', undefined, `name-${guess}`)).status).toBe(401);
    }
    expect(await refusal(login(hall, 'wrong'))).toBe('429 access.tooManyAttempts');
  });

  it('who logs in as himself in between has no more tries', async () => {
    const hall = await hallWithAda();
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await login(hall, 'wrong', undefined, 'ben')).status).toBe(401);
      if (guess < 4) expect((await login(hall, ADA.password)).status).toBe(204);
    }
    expect((await login(hall, 'wrong', undefined, 'ben')).status).toBe(429);
  });

  it('too many at once are told to come back, and nothing is counted', async () => {
    const { store, seen } = watched();
    const hall = await hallWithAda({ store });
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const under = times(MOST_WAITING + 2, () => passwordQueue.run(() => gate));
    for (let guess = 0; guess < 10; guess += 1) {
      const response = await login(hall, 'wrong');
      expect(response.headers.get('retry-after')).toBe('2');
      expect(await refusal(response)).toBe('503 server.busy');
    }
    expect(seen.settled).toBe(0);
    letGo();
    await Promise.all(under);
    expect((await login(hall, ADA.password)).status).toBe(204);
  });

  it('the token of the first account is guessed no better', async () => {
    const hall = openHall({ policy: { trustsThisComputer: false } });
    const make = (token: string, from: string) =>
      hall.ask('/api/session/first-account', {
        ...STRANGER,
        from,
        method: 'POST',
        body: { ...ADA, token },
      });
    const answers = times(100, () => make('guess', '192.168.1.77'));
    expect(await statuses(answers)).toEqual({ 401: 5, 429: 95 });
    for (let source = 0; source < 300; source += 1) await make('guess', address(source));
    const made = await make(hall.house.firstAccountToken, '192.168.1.5');
    expect(made.status).toBe(204);
    expect(cookieOf(made)).not.toBe('');
  });
});

describe('a clock that is put', () => {
  it.each([-3, 3])(
    'by %i hours: nobody is locked out, and who waits goes on waiting',
    async (hours) => {
      const { hall, code } = await hallWithCode();
      for (let source = 0; source < 250; source += 1) {
        await enter(hall, '00000000', address(source));
      }
      for (let guess = 0; guess < 5; guess += 1) await enter(hall, '00000000');
      hall.putClock(hours * 3_600);
      expect((await enter(hall, code, '192.168.1.5')).status).toBe(204);
      const waits = await enter(hall, code);
      expect(waits.status).toBe(429);
      hall.pass(Number(waits.headers.get('retry-after')));
      expect((await enter(hall, code)).status).toBe(204);
    },
  );

  it('back, and a server that starts again: nobody is locked out', async () => {
    const shelf = memoryShelf();
    const before = await hallWithAda({ store: openMemoryStore(shelf) });
    before.putClock(3 * 3_600);
    for (let guess = 0; guess < 5; guess += 1) await login(before, 'wrong');
    const after = openHall({ store: openMemoryStore(shelf) });
    expect((await login(after, ADA.password, '192.168.1.5')).status).toBe(204);
    expect((await login(after, ADA.password)).status).toBe(204);
  });
});

describe('where a guess comes from', () => {
  it('all addresses of an IPv6 network are one, behind a proxy too', async () => {
    const hall = openHall({ policy: { trustsThisComputer: false } });
    const guess = (forwarded: string) =>
      enter(hall, '00000000', '127.0.0.1', {
        headers: { ...STRANGER.headers, 'x-forwarded-for': `203.0.113.9, ${forwarded}` },
      });
    for (const last of ['1', 'a:b', 'ffff::1', '0:0:0:2', '5']) {
      expect((await guess(`2001:db8:1:2:${last.includes('::') ? last : `:${last}`}`)).status).toBe(
        401,
      );
    }
    expect((await guess('2001:db8:1:2::99')).status).toBe(429);
    expect((await guess('2001:db8:1:3::99')).status).toBe(401);
  });

  it.each([
    ['192.168.1.7', '192.168.1.7'],
    ['::ffff:192.168.1.7', '192.168.1.7'],
    ['192.168.1.7:4711', '192.168.1.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is of %s', (given, source) => {
    expect(sourceOf(given)).toBe(source);
  });
});

describe('what is kept of guesses', () => {
  it('nothing for ordinary requests, and no address, login or password', async () => {
    const shelf = memoryShelf();
    const { store, seen } = watched(shelf);
    const hall = await hallWithAda({ store });
    await playedHall(hall);
    for (const path of ['/api/session', '/api/tournaments', `/api/tournaments/${TOURNAMENT}`]) {
      expect((await hall.ask(path, STRANGER)).status).toBe(200);
    }
    await hall.house.guesses.tidy();
    expect([seen.settled, seen.forgotten]).toEqual([0, 0]);
    await login(hall, 'a wrong password', '203.0.113.77', 'adalogin');
    expect(shelf.guesses.size).toBe(3);
    const kept = JSON.stringify([...shelf.guesses]);
    for (const word of ['203.0.113.77', 'adalogin', 'wrong']) expect(kept).not.toContain(word);
  });

  it('for an hour, and of ten thousand sources at most', async () => {
    const shelf = memoryShelf();
    const hall = openHall({ store: openMemoryStore(shelf) });
    await enter(hall, '00000000');
    hall.pass(3_601);
    await enter(hall, '00000000', '192.168.1.78');
    await hall.house.guesses.tidy();
    expect(shelf.guesses.size).toBe(2);
    for (let row = 0; row < 10_500; row += 1) {
      shelf.guesses.set(`row ${row}`, { level: 1, at: Date.parse('2026-03-07T15:00:00Z') });
    }
    await enter(hall, '00000000', '192.168.1.79');
    await hall.house.guesses.tidy();
    expect(shelf.guesses.size).toBe(10_000);
    expect(shelf.guesses.has('code together')).toBe(true);
  });
});
