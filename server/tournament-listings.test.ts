import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { memoryShelf, openMemoryStore } from '@ronde/store/memory.ts';
import type { Store } from '@ronde/store/store.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ANONYMOUS, type RoleGrant } from './access/principal.ts';
import type { TournamentsAnswer } from './api/listing.ts';
import type { ScreenListingsAnswer } from './api/screens.ts';
import { keepSummaries } from './summaries/keep-summaries.ts';
import { A_SCREEN } from './testing/a-screen.ts';
import { openHall, openHallStore, STRANGER, type Asking, type Hall } from './testing/hall.ts';
import { refusal } from './testing/problem-of.ts';
import { sightOf } from './tournament-listings.ts';

const AT = '2026-03-01T09:00:00.000Z';

let hall: Hall;
beforeEach(() => {
  hall = openHall();
});

const keep = (store: Store, id: string, { ledger }: PlayedEvent) =>
  store.create(id, { at: AT }, ledger.entries);

const listed = async (path: string, asking?: Asking): Promise<TournamentsAnswer> => {
  const response = await hall.ask(path, asking);
  expect(response.status, path).toBe(200);
  return (await response.json()) as TournamentsAnswer;
};
const ids = async (path: string, asking?: Asking): Promise<string[]> =>
  (await listed(path, asking)).tournaments.map(({ id }) => id);

/** So many tournaments, the highest number made last. */
async function many(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const day = String(1 + (number % 28)).padStart(2, '0');
    const event = new PlayedEvent({ name: `Open ${number}`, firstDay: `2026-03-${day}` });
    await keep(hall.store, `open-${number}`, event);
  }
}

