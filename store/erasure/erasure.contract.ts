import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StorePlace } from '../store-place.ts';
import type { Store } from '../store.ts';
import { CREATED, entryOf } from '../sample-entries.ts';
import { exportTournament } from '../tournament-transfer.ts';
import { MARK, privateEntry, REWRITTEN, SECRET } from './sample-erasure.ts';

/** What every database must do when something is erased. */
export function describeErasure(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`erasure: ${name}`, () => {
    let place: StorePlace;
    let store: Store;
    let other: Store;

    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
      other = await place.open();
      await store.create('open', { ...CREATED, key: 'made', asked: 'a'.repeat(64) }, [
        privateEntry(1),
        entryOf(2),
        { ...privateEntry(3), key: 'k3', asked: 'b'.repeat(64), accepted: [{ code: 'sameName' }] },
        entryOf(4),
      ]);
      await store.create('other', CREATED, [privateEntry(1)]);
    });
    afterEach(async () => {
      await store.close();
      await other.close();
      await place.dispose();
    });

    const erased = () => store.erase('open', 4, REWRITTEN, MARK);

    it('writes the entries anew and adds the mark; who, when and keys stay, digests go', async () => {
      expect(await erased()).toEqual({ ok: true, position: 5 });
      for (const reader of [store, other]) {
        const read = await reader.read('open');
        if (!read.ok) throw new Error(read.error.message);
        expect(JSON.stringify(read.value)).not.toContain(SECRET);
        expect(read.value).toMatchObject([
          { position: 1, at: privateEntry(1).at, by: 'chief', events: REWRITTEN[0]?.events },
          { ...entryOf(2), position: 2 },
          { position: 3, key: 'k3', accepted: [{ code: 'sameName' }] },
          { ...entryOf(4), position: 4 },
          { ...MARK, position: 5 },
        ]);
        expect(read.value[2]?.asked).toBeUndefined();
      }
      const file = await exportTournament(store, 'open');
      expect(file.ok && file.value).not.toContain(SECRET);
    });

    it('leaves every other tournament, and the log goes on', async () => {
      await erased();
      const read = await store.read('other');
      expect(JSON.stringify(read)).toContain(SECRET);
      expect(await other.append('open', 5, entryOf(6))).toEqual({ ok: true, position: 6 });
      expect(await other.read('open', { after: 4 })).toMatchObject({ value: { length: 2 } });
      // Made once for its key, though what was asked is no longer known.
      const again = await store.create('again', { ...CREATED, key: 'made' }, []);
      expect(again).toMatchObject({ ok: true, value: { id: 'open', repeated: true } });
    });

    it('changes nothing when somebody was faster, or the key was used', async () => {
      await other.append('open', 4, entryOf(5));
      expect(await erased()).toMatchObject({ ok: false, missed: [{ position: 5 }] });
      const keyed = await store.erase('open', 5, REWRITTEN, { ...MARK, key: 'k3' });
      expect(keyed).toEqual({ ok: true, position: 3, repeated: true });
      expect(JSON.stringify(await store.read('open'))).toContain(SECRET);
      expect(await store.erasures.owed()).toEqual({ ok: true, value: [] });
    });

    it('is refused in an archived tournament, and in one nobody knows', async () => {
      await store.remove('open');
      expect(await erased()).toMatchObject({
        ok: false,
        error: { code: 'store.archivedTournament' },
      });
      expect(JSON.stringify(await store.read('open'))).toContain(SECRET);
      const nowhere = await store.erase('nowhere', 0, [], MARK);
      expect(nowhere).toMatchObject({ ok: false, error: { code: 'store.unknownTournament' } });
    });

    it('of entries that are not there is a programmer’s error, and changes nothing', async () => {
      await expect(store.erase('open', 4, [{ position: 9, events: [] }], MARK)).rejects.toThrow(
        TypeError,
      );
      expect(await store.position('open')).toEqual({ ok: true, value: 4 });
    });

    it('is owed to the files until somebody settles it, whoever looks', async () => {
      await erased();
      const owed = [{ tournament: 'open', position: 5, at: MARK.at }];
      expect(await other.erasures.owed()).toEqual({ ok: true, value: owed });
      expect(await other.erasures.rewriteFiles()).toEqual({ ok: true, value: true });
      await other.erasures.settle(owed);
      expect(await store.erasures.owed()).toEqual({ ok: true, value: [] });
      expect(await store.read('open')).toMatchObject({ ok: true, value: { length: 5 } });
    });

    it('lets go of the phones of the event', async () => {
      const link = { id: 'd1', tournament: 'open', role: 'arbiter', name: SECRET };
      const added = await store.access.addDeviceLink({
        ...link,
        ...{
          boards: null,
          player: null,
          team: null,
          codeHash: 'c',
          tokenHash: 't',
          createdAt: CREATED.at,
        },
        ...{ expiresAt: '2027-01-01T00:00:00Z', revokedAt: null, lastSeenAt: null },
      });
      expect(added.ok).toBe(true);
      await erased();
      expect(await other.access.deviceLinks('open')).toEqual({ ok: true, value: [] });
    });
  });
}
