import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventLog, NewEntry } from './event-log.ts';
import { describeKeys } from './event-log-keys.contract.ts';
import { describeWatch } from './event-log-watch.contract.ts';
import { CREATED, entryOf } from './sample-entries.ts';
import type { StorePlace } from './store-place.ts';

export { entryOf };

/** What every database that keeps the logs must do. */
export function describeEventLog(name: string, makePlace: () => Promise<StorePlace>): void {
  describeKeys(name, makePlace);
  describeWatch(name, makePlace);
  describe(`event log: ${name}`, () => {
    let place: StorePlace;
    let log: EventLog;
    let opened: EventLog | null;

    beforeEach(async () => {
      place = await makePlace();
      log = await place.open();
      opened = null;
    });
    afterEach(async () => {
      await log.close();
      await opened?.close();
      await place.dispose();
    });

    /** Another program on the same place. */
    const another = async (): Promise<EventLog> => (opened ??= await place.open());

    describe('create', () => {
      it('keeps the first entries in order, with positions from 1', async () => {
        const created = await log.create('open', CREATED, [entryOf(1), entryOf(2)]);
        expect(created).toEqual({ ok: true, value: { id: 'open', position: 2 } });
        expect(await log.read('open')).toEqual({
          ok: true,
          value: [
            { ...entryOf(1), position: 1 },
            { ...entryOf(2), position: 2 },
          ],
        });
      });

      it('makes a tournament without entries', async () => {
        expect(await log.create('open', CREATED, [])).toEqual({
          ok: true,
          value: { id: 'open', position: 0 },
        });
        expect(await log.read('open')).toEqual({ ok: true, value: [] });
      });

      it('does not overwrite', async () => {
        const other = await another();
        await log.create('open', CREATED, [entryOf(1)]);
        expect(await other.create('open', CREATED, [])).toMatchObject({
          error: { code: 'store.tournamentExists', id: 'open', archived: false },
        });
        expect(await log.position('open')).toEqual({ ok: true, value: 1 });
      });

      it('does not overwrite what is in the archive, and says so', async () => {
        await log.create('open', CREATED, [entryOf(1)]);
        await log.remove('open');
        expect(await log.create('open', CREATED, [])).toMatchObject({
          error: { code: 'store.tournamentExists', archived: true },
        });
      });

      it.each([
        ...[
          '',
          ' open',
          'a\nb',
          '\ud800',
          'x'.repeat(81),
          '*',
          'Open',
          'a_b',
          'a.b',
          'a/b',
          'a%2fb',
        ],
        ...['Festival d’hiver', '♞ 🏆', "O'Brien; DROP TABLE entries", '__proto__'],
      ])('refuses the id %j', async (id) => {
        expect(await log.create(id, CREATED, [])).toMatchObject({
          error: { code: 'store.unusableId', id },
        });
        expect(await log.list({ archived: true })).toEqual({ ok: true, value: [] });
      });

      it.each(['a', '2026', 'open-de-rennes-3f9a', '-', 'x'.repeat(80)])(
        'takes the id %j',
        async (id) => {
          const other = await another();
          await log.create(id, CREATED, [entryOf(1)]);
          expect(await other.position(id)).toEqual({ ok: true, value: 1 });
        },
      );
    });

    describe('append', () => {
      beforeEach(async () => {
        await log.create('open', CREATED, [entryOf(1)]);
      });

      it('gives the next position', async () => {
        expect(await log.append('open', 1, entryOf(2))).toEqual({ ok: true, position: 2 });
        expect(await log.append('open', 2, entryOf(3))).toEqual({ ok: true, position: 3 });
        expect(await log.position('open')).toEqual({ ok: true, value: 3 });
      });

      it('is seen by every other writer once acknowledged', async () => {
        const other = await another();
        await log.append('open', 1, entryOf(2));
        expect(await other.read('open', { after: 1 })).toEqual({
          ok: true,
          value: [{ ...entryOf(2), position: 2 }],
        });
      });

      it('tells a second writer what it missed, and writes nothing', async () => {
        const other = await another();
        await log.append('open', 1, entryOf(2, 'first'));
        await log.append('open', 2, entryOf(3, 'first'));
        expect(await other.append('open', 1, entryOf(9, 'second'))).toEqual({
          ok: false,
          missed: [
            { ...entryOf(2, 'first'), position: 2 },
            { ...entryOf(3, 'first'), position: 3 },
          ],
        });
        expect(await log.position('open')).toEqual({ ok: true, value: 3 });
      });

      it('lets the second writer go on once it has seen the rest', async () => {
        const other = await another();
        await log.append('open', 1, entryOf(2));
        await other.append('open', 1, entryOf(3));
        expect(await other.append('open', 2, entryOf(3))).toEqual({ ok: true, position: 3 });
      });

      it('lets one of two simultaneous writers through', async () => {
        const other = await another();
        const outcomes = await Promise.all([
          log.append('open', 1, entryOf(2, 'first')),
          other.append('open', 1, entryOf(2, 'second')),
        ]);
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
        expect(await log.position('open')).toEqual({ ok: true, value: 2 });
      });

      it('refuses a writer who has seen more than there is', async () => {
        expect(await log.append('open', 5, entryOf(2))).toMatchObject({
          ok: false,
          error: { code: 'store.aheadOfLog', id: 'open', seen: 5, position: 1 },
        });
      });

      it('refuses an unknown tournament', async () => {
        expect(await log.append('other', 0, entryOf(1))).toMatchObject({
          ok: false,
          error: { code: 'store.unknownTournament', id: 'other' },
        });
      });

      it('keeps tournaments apart', async () => {
        await log.create('blitz', CREATED, []);
        await log.append('blitz', 0, entryOf(40));
        expect(await log.position('open')).toEqual({ ok: true, value: 1 });
        expect(await log.read('blitz')).toMatchObject({ value: [{ position: 1 }] });
      });

      it('keeps any JSON as it is', async () => {
        const other = await another();
        const entry: NewEntry = {
          at: '2026-11-15T09:30:00.5+01:00',
          by: 'Åsa “chief” O’Hara',
          events: [null, true, -0.1, 1e21, '', '\u0000', '\ud800', '½\u2028\n"', [[]], { '': {} }],
          accepted: [{ code: 'w', '\u{1f3c6}': [1] }],
        };
        await log.append('open', 1, entry);
        expect(await other.read('open', { after: 1 })).toEqual({
          ok: true,
          value: [{ ...entry, position: 2 }],
        });
      });

      it('keeps a property called __proto__ a property', async () => {
        const other = await another();
        const event: unknown = JSON.parse('{"__proto__":{"board":7}}');
        await log.append('open', 1, { ...entryOf(1), events: [event] });
        const read = await other.read('open', { after: 1 });
        expect(JSON.stringify(read)).toContain('"events":[{"__proto__":{"board":7}}]');
      });

      it('keeps an entry without events, and one of a megabyte', async () => {
        const other = await another();
        const large = { ...entryOf(1), events: ['½'.repeat(500_000)] };
        await log.append('open', 1, { ...entryOf(1), events: [] });
        await log.append('open', 2, large);
        expect(await other.read('open', { after: 1 })).toEqual({
          ok: true,
          value: [
            { ...entryOf(1), events: [], position: 2 },
            { ...large, position: 3 },
          ],
        });
      });

      it('is not touched by later changes of the caller’s own values', async () => {
        const event = { board: 7 };
        await log.append('open', 1, { ...entryOf(1), events: [event] });
        event.board = 8;
        const read = await log.read('open', { after: 1 });
        expect(read).toMatchObject({ value: [{ events: [{ board: 7 }] }] });
      });

      it.each([
        ['an instant that is none', { at: 'now' }],
        ['nobody', { by: '' }],
        ['what JSON cannot carry', { events: [Number.NaN] }],
        ['a date object', { events: [new Date(0)] }],
      ])('throws on %s, and writes nothing', async (_, change) => {
        await expect(log.append('open', 1, { ...entryOf(1), ...change })).rejects.toThrow(
          TypeError,
        );
        expect(await log.position('open')).toEqual({ ok: true, value: 1 });
      });

      it.each([-1, 0.5, Number.NaN])('throws on the position %j', async (seen) => {
        await expect(log.append('open', seen, entryOf(1))).rejects.toThrow(RangeError);
      });
    });

    describe('read', () => {
      beforeEach(async () => {
        await log.create(
          'open',
          CREATED,
          [1, 2, 3, 4].map((board) => entryOf(board)),
        );
      });

      it.each([
        [{}, [1, 2, 3, 4]],
        [{ after: 0 }, [1, 2, 3, 4]],
        [{ after: 2 }, [3, 4]],
        [{ after: 4 }, []],
        [{ after: 9 }, []],
        [{ upTo: 2 }, [1, 2]],
        [{ upTo: 0 }, []],
        [{ after: 1, upTo: 3 }, [2, 3]],
        [{ after: 3, upTo: 1 }, []],
        [{ upTo: 9 }, [1, 2, 3, 4]],
      ])('%j gives the positions %j', async (range, positions) => {
        const read = await log.read('open', range);
        expect(read.ok && read.value.map(({ position }) => position)).toEqual(positions);
      });

      it('refuses an unknown tournament', async () => {
        expect(await log.read('none')).toMatchObject({
          error: { code: 'store.unknownTournament' },
        });
        expect(await log.position('none')).toMatchObject({
          error: { code: 'store.unknownTournament' },
        });
      });

      it('throws on what is not a position', async () => {
        await expect(log.read('open', { after: -1 })).rejects.toThrow(RangeError);
      });
    });

    describe('list and archive', () => {
      const ids = async (options?: { archived: boolean }): Promise<string[] | false> => {
        const listed = await (await another()).list(options);
        return listed.ok && listed.value.map(({ id }) => id);
      };

      beforeEach(async () => {
        await log.create('second', CREATED, []);
        await log.create('first', CREATED, [entryOf(7)]);
      });

      it('sums up every tournament in order of creation', async () => {
        const other = await another();
        await log.append('first', 1, entryOf(8));
        expect(await other.list()).toEqual({
          ok: true,
          value: [
            {
              id: 'second',
              position: 0,
              createdAt: CREATED.at,
              lastAt: CREATED.at,
              archived: false,
            },
            {
              id: 'first',
              position: 2,
              createdAt: CREATED.at,
              lastAt: '2026-11-15T09:08:00Z',
              archived: false,
            },
          ],
        });
      });

      it('hides what is archived unless asked, and gives it back', async () => {
        expect(await log.remove('first')).toEqual({ ok: true, value: null });
        expect(await ids()).toEqual(['second']);
        expect(await ids({ archived: true })).toEqual(['second', 'first']);
        expect(await log.restore('first')).toEqual({ ok: true, value: null });
        expect(await ids()).toEqual(['second', 'first']);
        expect(await log.read('first')).toMatchObject({ value: [{ position: 1 }] });
      });

      it('still reads what is archived, but adds nothing to it', async () => {
        const other = await another();
        await log.remove('first');
        expect(await log.read('first')).toMatchObject({ value: [{ position: 1 }] });
        expect(await other.append('first', 1, entryOf(8))).toMatchObject({
          ok: false,
          error: { code: 'store.archivedTournament', id: 'first' },
        });
      });

      it('archives and restores twice without harm', async () => {
        await log.remove('first');
        expect(await log.remove('first')).toEqual({ ok: true, value: null });
        await log.restore('first');
        expect(await log.restore('first')).toEqual({ ok: true, value: null });
      });

      it('refuses unknown tournaments', async () => {
        const unknown = { error: { code: 'store.unknownTournament', id: 'none' } };
        expect(await log.remove('none')).toMatchObject(unknown);
        expect(await log.restore('none')).toMatchObject(unknown);
      });
    });

    describe('close', () => {
      it('keeps everything for the next opening', async () => {
        const other = await another();
        await log.create('open', CREATED, [entryOf(1)]);
        await log.close();
        await other.close();
        const again = await place.open();
        expect(await again.position('open')).toEqual({ ok: true, value: 1 });
        await again.close();
      });

      it('may be done twice; anything else is then a programmer’s error', async () => {
        await log.close();
        await log.close();
        await expect(log.list()).rejects.toThrow(TypeError);
      });
    });
  });
}
