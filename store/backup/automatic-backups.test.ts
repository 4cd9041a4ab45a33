import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryOf } from '../event-log.contract.ts';
import type { EventLog, NewEntry } from '../event-log.ts';
import { filesWithSecret } from '../erasure/killed-erasure.ts';
import { MARK, privateEntry, REWRITTEN } from '../erasure/sample-erasure.ts';
import { openMemoryStore } from '../memory.ts';
import { openSqliteStore } from '../sqlite/open.ts';
import { temporaryFolder, type TemporaryFolder } from '../sqlite/temporary-folder.ts';
import { startAutomaticBackups } from './automatic-backups.ts';
import { copiesOf, databaseCopies } from './backup-folder.ts';

const CREATED = { at: '2026-11-14T18:00:00Z' };
/** A timer that never rings in a test: the ten minutes are told by `flush`. */
const NEVER = 2 ** 30;
let folder: TemporaryFolder;
let store: EventLog;
let minute = 0;

beforeEach(async () => {
  folder = await temporaryFolder();
  store = openMemoryStore();
  minute = 0;
});
afterEach(async () => {
  await store.close();
  await folder.dispose();
});

const backups = () => folder.file('backups');
const now = () => new Date(Date.parse('2026-11-15T09:00:00Z') + 60_000 * minute++);

const fact = (type: string): NewEntry => ({ ...entryOf(1), events: [{ type, round: 1 }] });

const reasons = (id: string): string[] => {
  const copies = copiesOf(backups(), id);
  return copies.ok ? copies.value.map(({ reason, position }) => `${reason} ${position}`) : [];
};

