import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewEntry } from '../event-log.ts';
import { CREATED, entryOf } from '../sample-entries.ts';
import type { StorePlace } from '../store-place.ts';
import type { Store } from '../store.ts';
import { rebuildSummaries } from './rebuild-summaries.ts';
import type { ListQuestion, Summariser, SummaryRecord } from './summaries.ts';

/** What a summary says in these tests: how many entries it counts. */
const record = (count: number, more: Partial<SummaryRecord> = {}): SummaryRecord => ({
  staff: JSON.stringify({ staff: count }),
  visitors: JSON.stringify({ visitors: count }),
  visible: true,
  search: 'OPEN DE RENNES 2026',
  firstDay: '2026-11-15',
  problem: null,
  ...more,
});

const counting = (form: number): Summariser => ({
  form,
  *summarise(entries) {
    yield;
    return record(entries.length);
  },
});

const ALL: ListQuestion = {
  archived: false,
  staff: { everywhere: true, except: [] },
  letIn: { everywhere: true, except: [] },
  order: 'lastChange',
  from: 0,
  size: 50,
};
const NOWHERE = { everywhere: false, except: [] };
const VISITOR: ListQuestion = { ...ALL, staff: NOWHERE, letIn: NOWHERE };

/** What every database that keeps summaries beside the logs must do. */
export function describeSummaries(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`summaries: ${name}`, () => {
    let place: StorePlace;
    let store: Store;
    let other: Store;

    beforeEach(async () => {
      place = await makePlace();
      store = await place.open({ summariser: counting(1) });
      other = await place.open({ summariser: counting(1) });
    });
    afterEach(async () => {
      await store.close();
      await other.close();
      await place.dispose();
    });

    const listed = async (question: ListQuestion = ALL, from = store) => {
      const page = await from.summaries.page(question);
      if (!page.ok) throw new Error(page.error.message);
      return page.value;
    };
    const ids = async (question: ListQuestion): Promise<string[]> =>
      (await listed(question)).tournaments.map(({ id }) => id);
    const waiting = async (from = store): Promise<readonly string[]> => {
      const found = await from.summaries.waiting();
      return found.ok ? found.value : [found.error.code];
    };
    /** A tournament with one entry at the given instant, and a summary of its own. */
    const make = async (id: string, more: Partial<SummaryRecord>, at = CREATED.at) => {
      await store.create(id, CREATED, []);
      const entry: NewEntry = { ...entryOf(1), at };
      expect(await store.append(id, 0, entry, record(1, more))).toMatchObject({ ok: true });
    };

    it('come with the creation and with each entry, for every program', async () => {
      await store.create('open', CREATED, [entryOf(1), entryOf(2)]);
      expect(await listed(ALL, other)).toEqual({
        total: 1,
        tournaments: [
          {
            id: 'open',
            position: 2,
            createdAt: CREATED.at,
            lastAt: entryOf(2).at,
            archived: false,
            text: '{"staff":2}',
            problem: null,
            waiting: false,
          },
        ],
      });
      await store.append('open', 2, entryOf(3), record(3));
      expect((await listed(VISITOR, other)).tournaments).toMatchObject([
        { position: 3, lastAt: entryOf(3).at, text: '{"visitors":3}', waiting: false },
      ]);
      expect(await waiting(other)).toEqual([]);
      expect(await other.summaries.kept('open')).toEqual({
        ok: true,
        value: { position: 3, form: 1, record: record(3) },
      });
    });

    it('are not written when the entry is not', async () => {
      await store.create('open', CREATED, [{ ...entryOf(1), key: 'first' }]);
      await store.append('open', 0, entryOf(2), record(90));
      await store.append('open', 7, entryOf(2), record(91));
      await store.append('open', 1, { ...entryOf(1), key: 'first' }, record(92));
      await store.remove('open');
      await store.append('open', 1, entryOf(2), record(93));
      const { tournaments } = await listed({ ...ALL, archived: true });
      expect(tournaments).toMatchObject([{ text: '{"staff":1}', waiting: false }]);
    });

    it('wait after an entry without one, and visitors do not see what waits', async () => {
      await store.create('open', CREATED, [entryOf(1)]);
      await store.append('open', 1, entryOf(2));
      expect(await waiting()).toEqual(['open']);
      expect((await listed()).tournaments).toMatchObject([
        { position: 2, lastAt: entryOf(2).at, text: '{"staff":1}', waiting: true },
      ]);
      expect(await listed(VISITOR)).toEqual({ tournaments: [], total: 0 });
    });

    it('wait where none was made, and where a newer program makes others', async () => {
      const bare = await place.open();
      await bare.create('bare', CREATED, [entryOf(1)]);
      await bare.close();
      await store.create('open', CREATED, [entryOf(1)]);
      expect(await waiting()).toEqual(['bare']);
      const newer = await place.open({ summariser: counting(2) });
      expect(await waiting(newer)).toEqual(['bare', 'open']);
      expect((await listed(ALL, newer)).tournaments).toMatchObject([
        { id: 'open', text: null, waiting: true },
        { id: 'bare', text: null, waiting: true },
      ]);
      await newer.summaries.put('open', 1, record(100));
      await newer.close();
      // An older program takes what a newer one made, and does not write over it.
      expect(await waiting()).toEqual(['bare']);
      expect(await store.summaries.put('open', 1, record(1))).toEqual({ ok: true, value: false });
      expect((await listed({ ...ALL, ids: ['open'] })).tournaments).toMatchObject([
        { text: '{"staff":100}' },
      ]);
    });

    it('are put back one by one, never over a newer one, and never ahead of the log', async () => {
      await store.create('open', CREATED, [entryOf(1)]);
      await store.append('open', 1, entryOf(2));
      expect(await store.summaries.put('open', 3, record(3))).toEqual({ ok: true, value: false });
      expect(await store.summaries.put('open', 2, record(2))).toEqual({ ok: true, value: true });
      expect(await store.summaries.put('open', 1, record(1))).toEqual({ ok: true, value: false });
      expect((await listed()).tournaments).toMatchObject([{ text: '{"staff":2}', waiting: false }]);
      for (const nowhere of ['none', '\u0000']) {
        expect(await store.summaries.kept(nowhere)).toMatchObject({
          error: { code: 'store.unknownTournament' },
        });
      }
    });

    it('are made again one log at a time, with a pause within a log and after each', async () => {
      const bare = await place.open();
      await bare.create('one', CREATED, [entryOf(1)]);
      await bare.create('two', CREATED, [entryOf(1), entryOf(2)]);
      await bare.create('none', CREATED, []);
      await bare.close();
      const done: string[] = [];
      const rebuilt = await rebuildSummaries(store, counting(1), {
        pause: () => {
          done.push('pause');
          return Promise.resolve();
        },
        made: (id) => done.push(id),
      });
      expect(rebuilt).toEqual({ ok: true, value: 3 });
      expect(done.filter((one) => one !== 'pause')).toEqual(['one', 'two', 'none']);
      for (const id of ['one', 'two', 'none']) expect(done[done.indexOf(id) - 1]).toBe('pause');
      expect(await waiting()).toEqual([]);
      expect((await listed(VISITOR)).total).toBe(3);
    });

    it('list by pages, the last change or the first day first', async () => {
      await make('a', { firstDay: '2026-01-01' }, '2026-05-03T10:00:00Z');
      await make('b', { firstDay: '2026-03-01' }, '2026-05-01T10:00:00Z');
      await make('c', { firstDay: '2026-02-01' }, '2026-05-02T10:00:00Z');
      await make('d', { firstDay: null }, '2026-05-02T10:00:00Z');
      expect(await ids(ALL)).toEqual(['a', 'd', 'c', 'b']);
      // Without a first day, that of the creation.
      expect(await ids({ ...ALL, order: 'firstDay' })).toEqual(['d', 'b', 'c', 'a']);
      expect(await listed({ ...ALL, from: 1, size: 2 })).toMatchObject({
        tournaments: [{ id: 'd' }, { id: 'c' }],
        total: 4,
      });
      expect(await listed({ ...ALL, from: 9 })).toEqual({ tournaments: [], total: 4 });
    });

    it('are searched by every word, in the name or the id', async () => {
      await make('rennes', { search: 'OPEN DE RENNES' });
      await make('brest', { search: 'OPEN 100% DE BREST_NORD' });
      const found = (...words: string[]) => ids({ ...ALL, words });
      expect(await found('OPEN')).toEqual(['brest', 'rennes']);
      expect(await found('OPEN', 'REN')).toEqual(['rennes']);
      expect(await found('BREST', 'REN')).toEqual([]);
      // Signs that mean something to a database mean themselves.
      expect(await found('0%')).toEqual(['brest']);
      expect(await found('%O')).toEqual([]);
      expect(await found('T_N')).toEqual(['brest']);
      expect(await found('_')).toEqual(['brest']);
      expect(await found('\\')).toEqual([]);
      expect(await found("'")).toEqual([]);
    });

    it('show visitors what is visible, and those who run an event all of it', async () => {
      await make('open', {});
      await make('hidden', { visible: false });
      await make('broken', {
        staff: null,
        visitors: null,
        visible: false,
        problem: 'unknownEvent',
      });
      expect(await ids(VISITOR)).toEqual(['open']);
      expect(
        await listed({ ...VISITOR, staff: { everywhere: false, except: ['hidden', '\u0000'] } }),
      ).toMatchObject({
        tournaments: [
          { id: 'hidden', text: '{"staff":1}' },
          { id: 'open', text: '{"visitors":1}' },
        ],
        total: 2,
      });
      // Whoever has a part in an event sees it before others do, as they will.
      const helper = { ...VISITOR, letIn: { everywhere: false, except: ['hidden', 'broken'] } };
      expect((await listed(helper)).tournaments).toMatchObject([
        { id: 'hidden', text: '{"visitors":1}' },
        { id: 'open', text: '{"visitors":1}' },
      ]);
      const but = { everywhere: true, except: ['open', 'hidden'] };
      const allButOpen = { ...ALL, staff: but, letIn: but };
      expect((await listed(allButOpen)).tournaments).toMatchObject([
        { id: 'broken', problem: 'unknownEvent' },
        { id: 'open', text: '{"visitors":1}' },
      ]);
      expect((await listed()).tournaments).toMatchObject([
        { id: 'broken', text: null, problem: 'unknownEvent' },
        { id: 'hidden' },
        { id: 'open' },
      ]);
    });

    it('are listed among some ids, or those something is kept for', async () => {
      await make('a', {});
      await make('b', {});
      await make('c', {});
      await store.keptSettings.put('screens', 'b', {});
      await store.keptSettings.put('others', 'c', {});
      expect(await ids({ ...ALL, ids: ['c', 'a', 'none'] })).toEqual(['c', 'a']);
      expect(await ids({ ...ALL, ids: [] })).toEqual([]);
      expect(await ids({ ...ALL, keptIn: 'screens' })).toEqual(['b']);
    });

    it('follow a tournament into the archive and back', async () => {
      await make('a', {});
      await store.remove('a');
      expect([await ids(ALL), await ids({ ...ALL, archived: true })]).toEqual([[], ['a']]);
      await store.restore('a');
      expect([await ids(ALL), await ids({ ...ALL, archived: true })]).toEqual([['a'], []]);
    });
  });

  describe(`heads: ${name}`, () => {
    it('are given for one tournament and counted without reading the others', async () => {
      const place = await makePlace();
      const store = await place.open();
      await store.create('open', CREATED, [entryOf(1)]);
      await store.create('old', CREATED, []);
      await store.remove('old');
      expect(await store.count()).toEqual({ ok: true, value: 1 });
      const head = { id: 'open', position: 1, createdAt: CREATED.at, lastAt: entryOf(1).at };
      expect(await store.head('open')).toEqual({ ok: true, value: { ...head, archived: false } });
      expect(await store.head('old')).toMatchObject({
        value: { position: 0, lastAt: CREATED.at, archived: true },
      });
      for (const nowhere of ['none', '\u0000']) {
        expect(await store.head(nowhere)).toMatchObject({
          error: { code: 'store.unknownTournament' },
        });
      }
      await store.close();
      await place.dispose();
    });
  });
}
