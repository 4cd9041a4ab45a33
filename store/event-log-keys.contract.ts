import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppendOutcome, NewEntry } from './event-log.ts';
import { CREATED, entryOf } from './sample-entries.ts';
import type { StorePlace } from './store-place.ts';
import type { Store } from './store.ts';

const keyed = (board: number, key: string, by = 'chief'): NewEntry => ({
  ...entryOf(board, by),
  key,
});

/** What every database does with a request that comes twice. */
export function describeKeys(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`keys of requests: ${name}`, () => {
    let place: StorePlace;
    let log: Store;
    let other: Store;

    beforeEach(async () => {
      place = await makePlace();
      log = await place.open();
      other = await place.open();
      await log.create('open', CREATED, [keyed(1, 'k1')]);
    });
    afterEach(async () => {
      await log.close();
      await other.close();
      await place.dispose();
    });

    it('come back with their entries', async () => {
      await log.append('open', 1, keyed(2, 'k2'));
      await log.append('open', 2, entryOf(3));
      expect(await other.read('open')).toEqual({
        ok: true,
        value: [
          { ...keyed(1, 'k1'), position: 1 },
          { ...keyed(2, 'k2'), position: 2 },
          { ...entryOf(3), position: 3 },
        ],
      });
    });

    it('answer a repeated append as the first time, and write nothing', async () => {
      expect(await log.append('open', 1, keyed(2, 'k2'))).toEqual({ ok: true, position: 2 });
      await log.append('open', 2, entryOf(3));
      const again = { ok: true, position: 2, repeated: true };
      expect(await other.append('open', 1, keyed(2, 'k2'))).toEqual(again);
      expect(await log.append('open', 3, keyed(9, 'k2'))).toEqual(again);
      expect(await log.append('open', 77, keyed(2, 'k2'))).toEqual(again);
      expect(await log.position('open')).toEqual({ ok: true, value: 3 });
    });

    it('know the first entries of a tournament too', async () => {
      expect(await log.append('open', 1, keyed(1, 'k1'))).toEqual({
        ok: true,
        position: 1,
        repeated: true,
      });
    });

    it('answer a repeated append in an archived tournament', async () => {
      await log.append('open', 1, keyed(2, 'k2'));
      await log.remove('open');
      expect(await log.append('open', 1, keyed(2, 'k2'))).toMatchObject({ repeated: true });
    });

    it('are taken when the first request was refused', async () => {
      await log.append('open', 1, entryOf(2));
      expect(await log.append('open', 1, keyed(3, 'k3'))).toMatchObject({ ok: false });
      expect(await log.append('open', 2, keyed(3, 'k3'))).toEqual({ ok: true, position: 3 });
    });

    it('belong to one tournament', async () => {
      await log.create('blitz', CREATED, []);
      expect(await log.append('blitz', 0, keyed(1, 'k1'))).toEqual({ ok: true, position: 1 });
    });

    it.each(["k'; DROP TABLE entries", '½ ♞', '__proto__', 'K1'])('may be %j', async (key) => {
      expect(await log.append('open', 1, keyed(2, key))).toEqual({ ok: true, position: 2 });
      expect(await other.append('open', 2, keyed(2, key))).toMatchObject({ position: 2 });
      expect(await log.position('open')).toEqual({ ok: true, value: 2 });
    });

    it('let one of many simultaneous repeats through', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          (n % 2 === 0 ? log : other).append('open', 1, keyed(2, 'k2')),
        ),
      );
      expect(outcomes.every(({ ok }) => ok)).toBe(true);
      expect(outcomes.filter((outcome) => outcome.ok && !outcome.repeated)).toHaveLength(1);
      expect(await log.position('open')).toEqual({ ok: true, value: 2 });
    });

    it('let writers who repeat and catch up write each entry once', async () => {
      const desk = async (store: Store, desk: number): Promise<void> => {
        for (let n = 0; n < 5; n++) {
          let seen = 0;
          let outcome: AppendOutcome;
          do {
            outcome = await store.append('open', seen, keyed(n, `${desk}-${n}`, `desk ${desk}`));
            seen = outcome.ok ? seen : (outcome.missed?.at(-1)?.position ?? seen);
          } while (!outcome.ok);
          // The answer was lost: ask again.
          await store.append('open', seen, keyed(n, `${desk}-${n}`, `desk ${desk}`));
        }
      };
      await Promise.all([log, other, log, other].map(desk));
      const read = await log.read('open');
      const keys = read.ok ? read.value.slice(1).map(({ key }) => key ?? '') : [];
      expect(keys).toHaveLength(20);
      expect(new Set(keys).size).toBe(20);
    });

    it('answer a repeated creation with the tournament that was made', async () => {
      const created = { ...CREATED, key: 'c1' };
      await log.create('blitz', created, [entryOf(1), entryOf(2)]);
      const again = { ok: true, value: { id: 'blitz', position: 2, repeated: true } };
      expect(await other.create('blitz', created, [entryOf(1), entryOf(2)])).toEqual(again);
      expect(await other.create('blitz-2', created, [entryOf(1), entryOf(2)])).toEqual(again);
      const listed = await log.list();
      expect(listed.ok && listed.value.map(({ id }) => id)).toEqual(['open', 'blitz']);
    });

    it('let one of many simultaneous creations through', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          (n % 2 === 0 ? log : other).create(`blitz-${n}`, { ...CREATED, key: 'c1' }, [entryOf(1)]),
        ),
      );
      const made = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
      expect(made).toHaveLength(6);
      expect(made.filter(({ repeated }) => repeated === undefined)).toHaveLength(1);
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    });

    it('keep what was asked under them, of entries and of creations', async () => {
      const [first, second] = ['a'.repeat(64), '0f'.repeat(32)];
      await log.append('open', 1, { ...keyed(2, 'k2'), asked: first });
      await log.create('blitz', { ...CREATED, key: 'c1', asked: second }, [
        { ...keyed(1, 'k1'), asked: first },
        entryOf(2),
      ]);
      expect(await other.read('open', { after: 1 })).toEqual({
        ok: true,
        value: [{ ...keyed(2, 'k2'), position: 2, asked: first }],
      });
      // The creation is no part of the log, and is told to whoever asks again.
      expect(await other.read('blitz')).toEqual({
        ok: true,
        value: [
          { ...keyed(1, 'k1'), position: 1, asked: first },
          { ...entryOf(2), position: 2 },
        ],
      });
      const again = await other.create('rapid', { ...CREATED, key: 'c1', asked: first }, []);
      expect(again).toMatchObject({ value: { id: 'blitz', repeated: true, asked: second } });
    });

    it('of older programs do not say what was asked', async () => {
      await log.create('blitz', { ...CREATED, key: 'c1' }, [entryOf(1)]);
      await log.create('empty', { ...CREATED, key: 'c2', asked: 'a'.repeat(64) }, []);
      const again = async (key: string) => {
        const done = await other.create('x', { ...CREATED, key, asked: 'b'.repeat(64) }, []);
        return done.ok ? done.value : done.error.code;
      };
      expect(await again('c1')).toEqual({ id: 'blitz', position: 0, repeated: true });
      expect(await again('c2')).toEqual({ id: 'empty', position: 0, repeated: true });
    });

    it('refuse first entries of which two have one key', async () => {
      expect(
        await log.create('blitz', CREATED, [keyed(1, 'a'), keyed(2, 'b'), keyed(3, 'a')]),
      ).toMatchObject({ error: { code: 'store.repeatedKey', id: 'blitz', position: 3 } });
      expect(await log.position('blitz')).toMatchObject({ ok: false });
    });

    it.each(['', 'two\nlines', 'x'.repeat(201)])('throw when they are %j', async (key) => {
      await expect(log.append('open', 1, keyed(2, key))).rejects.toThrow(TypeError);
      await expect(log.create('blitz', { ...CREATED, key }, [])).rejects.toThrow(RangeError);
    });

    it.each(['', 'f'.repeat(63), 'F'.repeat(64), 'x'.repeat(64)])(
      'throw when what was asked is %j',
      async (asked) => {
        const entry = { ...keyed(2, 'k2'), asked };
        await expect(log.append('open', 1, entry)).rejects.toThrow(TypeError);
        await expect(log.create('blitz', { ...CREATED, asked }, [])).rejects.toThrow(RangeError);
      },
    );
  });
}
