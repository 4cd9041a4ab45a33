import { tellOfGames } from '@ronde/exchange/games/tell-of-games.ts';
import { memoryShelf, openMemoryStore } from '@ronde/store/memory.ts';
import { describe, expect, it } from 'vitest';
import type { Store } from '@ronde/store/store.ts';
import { ANONYMOUS, principalIn } from '../access/principal.ts';
import { endRevoked } from '../heartbeat.ts';
import { streamSink } from './live-sink.ts';
import { LiveReader } from '../testing/live-reader.ts';
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

const WHITE = { kind: 'played', score: '1-0' };
const enter = (board: number) => ({ round: 1, board, outcome: WHITE });

async function hallAt(hall = openHall()): Promise<{ hall: Hall; seen: number }> {
  return { hall, seen: (await playedHall(hall)).ledger.entries.length };
}

const listen = async (hall: Hall, asking: Asking = {}, query = ''): Promise<LiveReader> =>
  new LiveReader(await hall.ask(`/api/live?tournament=${TOURNAMENT}${query}`, asking));

describe('the live stream', () => {
  it('says where the log stands, then what happens', async () => {
    const { hall, seen } = await hallAt();
    const response = await hall.ask(`/api/live?tournament=${TOURNAMENT}`);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const live = new LiveReader(response);
    expect(await live.next()).toEqual({
      event: 'hello',
      id: null,
      data: { position: seen, at: '2026-03-07T14:00:00.000Z' },
    });
    await hall.command('enterResult', enter(2), { seen });
    expect(await live.next()).toMatchObject({
      event: 'entry',
      id: String(seen + 1),
      data: { position: seen + 1, by: 'localhost', events: [{ type: 'resultEntered' }] },
    });
    hall.house.hub.beat();
    expect(await live.next()).toMatchObject({ event: 'beat', data: { position: seen + 1 } });
  });

  it.each([
    ['by the address', (after: number) => [{}, `&after=${after}`] as const],
    [
      'by the browser’s own memory',
      (after: number) => [{ headers: { 'last-event-id': String(after) } }, ''] as const,
    ],
  ])('resumes %s', async (_, how) => {
    const { hall, seen } = await hallAt();
    await hall.command('enterResult', enter(2), { seen });
    await hall.command('enterResult', enter(3), { seen: seen + 1 });
    const [asking, query] = how(seen);
    const frames = await (await listen(hall, asking, query)).take(3);
    expect(frames.map(({ event, id }) => [event, id])).toEqual([
      ['hello', null],
      ['entry', String(seen + 1)],
      ['entry', String(seen + 2)],
    ]);
  });

  it('asks to begin anew after too much, or when the log is shorter than what was seen', async () => {
    const { hall, seen } = await hallAt();
    for (const after of [seen + 50, 0]) {
      if (after === 0) {
        for (let mark = 0; mark < 200; mark += 1) {
          await hall.command('markRestorePoint', { name: `${mark}` }, { seen });
        }
      }
      const frames = await (await listen(hall, {}, `&after=${after}`)).take(2);
      expect(frames.map(({ event }) => event)).toEqual(['hello', 'reset']);
    }
  });

  it('tells strangers what is public: the pairings with their publication, results, no names of writers', async () => {
    const { hall } = await hallAt();
    const live = await listen(hall, STRANGER);
    await live.next();
    const details = {
      id: 'g',
      name: 'G., Player',
      ratings: {},
      fromRound: 2,
      private: { phone: '0612345678' },
    };
    await hall.does('enterPlayers', { players: [details] });
    await hall.does('markRestorePoint', { name: 'secret' });
    for (const board of [2, 3]) await hall.does('enterResult', enter(board));
    await hall.does('closeRound', { round: 1 });
    const pairs = [
      { white: 'd', black: 'b' },
      { white: 'e', black: 'c' },
      { white: 'f', black: 'a' },
    ];
    const manual = { round: 2, pairs, bye: 'g', origin: 'manual' };
    const confirmations = { manualPairing: 'confirmed', coloursBothUnwanted: 'acknowledged' };
    await hall.does('draftRound', manual, confirmations);
    await hall.does('publishRound', { round: 2 }, confirmations);
    const frames = await live.take(5);
    const told = frames.map(({ data }) => data as { facts: { type: string }[] });
    expect(told.map(({ facts }) => facts.map(({ type }) => type))).toEqual([
      ['changed'],
      ['result'],
      ['result'],
      ['roundClosed'],
      ['roundPublished'],
    ]);
    expect(told[4]?.facts[0]).toMatchObject({ round: 2, pairings: { boards: [{}, {}, {}] } });
    const text = JSON.stringify(told);
    for (const hidden of ['0612345678', 'localhost', 'secret', 'Drafted']) {
      expect(text).not.toContain(hidden);
    }
  });

  it('helpers hear of claims and of the check-in, and of nothing private', async () => {
    const { hall, seen } = await hallAt();
    const helper = await hall.device({ name: 'T', role: 'results' });
    const player = await hall.device({ name: 'B', role: 'player', player: 'b' });
    const live = await listen(hall, helper);
    await live.next();
    await hall.command('claimResult', { ...enter(2), player: 'b' }, { ...player, seen });
    expect((await live.next())?.data).toMatchObject({
      facts: [{ type: 'boardMarked', round: 1, board: 2 }],
    });
  });

  it('a claim is told to the two players of the board at once, and to no other phone', async () => {
    const { hall, seen } = await hallAt();
    const phone = (player: string) => hall.device({ name: player, role: 'player', player });
    const own = await phone('b');
    const streams = await Promise.all(
      [own, await phone('e'), await phone('a'), STRANGER].map((asking) => listen(hall, asking)),
    );
    for (const live of streams) await live.next();
    await hall.command('claimResult', { ...enter(2), player: 'b' }, { ...own, seen });
    await hall.does('enterResult', enter(3));
    const heard = await Promise.all(streams.map((live) => live.next()));
    const told = { position: seen + 1, facts: [{ type: 'ownBoard' }] };
    const [mine, theirs, third, stranger] = heard.map((frame) => frame?.data);
    expect(mine).toMatchObject(told);
    expect(theirs).toEqual(mine);
    for (const other of [third, stranger]) {
      expect(other).toMatchObject({ position: seen + 2, facts: [{ type: 'result', board: 3 }] });
    }
    const back = await (await listen(hall, own, `&after=${seen}`)).take(2);
    expect(back[1]?.data).toMatchObject(told);
  });

  it('players hear of their own result and check-in, whatever is published', async () => {
    const { hall } = await hallAt();
    const publication = { players: true, pairings: true, results: false };
    const hidden = { ...publication, standings: true, crosstable: true, prizes: false };
    await hall.does('changeSettings', { changes: { publication: hidden } });
    const player = await hall.device({ name: 'B', role: 'player', player: 'b' });
    const [live, other] = [await listen(hall, player), await listen(hall, STRANGER)];
    await live.next();
    await other.next();
    await hall.does('enterResult', enter(2));
    await hall.does('enterResult', enter(3));
    await hall.does('openCheckIn', { round: 2 });
    await hall.does('checkIn', { players: ['a'] });
    await hall.does('checkIn', { players: ['b'] });
    await hall.does('closeRound', { round: 1 });
    const frames = (await live.take(4)).map(({ data }) => data as { facts: object[] });
    expect(frames.map(({ facts }) => facts)).toEqual([
      [{ type: 'ownBoard' }],
      [{ type: 'ownBoard' }],
      [{ type: 'ownBoard' }],
      [{ type: 'roundClosed', round: 1 }],
    ]);
    expect((await other.next())?.data).toMatchObject({ facts: [{ type: 'roundClosed' }] });
  });

  it('a round taken back is told as a change', async () => {
    const { hall, seen } = await hallAt();
    const live = await listen(hall, STRANGER, `&after=${seen - 2}`);
    const frames = await live.take(3);
    expect(frames.map(({ event }) => event)).toEqual(['hello', 'entry', 'entry']);
  });

  it('is cut at once when the link is revoked', async () => {
    const { hall } = await hallAt();
    const helper = await hall.device({ name: 'T', role: 'results' });
    const live = await listen(hall, helper);
    await live.next();
    await hall.ask(`/api/tournaments/${TOURNAMENT}/devices/${helper.id}`, { method: 'DELETE' });
    expect(await live.next()).toMatchObject({ event: 'bye', data: { code: 'access.ended' } });
    expect(await live.next()).toBeNull();
    expect(hall.house.hub.size).toBe(0);
  });

  it('readers are counted, and nobody else is', async () => {
    const { hall } = await hallAt();
    const door = async (asking: Asking = {}): Promise<Response> =>
      hall.ask(`/api/tournaments/${TOURNAMENT}/public-door`, asking);
    const addresses = [`http://192.168.1.5:8064/t/${TOURNAMENT}/`];
    expect(await (await door()).json()).toEqual({ addresses, followers: 0 });
    const screen = await hall.device({ name: 'S', role: 'screen' });
    const player = await hall.device({ name: 'A', role: 'player', player: 'a' });
    const streams = [
      ...[await listen(hall), await listen(hall, screen)],
      ...[await listen(hall, STRANGER), await listen(hall, player)],
    ];
    for (const stream of streams) await stream.next();
    expect(await (await door()).json()).toEqual({ addresses, followers: 2 });
    expect((await door(STRANGER)).status).toBe(401);
    expect((await door(player)).status).toBe(403);
  });

  it('is cut when another process revoked the link, or its time is over', async () => {
    const { hall } = await hallAt();
    const [one, two] = [
      await hall.device({ name: 'T', role: 'results' }),
      await hall.device({ name: 'U', role: 'results', hours: 1 }),
    ];
    const streams = [await listen(hall, one), await listen(hall, two)];
    await hall.store.access.revokeDeviceLink(one.id, '2026-03-07T14:00:00.000Z');
    await endRevoked(hall.house);
    expect((await streams[0]?.take(2))?.at(-1)).toMatchObject({ event: 'bye' });
    expect(hall.house.hub.size).toBe(1);
    hall.pass(3_601);
    await endRevoked(hall.house);
    expect(hall.house.hub.size).toBe(0);
  });

  it('is cut when another process gave the account fewer rights', async () => {
    const { hall } = await hallAt();
    const ada = { login: 'ada', password: 'correct horse battery' };
    const grants = [{ tournament: TOURNAMENT, role: 'deputy' }];
    const body = { ...ada, name: 'Ada', grants };
    const made = await hall.ask('/api/accounts', { method: 'POST', body });
    const { id } = (await made.json()) as { id: string };
    const login = { ...STRANGER, method: 'POST', body: ada };
    const cookie = cookieOf(await hall.ask('/api/session/login', login));
    const live = await listen(hall, { ...STRANGER, cookie });
    await live.next();
    await endRevoked(hall.house);
    expect(hall.house.hub.size).toBe(1);
    await hall.store.access.changeAccount(id, { grants: [] });
    await endRevoked(hall.house);
    expect(await live.next()).toMatchObject({ event: 'bye' });
    expect(hall.house.hub.size).toBe(0);
  });

  it('carries what another process writes', async () => {
    const shelf = memoryShelf();
    const { hall: one, seen } = await hallAt(openHall({ store: openMemoryStore(shelf) }));
    const two = openHall({ store: openMemoryStore(shelf) });
    const live = await listen(two, STRANGER);
    await live.next();
    await one.command('enterResult', enter(2), { seen });
    expect(await live.next()).toMatchObject({ event: 'entry', id: String(seen + 1) });
  });

  it('tells of screens changed in this process or in another', async () => {
    const shelf = memoryShelf();
    const { hall: one } = await hallAt(openHall({ store: openMemoryStore(shelf) }));
    const two = openHall({ store: openMemoryStore(shelf) });
    const streams = [await listen(one, STRANGER), await listen(two, STRANGER)];
    for (const live of streams) await live.next();
    const body = { screens: [], announcement: { text: 'Silence', until: null } };
    const path = `/api/tournaments/${TOURNAMENT}/screens`;
    expect((await one.ask(path, { method: 'PUT', body })).status).toBe(200);
    for (const live of streams) expect(await live.next()).toMatchObject({ event: 'screens' });
  });

  it('tells those who run the event of games, kept by this process or by another', async () => {
    const shelf = memoryShelf();
    const { hall: one } = await hallAt(openHall({ store: openMemoryStore(shelf) }));
    const two = openHall({ store: openMemoryStore(shelf) });
    const staff = [await listen(one), await listen(two)];
    const stranger = await listen(two, STRANGER);
    for (const live of [...staff, stranger]) await live.next();
    await tellOfGames(one.house.store, TOURNAMENT, '2026-03-07T14:00:00.000Z');
    for (const live of staff) expect(await live.next()).toMatchObject({ event: 'games' });
    // What comes to a stranger next is no word of games.
    await one.does('enterResult', enter(3));
    expect(await stranger.next()).toMatchObject({ event: 'entry' });
  });

  it('what is written while a client joins is not lost', async () => {
    const { hall, seen } = await hallAt();
    const opened = await hall.house.ledgers.at(TOURNAMENT);
    if (!opened.ok) throw new Error('not there');
    await hall.does('enterResult', enter(2));
    const { sink, stream } = streamSink();
    hall.house.hub.join(opened.value, principalIn(ANONYMOUS, TOURNAMENT), seen, sink);
    const frames = await new LiveReader(new Response(stream)).take(2);
    expect(frames.map(({ event, id }) => [event, id])).toEqual([
      ['hello', null],
      ['entry', String(seen + 1)],
    ]);
  });

  it('when an older copy of the database was put back, everybody begins anew', async () => {
    const { hall, seen } = await hallAt();
    const other = openHall();
    await playedHall(other);
    const live = await listen(hall, STRANGER);
    await hall.does('enterResult', enter(2));
    const older: Pick<Store, 'append' | 'read'> = {
      append: (...given) => other.store.append(...given),
      read: (...given) => other.store.read(...given),
    };
    Object.assign(hall.store, older);
    await hall.command('enterResult', enter(3), { seen: seen + 1 });
    expect((await hall.command('enterResult', enter(3), { seen })).status).toBe(200);
    const frames = await live.take(4);
    expect(frames.map(({ event, id }) => [event, id])).toEqual([
      ['hello', null],
      ['entry', String(seen + 1)],
      ['reset', String(seen)],
      ['entry', String(seen + 1)],
    ]);
  });

  it('a client who has gone is forgotten', async () => {
    const { hall } = await hallAt();
    const live = await listen(hall);
    await live.next();
    expect(hall.house.hub.size).toBe(1);
    await live.close();
    expect(hall.house.hub.size).toBe(0);
  });

  it('a client who does not read is dropped, not waited for', async () => {
    const { hall } = await hallAt();
    await listen(hall);
    const players = Array.from({ length: 150 }, (_, index) => ({
      id: `x${index}`,
      name: `Player ${index}`,
      ratings: {},
      fromRound: 2,
      private: { comment: 'x'.repeat(1_900) },
    }));
    for (let batch = 0; batch < 5; batch += 1) {
      const some = players.map(({ id, name, ...rest }) => ({
        ...rest,
        id: `${id}-${batch}`,
        name: `${name}of${batch}`,
      }));
      await hall.does('enterPlayers', { players: some });
    }
    expect(hall.house.hub.size).toBe(0);
  });

  it('of a tournament that is not there is a problem', async () => {
    expect(await refusal(openHall().ask('/api/live?tournament=nowhere'))).toBe(
      '404 store.unknownTournament',
    );
    expect(await refusal(openHall().ask('/api/live'))).toBe('400 server.unfitRequest');
  });

  it('ends with a word when the server stops', async () => {
    const { hall } = await hallAt();
    const live = await listen(hall);
    await live.next();
    hall.close();
    expect(await live.next()).toMatchObject({ event: 'bye', data: { code: 'server.stopping' } });
  });
});

