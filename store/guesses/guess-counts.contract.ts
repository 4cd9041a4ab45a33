import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StorePlace } from '../store-place.ts';
import type { Store } from '../store.ts';
import type { GuessCount } from './guess-counts.ts';

const NOW = Date.parse('2026-03-07T14:00:00.000Z');

/** What every database that counts guesses must do. */
export function describeGuessCounts(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`counts of guesses: ${name}`, () => {
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

    const put = (counts: Readonly<Record<string, GuessCount>>) =>
      store.guesses.settle(Object.keys(counts), () => ({
        answer: null,
        counts: new Map(Object.entries(counts)),
      }));
    const held = async (...names: string[]) => {
      const found = await other.guesses.settle(names, (counts) => ({
        answer: [...counts.keys()].sort(),
        counts: new Map(),
      }));
      return found.ok ? found.value : found;
    };
    /** Counts one more where fewer than the most stand; whether it did. */
    const addOne = (to: Store, most: number) =>
      to.guesses.settle(['one'], (counts) => {
        const level = counts.get('one')?.level ?? 0;
        const counted = level < most;
        const added = new Map([['one', { level: level + 1, at: NOW }]]);
        return { answer: counted, counts: counted ? added : new Map<string, GuessCount>() };
      });

    it('keeps fractions and instants for every program, and knows nothing of other names', async () => {
      await put({ a: { level: 4.25, at: NOW + 1 }, b: { level: 0, at: NOW } });
      const read = await other.guesses.settle(['a', 'c'], (counts) => ({
        answer: [...counts],
        counts: new Map(),
      }));
      expect(read).toEqual({ ok: true, value: [['a', { level: 4.25, at: NOW + 1 }]] });
    });

    it('replaces what is moved and leaves the rest', async () => {
      await put({ a: { level: 1, at: NOW }, b: { level: 2, at: NOW } });
      await put({ a: { level: 3, at: NOW + 5 } });
      const read = await other.guesses.settle(['a', 'b'], (counts) => ({
        answer: [counts.get('a'), counts.get('b')],
        counts: new Map(),
      }));
      expect(read).toEqual({
        ok: true,
        value: [
          { level: 3, at: NOW + 5 },
          { level: 2, at: NOW },
        ],
      });
    });

    it('lets nobody count in between, whichever program', async () => {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) => addOne(index % 2 === 0 ? store : other, 5)),
      );
      expect(answers.filter((answer) => answer.ok && answer.value)).toHaveLength(5);
    });

    it('forgets what lies outside a span, and the oldest beyond the most', async () => {
      const at = (offset: number) => ({ level: 1, at: NOW + offset });
      await put({ old: at(-10), a: at(-3), b: at(-2), c: at(-1), ahead: at(10) });
      const span = { from: NOW - 5, to: NOW + 5 };
      expect(await store.guesses.forget({ ...span, most: 2 })).toEqual({ ok: true, value: 3 });
      expect(await held('old', 'a', 'b', 'c', 'ahead')).toEqual(['b', 'c']);
      expect(await other.guesses.forget({ ...span, most: 2 })).toEqual({ ok: true, value: 0 });
    });

    it('says that writing is possible, again and again', async () => {
      for (let time = 0; time < 3; time += 1) {
        expect(await store.tryToWrite()).toEqual({ ok: true, value: null });
        expect(await other.tryToWrite()).toEqual({ ok: true, value: null });
      }
    });
  });
}
