import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CREATED, entryOf } from './sample-entries.ts';
import type { StorePlace } from './store-place.ts';
import type { Store } from './store.ts';

/** How every database tells of new entries. */
export function describeWatch(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`watching: ${name}`, () => {
    let place: StorePlace;
    let log: Store;
    let other: Store;

    beforeEach(async () => {
      place = await makePlace();
      log = await place.open();
      other = await place.open();
      await log.create('open', CREATED, [entryOf(1)]);
    });
    afterEach(async () => {
      await log.close();
      await other.close();
      await place.dispose();
    });

    interface Heard {
      readonly calls: (readonly [id: string, position: number])[];
      readonly leave: () => void;
    }
    function listen(store: Store): Heard {
      const calls: (readonly [string, number])[] = [];
      const leave = store.watch((...call) => calls.push(call));
      return { calls, leave };
    }
    const eventually = (check: () => void): Promise<void> => vi.waitFor(check, 20_000);

    it('tells of own writes before they are answered', async () => {
      const { calls } = listen(log);
      await log.append('open', 1, entryOf(2));
      expect(calls).toEqual([['open', 2]]);
      await log.create('blitz', CREATED, [entryOf(1), entryOf(2)]);
      await log.create('empty', CREATED, []);
      expect(calls).toEqual([
        ['open', 2],
        ['blitz', 2],
        ['empty', 0],
      ]);
    });

    it('says nothing of what was not written', async () => {
      const { calls } = listen(log);
      const keyed = { ...entryOf(2), key: 'k' };
      await log.append('open', 0, entryOf(2));
      await log.append('open', 9, entryOf(2));
      await log.append('none', 0, entryOf(2));
      await log.create('open', CREATED, []);
      expect(calls).toEqual([]);
      await log.append('open', 1, keyed);
      await log.append('open', 1, keyed);
      expect(calls).toEqual([['open', 2]]);
    });

    it('tells of what others write, each position at most once and rising', async () => {
      const { calls } = listen(other);
      await log.append('open', 1, entryOf(2));
      await eventually(() => {
        expect(calls.at(-1)).toEqual(['open', 2]);
      });
      await other.append('open', 2, entryOf(3));
      await log.create('blitz', CREATED, []);
      await log.append('open', 3, entryOf(4));
      await eventually(() => {
        expect(calls).toContainEqual(['open', 4]);
        expect(calls).toContainEqual(['blitz', 0]);
      });
      const open = calls.filter(([id]) => id === 'open').map(([, position]) => position);
      expect(open).toEqual([...new Set(open)].sort((a, b) => a - b));
      expect(open).toContain(3);
    });

    it('tells of nothing that stood before the store was opened', async () => {
      const late = await place.open();
      const { calls } = listen(late);
      await log.create('blitz', CREATED, []);
      await eventually(() => {
        expect(calls).toContainEqual(['blitz', 0]);
      });
      expect(calls).toEqual([['blitz', 0]]);
      await late.close();
    });

    it('misses nothing that is written right after the call', async () => {
      const { calls } = listen(other);
      await Promise.all(
        ['a', 'b', 'c'].map((id) => log.create(id, CREATED, [entryOf(1), entryOf(2)])),
      );
      await eventually(() => {
        for (const id of ['a', 'b', 'c']) expect(calls).toContainEqual([id, 2]);
      });
    });

    it('tells every listener until it leaves', async () => {
      const [first, second] = [listen(log), listen(log)];
      await log.append('open', 1, entryOf(2));
      first.leave();
      first.leave();
      await log.append('open', 2, entryOf(3));
      expect(first.calls).toEqual([['open', 2]]);
      expect(second.calls).toEqual([
        ['open', 2],
        ['open', 3],
      ]);
    });

    it('begins again after everybody has left', async () => {
      listen(other).leave();
      await log.append('open', 1, entryOf(2));
      const { calls } = listen(other);
      await log.append('open', 2, entryOf(3));
      await eventually(() => {
        expect(calls.at(-1)).toEqual(['open', 3]);
      });
    });

    it('ends with the store', async () => {
      const { calls } = listen(other);
      await other.close();
      await log.append('open', 1, entryOf(2));
      expect(calls).toEqual([]);
      expect(() => other.watch(() => undefined)).toThrow(TypeError);
    });
  });
}
