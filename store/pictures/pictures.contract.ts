import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StorePlace } from '../store-place.ts';
import type { Store } from '../store.ts';
import type { Picture } from './pictures.ts';

const picture = (id: string, name: string): Picture => ({
  id,
  name,
  mediaType: 'image/png',
  width: 640,
  height: 480,
  size: 4,
  bytes: new Uint8Array([0, 255, 10, 128]),
});

/** What every database that keeps pictures must do. */
export function describePictures(name: string, makePlace: () => Promise<StorePlace>): void {
  describe.each(['pictures', 'photos'] as const)(`%s: ${name}`, (shelf) => {
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

    it('keeps bytes as they are, for each tournament by itself', async () => {
      await store[shelf].put('open', picture('b2', 'Garage'));
      await store[shelf].put('open', picture('a1', 'Boulangerie'));
      const { bytes: _, ...garage } = picture('b2', 'Garage');
      expect(await other[shelf].list('open')).toMatchObject({
        ok: true,
        value: [{ id: 'a1', name: 'Boulangerie' }, garage],
      });
      expect(await other[shelf].get('open', 'b2')).toEqual({
        ok: true,
        value: picture('b2', 'Garage'),
      });
      expect(await store[shelf].list('blitz')).toEqual({ ok: true, value: [] });
      const beside = shelf === 'photos' ? 'pictures' : 'photos';
      expect(await store[beside].list('open')).toEqual({ ok: true, value: [] });
      expect(await store[shelf].get('blitz', 'b2')).toEqual({ ok: true });
    });

    it('keeps the last name of a picture, and removes one twice without harm', async () => {
      await store[shelf].put('rapid', picture('b2', 'Garage'));
      await store[shelf].put('rapid', picture('b2', 'Garage du Port'));
      expect(await other[shelf].list('rapid')).toMatchObject({
        value: [{ id: 'b2', name: 'Garage du Port' }],
      });
      await store[shelf].remove('rapid', 'b2');
      expect(await store[shelf].remove('rapid', 'b2')).toEqual({ ok: true, value: null });
      expect(await other[shelf].list('rapid')).toEqual({ ok: true, value: [] });
    });
  });
}