describe('automatic backups', () => {
  it('are made at each publication and closing of a round, and of what else has changed', async () => {
    const options = { backups: backups(), database: null, now, everyMilliseconds: NEVER };
    const running = startAutomaticBackups(store, options);
    await running.flush();
    await store.create('open', CREATED, [entryOf(1)]);
    await store.append('open', 1, fact('roundPublished'));
    await running.flush();
    expect(reasons('open')).toEqual(['publication 2']);
    await store.append('open', 2, entryOf(2));
    await running.flush();
    await running.flush();
    expect(reasons('open')).toEqual(['change 3', 'publication 2']);
    await store.append('open', 3, fact('roundClosed'));
    await running.stop();
    expect(reasons('open')).toEqual(['closing 4', 'change 3', 'publication 2']);
    await store.append('open', 4, fact('roundPublished'));
    await running.flush();
    expect(reasons('open')).toHaveLength(3);
  });

  it('are made when the pairings of a round are published anew', async () => {
    const options = { backups: backups(), database: null, now, everyMilliseconds: NEVER };
    const running = startAutomaticBackups(store, options);
    await store.create('open', CREATED, [entryOf(1)]);
    await store.append('open', 1, fact('roundRepublished'));
    await running.stop();
    expect(reasons('open')).toContain('publication 2');
  });

  it('do nothing when they begin and every copy is there', async () => {
    await store.create('open', CREATED, [entryOf(1)]);
    let made = 0;
    const options = { backups: backups(), database: null, now, everyMilliseconds: NEVER };
    await startAutomaticBackups(store, options).stop();
    const again = startAutomaticBackups(store, { ...options, made: () => (made += 1) });
    await again.stop();
    expect([made, reasons('open')]).toEqual([0, ['change 1']]);
  });

  it('copy what no copy has yet when they begin, and do not take old facts for new ones', async () => {
    await store.create('open', CREATED, [fact('roundPublished')]);
    const options = { backups: backups(), database: null, now, everyMilliseconds: NEVER };
    const running = startAutomaticBackups(store, options);
    await running.flush();
    expect(reasons('open')).toEqual(['change 1']);
    await store.append('open', 1, entryOf(2));
    await running.stop();
    expect(reasons('open')).toEqual(['change 2', 'change 1']);
  });

  it('copy the whole database with what has changed, and only then', async () => {
    const file = folder.file('ronde.db');
    const opened = await openSqliteStore(file);
    if (!opened.ok) throw new Error(opened.error.message);
    const options = { backups: backups(), database: file, now, everyMilliseconds: NEVER };
    const running = startAutomaticBackups(opened.value, options);
    await running.flush();
    expect(databaseCopies(backups())).toEqual({ ok: true, value: [] });
    await opened.value.create('open', CREATED, [entryOf(1)]);
    await running.flush();
    await running.stop();
    expect(databaseCopies(backups())).toMatchObject({ ok: true, value: [{ reason: 'change' }] });
    await opened.value.close();
  });

  it('of a stop are made as far as there is time; what is left is made after the next start', async () => {
    const made = ['first', 'second', 'third'];
    for (const id of made) await store.create(id, CREATED, [entryOf(1)]);
    // No time at all: the copy in hand is finished, and no other is begun.
    const options = {
      backups: backups(),
      database: null,
      now,
      everyMilliseconds: NEVER,
      stopWithin: 0,
    };
    const stopped = startAutomaticBackups(store, options);
    await stopped.stop();
    const copied = () => made.filter((id) => reasons(id).length > 0);
    expect(copied()).toHaveLength(1);
    const again = startAutomaticBackups(store, options);
    await again.flush();
    expect(copied()).toEqual(made);
    for (const id of made) expect(reasons(id)).toEqual(['change 1']);
    await again.stop();
  });

  it('of a stop are those of the newest changes first', async () => {
    for (const id of ['old', 'older']) await store.create(id, CREATED, [entryOf(1)]);
    const options = { backups: backups(), database: null, now, everyMilliseconds: NEVER };
    const running = startAutomaticBackups(store, { ...options, stopWithin: 0 });
    await store.append('old', 1, entryOf(2));
    await running.stop();
    expect([reasons('old'), reasons('older')]).toEqual([['change 2'], []]);
  });

  it('remember over a stop that the whole database is owed', async () => {
    const file = folder.file('ronde.db');
    const opened = await openSqliteStore(file);
    if (!opened.ok) throw new Error(opened.error.message);
    const options = { backups: backups(), database: file, now, everyMilliseconds: NEVER };
    const hurried = startAutomaticBackups(opened.value, { ...options, stopWithin: 0 });
    await hurried.flush();
    await opened.value.create('open', CREATED, [entryOf(1)]);
    await hurried.stop();
    expect(databaseCopies(backups())).toEqual({ ok: true, value: [] });
    const again = startAutomaticBackups(opened.value, options);
    await again.flush();
    expect(databaseCopies(backups())).toMatchObject({ ok: true, value: [{ reason: 'change' }] });
    await again.flush();
    await again.stop();
    expect(databaseCopies(backups())).toMatchObject({ ok: true, value: { length: 1 } });
    await opened.value.close();
  });

  it('owe a copy of a publication that failed, and make it at the next look', async () => {
    const told: string[] = [];
    const options = {
      backups: folder.file('taken'),
      database: null,
      now,
      everyMilliseconds: NEVER,
      failed: (_: unknown, id: string | null) => told.push(`failed ${id ?? ''}`),
    };
    const running = startAutomaticBackups(store, options);
    await running.flush();
    writeFileSync(folder.file('taken'), 'a file where the folder should be');
    await store.create('open', CREATED, [entryOf(1)]);
    await store.append('open', 1, fact('roundPublished'));
    // Both copies fail: the one at once, and the one of the look after it.
    await running.flush();
    expect(told).toEqual(['failed open', 'failed open']);
    rmSync(folder.file('taken'));
    await running.flush();
    const copies = copiesOf(folder.file('taken'), 'open');
    expect(copies).toMatchObject({ ok: true, value: [{ reason: 'change', position: 2 }] });
    await running.stop();
  });

  it('owe a copy of the whole database that failed, and make it at the next look', async () => {
    const file = folder.file('ronde.db');
    const opened = await openSqliteStore(file);
    if (!opened.ok) throw new Error(opened.error.message);
    const failures: (string | null)[] = [];
    const options = {
      backups: folder.file('taken'),
      database: file,
      now,
      everyMilliseconds: NEVER,
      failed: (_: unknown, id: string | null) => failures.push(id),
    };
    const running = startAutomaticBackups(opened.value, options);
    await running.flush();
    writeFileSync(folder.file('taken'), 'a file where the folder should be');
    await opened.value.create('open', CREATED, [entryOf(1)]);
    await running.flush();
    expect(failures).toContain(null);
    rmSync(folder.file('taken'));
    await running.flush();
    expect(databaseCopies(folder.file('taken'))).toMatchObject({ ok: true, value: { length: 1 } });
    await running.stop();
    await opened.value.close();
  });

  it('tell of a copy that cannot be made, and make it when they can', async () => {
    const told: string[] = [];
    const options = {
      backups: folder.file('taken'),
      database: null,
      now,
      everyMilliseconds: NEVER,
      made: () => told.push('made'),
      failed: ({ code }: { readonly code: string }, id: string | null) =>
        told.push(`${code} ${id ?? ''}`),
    };
    writeFileSync(folder.file('taken'), 'a file where the folder should be');
    const running = startAutomaticBackups(store, options);
    await store.create('open', CREATED, [entryOf(1)]);
    await running.flush();
    expect(told).toEqual(['backup.cannotRead open']);
    await folder.dispose();
    await running.flush();
    expect(told).toEqual(['backup.cannotRead open', 'made']);
    await running.stop();
  });

  it('let no copy and no file keep what was erased, after a start in between too', async () => {
    const options = { backups: backups(), database: null, now, everyMilliseconds: NEVER };
    const sweeping = openMemoryStore();
    await sweeping.create('open', CREATED, [
      privateEntry(1),
      entryOf(2),
      privateEntry(3),
      entryOf(4),
    ]);
    const first = startAutomaticBackups(sweeping, options);
    await first.flush();
    expect(filesWithSecret(backups())).toHaveLength(1);
    await first.stop();
    // Killed before anything was swept.
    await sweeping.erase('open', 4, REWRITTEN, MARK);
    const second = startAutomaticBackups(sweeping, options);
    await second.flush();
    expect(filesWithSecret(backups())).toEqual([]);
    expect(await sweeping.erasures.owed()).toEqual({ ok: true, value: [] });
    await sweeping.create('other', CREATED, [
      privateEntry(1),
      entryOf(2),
      privateEntry(3),
      entryOf(4),
    ]);
    await second.flush();
    await sweeping.erase('other', 4, REWRITTEN, MARK);
    await second.stop();
    expect(filesWithSecret(backups())).toEqual([]);
    await sweeping.close();
  });
});
