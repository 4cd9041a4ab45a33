import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StorePlace } from '../store-place.ts';
import type { Store } from '../store.ts';

/** What every database that keeps settings must do. */
export function describeKeptSettings(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`kept settings: ${name}`, () => {
    let place: StorePlace;
    let store: Store;
    let other: Store;

    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
      other = await place.open();
    });
    afterEach(async () => {
      await store.close();
      await other.close();
      await place.dispose();
    });

    it('gives undefined for what is not kept', async () => {
      expect(await store.keptSettings.get('presets', 'mine')).toEqual({ ok: true });
      expect(await store.keptSettings.list('presets')).toEqual({ ok: true, value: [] });
    });

    it.each([
      [null],
      [0],
      [''],
      [[]],
      [{ tieBreaks: ['BH', 'SB'], note: '½ \u0000 \u2028 ♞', deep: { list: [true, null] } }],
    ])('keeps %j for every program', async (value) => {
      expect(await store.keptSettings.put('presets', 'mine', value)).toEqual({
        ok: true,
        value: null,
      });
      expect(await other.keptSettings.get('presets', 'mine')).toEqual({ ok: true, value });
    });

    it('keeps the last one put', async () => {
      await store.keptSettings.put('presets', 'mine', 1);
      await other.keptSettings.put('presets', 'mine', 2);
      expect(await store.keptSettings.get('presets', 'mine')).toEqual({ ok: true, value: 2 });
    });

    it('lists a scope in the order of its keys', async () => {
      for (const key of ['b', 'É', 'a', 'B']) await store.keptSettings.put('presets', key, { key });
      await store.keptSettings.put('screens:open', 'a', 'elsewhere');
      const listed = await other.keptSettings.list('presets');
      expect(listed.ok && listed.value).toEqual(
        ['B', 'a', 'b', 'É'].map((key) => ({ key, value: { key } })),
      );
    });

    it('removes one, twice without harm', async () => {
      await store.keptSettings.put('presets', 'a', 1);
      await store.keptSettings.put('presets', 'b', 2);
      expect(await store.keptSettings.remove('presets', 'a')).toEqual({ ok: true, value: null });
      expect(await store.keptSettings.remove('presets', 'a')).toEqual({ ok: true, value: null });
      expect(await store.keptSettings.list('presets')).toEqual({
        ok: true,
        value: [{ key: 'b', value: 2 }],
      });
    });

    it.each(['', 'a\u0000b', 'two\nlines', '\ud800', 'x'.repeat(201)])(
      'keeps nothing under %j',
      async (key) => {
        await expect(store.keptSettings.put('presets', key, 1)).rejects.toThrow(TypeError);
        expect(await store.keptSettings.get('presets', key)).toEqual({ ok: true });
        expect(await store.keptSettings.remove('presets', key)).toMatchObject({ ok: true });
        expect(await store.keptSettings.list(key)).toEqual({ ok: true, value: [] });
      },
    );

    it('throws on what is not JSON', async () => {
      await expect(store.keptSettings.put('presets', 'a', undefined)).rejects.toThrow(TypeError);
      await expect(store.keptSettings.put('presets', 'a', new Date(0))).rejects.toThrow(TypeError);
    });

    interface Heard {
      readonly calls: (readonly [scope: string, key: string])[];
      readonly leave: () => void;
    }
    function listen(to: Store): Heard {
      const calls: (readonly [string, string])[] = [];
      const leave = to.keptSettings.watch((...call) => calls.push(call));
      return { calls, leave };
    }
    const eventually = (check: () => void): Promise<void> => vi.waitFor(check, 20_000);

    it('tells of own changes before they are answered, and of nothing that stays as it was', async () => {
      const { calls } = listen(store);
      await store.keptSettings.put('screens', 'open', { pages: 1 });
      expect(calls).toEqual([['screens', 'open']]);
      await store.keptSettings.put('screens', 'open', { pages: 1 });
      expect(calls).toHaveLength(1);
      await store.keptSettings.put('screens', 'open', { pages: 2 });
      await store.keptSettings.remove('screens', 'open');
      await store.keptSettings.remove('screens', 'open');
      expect(calls).toHaveLength(3);
    });

    it('tells of what others put and remove, in every scope', async () => {
      await store.keptSettings.put('screens', 'old', 0);
      const { calls } = listen(other);
      await store.keptSettings.put('screens', 'open', 1);
      await store.keptSettings.put('presets', 'a key of ½ "two" words', 'x');
      await eventually(() => {
        expect(calls).toContainEqual(['screens', 'open']);
        expect(calls).toContainEqual(['presets', 'a key of ½ "two" words']);
      });
      const told = calls.length;
      await store.keptSettings.remove('screens', 'open');
      await eventually(() => {
        expect(calls.slice(told)).toEqual([['screens', 'open']]);
      });
      await store.keptSettings.put('screens', 'old', 1);
      await eventually(() => {
        expect(calls.slice(told + 1)).toEqual([['screens', 'old']]);
      });
    });

    it('tells every listener until it leaves, and begins again', async () => {
      const [first, second] = [listen(other), listen(other)];
      await other.keptSettings.put('screens', 'a', 1);
      first.leave();
      first.leave();
      await other.keptSettings.put('screens', 'b', 1);
      expect([first.calls.length, second.calls.length]).toEqual([1, 2]);
      second.leave();
      const third = listen(other);
      await store.keptSettings.put('screens', 'c', 1);
      await eventually(() => {
        expect(third.calls).toContainEqual(['screens', 'c']);
      });
      expect([first.calls.length, second.calls.length]).toEqual([1, 2]);
    });

    it('tells nothing more once the store is closed', async () => {
      const { calls } = listen(other);
      await other.close();
      await store.keptSettings.put('screens', 'a', 1);
      expect(calls).toEqual([]);
      expect(() => other.keptSettings.watch(() => undefined)).toThrow(TypeError);
    });

    it('keeps everything for the next opening', async () => {
      await store.keptSettings.put('presets', 'a', 1);
      await store.close();
      await other.close();
      const again = await place.open();
      expect(await again.keptSettings.get('presets', 'a')).toEqual({ ok: true, value: 1 });
      await again.close();
      await expect(again.keptSettings.list('presets')).rejects.toThrow(TypeError);
    });
  });
}
