import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StorePlace } from '../store-place.ts';
import type { Store } from '../store.ts';
import type { Subscription } from './subscriptions.ts';

const subscription = (name: string, language = 'fr'): Subscription => ({
  endpoint: `https://push.example/${name}`,
  p256dh: 'key',
  auth: 'secret',
  language,
  opens: '/t/open/',
});

/** What every database that keeps subscriptions must do. */
export function describeSubscriptions(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`subscriptions: ${name}`, () => {
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

    it('keeps one a browser, for each tournament by itself', async () => {
      await store.subscriptions.put('open', subscription('a'));
      await store.subscriptions.put('open', subscription('b'));
      await store.subscriptions.put('open', subscription('a', 'en'));
      expect(await other.subscriptions.list('open')).toEqual({
        ok: true,
        value: [subscription('a', 'en'), subscription('b')],
      });
      expect(await other.subscriptions.count('open')).toEqual({ ok: true, value: 2 });
      expect(await other.subscriptions.count('blitz')).toEqual({ ok: true, value: 0 });
    });

    it('removes one twice without harm, and all at the end', async () => {
      await store.subscriptions.put('open', subscription('a'));
      await store.subscriptions.put('open', subscription('b'));
      await store.subscriptions.put('blitz', subscription('a'));
      for (const from of [store, other]) {
        expect(await from.subscriptions.remove('open', subscription('a').endpoint)).toMatchObject({
          ok: true,
        });
      }
      expect(await other.subscriptions.count('open')).toEqual({ ok: true, value: 1 });
      await store.subscriptions.clear('open');
      expect(await other.subscriptions.list('open')).toEqual({ ok: true, value: [] });
      expect(await other.subscriptions.count('blitz')).toEqual({ ok: true, value: 1 });
    });

    it('of several programs one tells of an entry', async () => {
      const claims = await Promise.all(
        [store, other, store].map((one) => one.subscriptions.claim('open', 12)),
      );
      expect(claims.map((claim) => claim.ok && claim.value).sort()).toEqual([false, false, true]);
      expect(await other.subscriptions.claim('open', 13)).toEqual({ ok: true, value: true });
      expect(await other.subscriptions.claim('blitz', 12)).toEqual({ ok: true, value: true });
    });
  });
}
