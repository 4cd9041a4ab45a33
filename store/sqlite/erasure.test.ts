import { randomFrom } from '@ronde/core/rules/random.ts';
import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { copiesOf, databaseCopies, tournamentFolder } from '../backup/backup-folder.ts';
import { backUpDatabase, backUpTournament } from '../backup/take-backup.ts';
import { describeErasure } from '../erasure/erasure.contract.ts';
import {
  erasedEvents,
  filesWithSecret,
  killEraser,
  privateEvents,
} from '../erasure/killed-erasure.ts';
import { MARK, privateEntry, REWRITTEN, SECRET } from '../erasure/sample-erasure.ts';
import { sweepErasures } from '../erasure/sweep-erasures.ts';
import { CREATED, entryOf } from '../sample-entries.ts';
import type { Store } from '../store.ts';
import { Database } from './driver.ts';
import { openSqliteStore } from './open.ts';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.ts';

let folder: TemporaryFolder;
let file: string;
let backups: string;
const stores: Store[] = [];
beforeEach(async () => {
  folder = await temporaryFolder();
  file = folder.file('ronde.db');
  backups = folder.file('backups');
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  await folder.dispose();
});

async function opened(): Promise<Store> {
  const store = await openSqliteStore(file);
  if (!store.ok) throw new Error(store.error.message);
  stores.push(store.value);
  return store.value;
}

describeErasure('SQLite', async () => {
  const place = await temporaryFolder();
  return {
    open: async (options) => {
      const store = await openSqliteStore(place.file('ronde.db'), options);
      if (!store.ok) throw new Error(store.error.message);
      return store.value;
    },
    dispose: () => place.dispose(),
  };
});

describe('the bytes of the data folder', () => {
  it('hold nothing of what was erased: file, write-ahead log, copies, older schemas', async () => {
    const store = await opened();
    const entries = [privateEntry(1), entryOf(2), privateEntry(3), entryOf(4)];
    await store.create('open', CREATED, entries);
    const before = '2026-11-16T10:00:00Z';
    await backUpTournament(store, 'open', { backups, reason: 'asked', at: before });
    await backUpDatabase(file, { backups, reason: 'asked', at: before });
    writeFileSync(`${file}.schema-8.backup`, SECRET);
    const subscription = { endpoint: `https://push.example/${SECRET}`, p256dh: 'p', auth: 'a' };
    await store.subscriptions.put('open', { ...subscription, language: 'en', opens: '/' });
    // The secret is in the name, since the picture itself is kept as Base64.
    const photo = { id: 'f'.repeat(32), name: SECRET, mediaType: 'image/png' };
    const bytes = new Uint8Array([1, 2, 3]);
    await store.photos.put('open', { ...photo, width: 1, height: 1, size: 3, bytes });
    expect(filesWithSecret(folder.path).length).toBeGreaterThanOrEqual(4);

    await store.erase('open', 4, REWRITTEN, MARK);
    const places = { backups, database: file, at: '2027-05-16T09:00:01Z' };
    expect(await sweepErasures(store, places)).toEqual({ ok: true, value: 'swept' });
    expect(filesWithSecret(folder.path)).toEqual([]);
    expect(await store.photos.list('open')).toEqual({ ok: true, value: [] });
    expect(copiesOf(backups, 'open')).toMatchObject({ value: [{ position: 5 }] });
    expect(databaseCopies(backups)).toMatchObject({ value: { length: 1 } });
    expect(await sweepErasures(store, places)).toEqual({ ok: true, value: 'nothingOwed' });
  });

  it('are written anew later where another program reads, and the erasure stays owed', async () => {
    const store = await openSqliteStore(file, { busyTimeout: 1 });
    if (!store.ok) throw new Error(store.error.message);
    stores.push(store.value);
    const entries = [privateEntry(1), entryOf(2), privateEntry(3), entryOf(4)];
    await store.value.create('open', CREATED, entries);
    await store.value.erase('open', 4, REWRITTEN, MARK);
    const reader = new Database(file, { readonly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM entries').get();
    const places = { backups, database: file, at: MARK.at };
    expect(await sweepErasures(store.value, places)).toEqual({ ok: true, value: 'held' });
    expect(await store.value.erasures.owed()).toMatchObject({ value: { length: 1 } });
    reader.exec('COMMIT');
    reader.close();
    expect(await sweepErasures(store.value, places)).toEqual({ ok: true, value: 'swept' });
    expect(filesWithSecret(folder.path)).toEqual([]);
  });
});

describe('the database refuses', () => {
  it.each([
    `UPDATE entries SET body = '{}'`,
    `UPDATE entries SET by_whom = 'nobody'`,
    `DELETE FROM entries`,
  ])('%s, an erasure behind it or not', async (sql) => {
    const store = await opened();
    const entries = [privateEntry(1), entryOf(2), privateEntry(3), entryOf(4)];
    await store.create('open', CREATED, entries);
    const db = new Database(file);
    const never = /never/;
    expect(() => {
      db.exec(sql);
    }).toThrow(never);
    await store.erase('open', 4, REWRITTEN, MARK);
    expect(() => {
      db.exec(sql);
    }).toThrow(never);
    db.close();
  });
});

describe('kill -9 while tournaments are erased', () => {
  const random = randomFrom(20261118).below;
  const runs = Array.from({ length: inject('sizes').writerKills.sqlite }, (_, index) => ({
    run: index + 1,
    killAt: 1 + random(10),
    dallying: random(20_000),
  }));

  it.each(runs)('run $run, after line $killAt', async ({ killAt, dallying }) => {
    const before = await openSqliteStore(file);
    if (!before.ok) throw new Error(before.error.message);
    await privateEvents(before.value, backups);
    await backUpDatabase(file, { backups, reason: 'asked', at: '2026-11-16T10:00:00Z' });
    await before.value.close();
    const acknowledged = await killEraser(file, backups, { killAt, dallying });

    const store = await opened();
    const erased = await erasedEvents(store, acknowledged);
    const swept = await sweepErasures(store, { backups, database: file, at: MARK.at });
    expect(swept.ok).toBe(true);
    for (const id of erased) {
      expect(filesWithSecret(tournamentFolder(backups, id))).toEqual([]);
    }
    // What is left of the secret belongs to those that were not erased.
    for (let n = 1; n <= 6; n++) {
      const id = `event-${n}`;
      if (erased.includes(id)) continue;
      const done = await store.erase(id, 4, REWRITTEN, MARK);
      expect(done.ok).toBe(true);
    }
    await sweepErasures(store, { backups, database: file, at: '2027-05-16T10:00:00Z' });
    expect(filesWithSecret(folder.path)).toEqual([]);
  });
});