describe('many streams', () => {
  const stranger = (from: string): Asking => ({ ...STRANGER, from });

  it('of one address: the oldest gives way, and is told to come back', async () => {
    const { hall } = await hallAt(openHall({ limits: { streamsPerAddress: 3 } }));
    const others = await listen(hall, stranger('192.168.1.9'));
    const phone = [];
    for (let number = 0; number < 5; number += 1) phone.push(await listen(hall, STRANGER));
    expect(hall.house.hub.size).toBe(4);
    for (const live of phone.slice(0, 2)) {
      const frames = await live.take(3);
      expect(frames.map(({ event, data }) => [event, data])).toEqual([
        ['hello', expect.anything()],
        ['bye', { code: 'server.crowded' }],
      ]);
    }
    await hall.does('enterResult', enter(2));
    for (const live of [...phone.slice(2), others]) {
      expect((await live.take(2)).map(({ event }) => event)).toEqual(['hello', 'entry']);
    }
  });

  it('of one device are those of the device, wherever it is', async () => {
    const { hall } = await hallAt(openHall({ limits: { streamsPerAddress: 1 } }));
    const player = await hall.device({ name: 'A', role: 'player', player: 'a' });
    const other = await hall.device({ name: 'B', role: 'player', player: 'b' });
    for (let number = 0; number < 40; number += 1) await listen(hall, player);
    await listen(hall, other);
    await listen(hall, STRANGER);
    expect(hall.house.hub.size).toBe(32);
  });

  it('of staff are not counted by their address', async () => {
    const { hall } = await hallAt(openHall({ limits: { streamsPerAddress: 1 } }));
    const desk = await hall.device({ name: 'Desk', role: 'pairing' });
    for (const asking of [desk, desk, {}, {}, STRANGER, STRANGER]) await listen(hall, asking);
    expect(hall.house.hub.size).toBe(5);
  });
});