describe('lists of tournaments', () => {
  it('come by pages of at most fifty, each telling where the next begins', async () => {
    await many(120);
    const first = await listed('/api/tournaments');
    expect([first.tournaments.length, first.total, first.next]).toEqual([50, 120, 50]);
    const last = await listed('/api/tournaments?from=100&size=50');
    expect([last.tournaments.length, last.total, last.next]).toEqual([20, 120, null]);
    const all = new Set<string>();
    let from: number | null = 0;
    while (from !== null) {
      const page: TournamentsAnswer = await listed(`/api/tournaments?from=${from}&size=7`);
      for (const { id } of page.tournaments) all.add(id);
      from = page.next;
    }
    expect(all.size).toBe(120);
    expect(await listed('/api/tournaments?from=500')).toEqual({
      tournaments: [],
      total: 120,
      next: null,
    });
  });

  it.each(['size=0', 'size=51', 'size=x', 'from=-1', `search=${'x'.repeat(201)}`])(
    'refuse %s',
    async (query) => {
      const response = hall.ask(`/api/tournaments?${query}`);
      expect(await refusal(response)).toBe('400 server.unfitRequest');
    },
  );

  it('are searched by words of the name, the place and the day, accents and case aside', async () => {
    const rennes = { name: 'Open d’Été', place: 'Rennes', firstDay: '2026-07-04' };
    await keep(hall.store, 'ete', new PlayedEvent(rennes));
    await keep(hall.store, 'blitz', new PlayedEvent({ name: 'Blitz 100 %', place: 'Brest' }));
    const found = (words: string) => ids(`/api/tournaments?search=${encodeURIComponent(words)}`);
    expect(await found('ete rennes')).toEqual(['ete']);
    expect(await found('2026-07-04')).toEqual(['ete']);
    expect(await found('BLITZ')).toEqual(['blitz']);
    expect(await found('ete brest')).toEqual([]);
    expect(await found(' %_ ')).toEqual(['blitz', 'ete']);
  });

  it('are those of the asker: drafts where they work, published rounds elsewhere', async () => {
    const draft = () => {
      const event = new PlayedEvent({ rounds: 5, initialColour: 'white' }, 6);
      return event.does({ type: 'pairRound', round: 1 });
    };
    await keep(hall.store, 'mine', draft());
    await keep(hall.store, 'others', draft());
    await hall.store.create('broken', { at: AT }, [
      { at: AT, by: 'later', events: [{ type: 'fromTheFuture' }] },
    ]);
    const rounds = async (asking: Asking) =>
      Object.fromEntries(
        (await listed('/api/tournaments', asking)).tournaments.map(({ id, summary }) => [
          id,
          summary?.current?.stage ?? null,
        ]),
      );
    const wish = { name: 'T', role: 'pairing' } as const;
    const made = await hall.ask('/api/tournaments/mine/devices', { method: 'POST', body: wish });
    expect(made.status).toBe(201);
    expect(await rounds(STRANGER)).toEqual({ mine: null, others: null });
    expect(await rounds({})).toEqual({ mine: 'draft', others: 'draft', broken: null });
    expect((await listed('/api/tournaments', STRANGER)).total).toBe(2);
  });

  it.each<[string, RoleGrant[], ReturnType<typeof sightOf>['staff']]>([
    ['nobody', [], { everywhere: false, except: [] }],
    ['chief of the house', [{ tournament: '*', role: 'chief' }], { everywhere: true, except: [] }],
    [
      'deputy of one, at the boards of another',
      [
        { tournament: 'a', role: 'deputy' },
        { tournament: 'b', role: 'results' },
      ],
      { everywhere: false, except: ['a'] },
    ],
    [
      'organiser everywhere, at the boards of one, where that role is the higher',
      [
        { tournament: '*', role: 'organiser' },
        { tournament: 'b', role: 'results' },
        { tournament: 'c', role: 'deputy' },
      ],
      { everywhere: true, except: ['b'] },
    ],
  ])('staff: %s', (_, grants, expected) => {
    expect(sightOf({ ...ANONYMOUS, grants }).staff).toEqual(expected);
  });

  it('show a log that has grown, and the last changed first', async () => {
    const event = new PlayedEvent({ name: 'Before', rounds: 5 }, 4);
    await keep(hall.store, 'open', event);
    await keep(hall.store, 'other', new PlayedEvent({ name: 'Other' }));
    hall.pass(60);
    const changes = { name: 'After' };
    const response = await hall.ask('/api/tournaments/open/commands/change-settings', {
      method: 'POST',
      body: { seen: event.ledger.entries.length, key: 'key-of-change', command: { changes } },
    });
    expect(response.status).toBe(200);
    const { tournaments } = await listed('/api/tournaments');
    expect(tournaments.map(({ summary }) => summary?.name)).toEqual(['After', 'Other']);
    expect(tournaments.every(({ waiting }) => !waiting)).toBe(true);
    expect(await ids('/api/tournaments?search=after', STRANGER)).toEqual(['open']);
  });

  it('mark a log without a summary, until it is made in the background', async () => {
    const shelf = memoryShelf();
    const older = openMemoryStore(shelf);
    await keep(older, 'one', new PlayedEvent({ name: 'One' }));
    await keep(older, 'two', new PlayedEvent({ name: 'Two' }));
    const store = openHallStore(shelf);
    hall = openHall({ store });
    expect((await listed('/api/tournaments')).tournaments).toMatchObject([
      { id: 'two', summary: null, problem: null, waiting: true },
      { id: 'one', summary: null, problem: null, waiting: true },
    ]);
    expect(await ids('/api/tournaments', STRANGER)).toEqual([]);
    const failures: unknown[] = [];
    const kept = keepSummaries(store, (error) => failures.push(error));
    await kept.look();
    await kept.stop();
    expect(failures).toEqual([]);
    expect((await listed('/api/tournaments', STRANGER)).tournaments).toMatchObject([
      { id: 'two', summary: { name: 'Two' }, waiting: false },
      { id: 'one', summary: { name: 'One' }, waiting: false },
    ]);
  });

  it('are made while requests are answered: between two logs, and within a long one', async () => {
    const shelf = memoryShelf();
    const older = openMemoryStore(shelf);
    const long = new PlayedEvent({ name: 'Long' });
    for (let mark = 0; mark < 500; mark += 1) {
      long.does({ type: 'markRestorePoint', name: `point ${mark}` });
    }
    await keep(older, 'long', long);
    await keep(older, 'short', new PlayedEvent());
    const store = openHallStore(shelf);
    const kept = keepSummaries(store, () => undefined);
    let turns = 0;
    const looking = new Set([kept.look()]);
    for (const look of looking) void look.then(() => looking.delete(look));
    while (looking.size > 0) {
      await new Promise((resume) => setImmediate(resume));
      turns += 1;
    }
    await kept.stop();
    // 500 entries are read, checked and folded a hundred at a time.
    expect(turns).toBeGreaterThan(15);
  });

  it('of hall screens have only tournaments with screens, by pages, and open no log', async () => {
    await many(3);
    const screens = (id: string, code: string) =>
      hall.ask(`/api/tournaments/${id}/screens`, {
        method: 'PUT',
        body: { screens: [{ ...A_SCREEN, code }] },
      });
    for (const number of [1, 3]) await screens(`open-${number}`, `code${number}`);
    const fresh = openHall({ store: hall.store });
    const chosen = async (query: string) =>
      (await (await fresh.ask(`/api/screens?${query}`, STRANGER)).json()) as ScreenListingsAnswer;
    const { total, next, ...all } = await chosen('');
    expect([total, next]).toEqual([2, null]);
    expect(all.screens).toMatchObject([
      { code: 'code3', tournamentName: 'Open 3' },
      { code: 'code1', tournamentName: 'Open 1' },
    ]);
    expect(await chosen('size=1')).toMatchObject({ screens: [{ code: 'code3' }], next: 1 });
    expect((await chosen('search=open+1')).screens).toMatchObject([{ code: 'code1' }]);
    expect((await chosen('tournament=open-1')).screens).toMatchObject([{ code: 'code1' }]);
    expect(fresh.house.ledgers.known('open-1')).toBeNull();
  });
});
