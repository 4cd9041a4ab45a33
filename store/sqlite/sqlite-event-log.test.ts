import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeAccessStore } from '../access/access-store.contract.ts';
import { chainStart } from '../checksum-chain.ts';
import { describeEventLog } from '../event-log.contract.ts';
import { describeGames } from '../games/games.contract.ts';
import { describeGuessCounts } from '../guesses/guess-counts.contract.ts';
import { describeKeptSettings } from '../kept-settings/kept-settings.contract.ts';
import { describePictures } from '../pictures/pictures.contract.ts';
import { CREATED, entryOf } from '../sample-entries.ts';
import type { EventLog } from '../event-log.ts';
import type { StorePlace } from '../store-place.ts';
import type { Store } from '../store.ts';
import { describeSubscriptions } from '../subscriptions/subscriptions.contract.ts';
import { describeSummaries } from '../summaries/summaries.contract.ts';
import { exportTournament, importTournament } from '../tournament-transfer.ts';
import { Database } from './driver.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { makeDurable, openSqliteStore, sqliteStore, type SqliteOptions } from './open.ts';
import { sqliteEventLog } from './sqlite-event-log.ts';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.ts';

async function opened(file: string, options: SqliteOptions = {}): Promise<Store> {
  const store = await openSqliteStore(file, options);
  if (!store.ok) throw new Error(store.error.message);
  return store.value;
}

/** The tables, made by whoever comes first: the others begin with a copy. */
let tables: Buffer | null = null;

async function makePlace(): Promise<StorePlace> {
  const place = await temporaryFolder();
  const path = place.file('ronde.db');
  if (tables === null) {
    await (await opened(path)).close();
    tables = readFileSync(path);
  } else {
    writeFileSync(path, tables, { mode: 0o600 });
  }
  return {
    open: (options) => opened(path, options),
    dispose: () => place.dispose(),
  };
}

describeEventLog('SQLite', makePlace);
describeAccessStore('SQLite', makePlace);
describeGames('SQLite', makePlace);
describeGuessCounts('SQLite', makePlace);
describeKeptSettings('SQLite', makePlace);
describePictures('SQLite', makePlace);
describeSubscriptions('SQLite', makePlace);
describeSummaries('SQLite', makePlace);

let folder: TemporaryFolder;
let file: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  file = folder.file('ronde.db');
});
afterEach(() => folder.dispose());

describe('a tournament under a name an older program took', () => {
  it.each(['*', 'Festival d’hiver', "O'Brien; DROP TABLE entries", '__proto__', 'x'.repeat(200)])(
    '%j is read, goes on, and is archived',
    async (id) => {
      const log = await opened(file);
      const db = new Database(file);
      db.prepare(
        'INSERT INTO tournaments (id, created_at, position, checksum) VALUES (?, ?, 0, ?)',
      ).run(id, CREATED.at, chainStart(id, CREATED.at));
      db.close();
      expect(await log.append(id, 0, entryOf(1))).toEqual({ ok: true, position: 1 });
      expect(await log.read(id)).toEqual({ ok: true, value: [{ ...entryOf(1), position: 1 }] });
      expect(await log.remove(id)).toEqual({ ok: true, value: null });
      expect(await log.list({ archived: true })).toMatchObject({ value: [{ id }] });
      const text = await exportTournament(log, id);
      expect(text.ok && (await importTournament(log, text.value, { as: 'again' }))).toMatchObject({
        value: { id: 'again', position: 1 },
      });
      await log.close();
    },
  );
});

describe('a damaged log', () => {
  let log: EventLog;

  beforeEach(async () => {
    log = await opened(file);
    await log.create(
      'open',
      CREATED,
      [1, 2, 3, 4, 5].map((board) => entryOf(board)),
    );
    await log.create('blitz', CREATED, [entryOf(1)]);
  });
  afterEach(() => log.close());

  /** Changes the file as another program or a failing disk might, past our own guards. */
  function tamper(sql: string): void {
    const db = new Database(file);
    db.exec(
      `DROP TRIGGER entries_are_never_changed; DROP TRIGGER entries_are_never_deleted; ${sql}`,
    );
    db.close();
  }

  it.each([
    [
      'a changed body',
      `UPDATE entries SET body = replace(body, '½', '1') WHERE position = 3`,
      3,
      'altered',
    ],
    [
      'a half body',
      `UPDATE entries SET body = substr(body, 1, 20) WHERE position = 3`,
      3,
      'altered',
    ],
    ['an added key', `UPDATE entries SET request_key = 'k' WHERE position = 2`, 2, 'altered'],
    ['a changed author', `UPDATE entries SET by_whom = 'x' WHERE position = 1`, 1, 'altered'],
    [
      'a changed instant',
      `UPDATE entries SET at = '2026-11-15T10:00:00Z' WHERE position = 5`,
      5,
      'altered',
    ],
    ['a changed checksum', `UPDATE entries SET checksum = 'x' WHERE position = 5`, 5, 'altered'],
    ['a lost entry', `DELETE FROM entries WHERE position = 2`, 2, 'missing'],
    ['a lost end', `DELETE FROM entries WHERE position >= 4`, 4, 'missing'],
    ['no entries', `DELETE FROM entries`, 1, 'missing'],
    [
      'an entry beyond the end',
      `INSERT INTO entries SELECT tournament, 6, at, by_whom, body, checksum, request_key FROM entries WHERE position = 5`,
      6,
      'surplus',
    ],
    ['a moved end', `UPDATE tournaments SET position = 4 WHERE id = 'open'`, 5, 'surplus'],
    [
      'a changed creation',
      `UPDATE tournaments SET created_at = 'x' WHERE id = 'open'`,
      1,
      'altered',
    ],
    [
      'exchanged entries',
      `UPDATE entries SET position = 99 WHERE tournament = 1 AND position = 2;
       UPDATE entries SET position = 2 WHERE tournament = 1 AND position = 3;
       UPDATE entries SET position = 3 WHERE tournament = 1 AND position = 99`,
      2,
      'altered',
    ],
    [
      'an entry of another tournament',
      `DELETE FROM entries WHERE tournament = 1 AND position = 1;
       UPDATE entries SET tournament = 1 WHERE tournament = 2`,
      1,
      'altered',
    ],
  ])('is noticed at reading: %s', async (_, sql, position, corruption) => {
    tamper(sql);
    const read = await log.read('open');
    expect(read).toMatchObject({
      error: { code: 'store.corruptEntry', id: 'open', position, corruption },
    });
  });

  it.each([
    ['the last of the range', `DELETE FROM entries WHERE position = 3`],
    ['the end of the range', `DELETE FROM entries WHERE position >= 3`],
  ])('is noticed in a range that ends before the log does: %s is lost', async (_, sql) => {
    tamper(sql);
    expect(await log.read('open', { after: 1, upTo: 3 })).toMatchObject({
      error: { code: 'store.corruptEntry', id: 'open', position: 3, corruption: 'missing' },
    });
  });

  it.each([
    ['a changed end', `UPDATE tournaments SET checksum = 'x' WHERE id = 'open'`, 'altered'],
    [
      'an entry beyond the end',
      `INSERT INTO entries SELECT tournament, 6, at, by_whom, body, checksum, request_key FROM entries WHERE position = 5`,
      'surplus',
    ],
  ])('is noticed in a range that ends with the log: %s', async (_, sql, corruption) => {
    tamper(sql);
    expect(await log.read('open', { after: 3, upTo: 5 })).toMatchObject({
      error: { code: 'store.corruptEntry', id: 'open', corruption },
    });
  });

  it.each([
    ['a lost end', `DELETE FROM entries WHERE position >= 4`],
    ['a changed end', `UPDATE tournaments SET checksum = 'x' WHERE id = 'open'`],
    [
      'an entry beyond the end',
      `INSERT INTO entries SELECT tournament, 6, at, by_whom, body, checksum, request_key FROM entries WHERE position = 5`,
    ],
  ])('takes no further entries: %s', async (_, sql) => {
    tamper(sql);
    expect(await log.append('open', 5, entryOf(6))).toMatchObject({
      ok: false,
      error: { code: 'store.corruptEntry', id: 'open' },
    });
  });

  it('is noticed before the first entry too', async () => {
    await log.create('rapid', CREATED, []);
    tamper(`UPDATE tournaments SET created_at = '2020-01-01T00:00:00Z' WHERE id = 'rapid'`);
    expect(await log.append('rapid', 0, entryOf(1))).toMatchObject({
      error: { code: 'store.corruptEntry', position: 0 },
    });
  });

  it('tells a writer who is behind of the damage, not of wrong entries', async () => {
    tamper(`UPDATE entries SET body = '{"events":[]}' WHERE position = 4`);
    expect(await log.append('open', 2, entryOf(6))).toMatchObject({
      error: { code: 'store.corruptEntry', position: 4 },
    });
  });

  it('names the tournament, the position and the remedy', async () => {
    tamper(`DELETE FROM entries WHERE position = 3`);
    const read = await log.read('open');
    expect(!read.ok && read.error.message).toBe(
      'Entry 3 of "open" is missing: the database was damaged or changed by another program. ' +
        'The entries before it can be exported and imported under another name; ' +
        'for the rest, take the last good copy.',
    );
  });

  it('can be saved up to the damage, as its message says', async () => {
    tamper(`DELETE FROM entries WHERE position = 4`);
    expect(await exportTournament(log, 'open')).toMatchObject({ ok: false });
    const saved = await exportTournament(log, 'open', { upTo: 3 });
    const imported = await importTournament(log, saved.ok ? saved.value : '', { as: 'saved' });
    expect(imported).toMatchObject({ value: { id: 'saved', position: 3 } });
    expect(await log.append('saved', 3, entryOf(9))).toEqual({ ok: true, position: 4 });
  });

  it('does not touch the other tournaments', async () => {
    tamper(`DELETE FROM entries WHERE tournament = 1 AND position = 3`);
    expect(await log.read('blitz')).toMatchObject({ value: [{ position: 1 }] });
    expect(await log.list()).toMatchObject({ value: [{ id: 'open' }, { id: 'blitz' }] });
  });

  it.each([
    `UPDATE entries SET body = 'x'`,
    `DELETE FROM entries`,
    `REPLACE INTO entries SELECT * FROM entries`,
    `INSERT INTO entries VALUES (2, 3, 'a gap', 'x', '{}', 'x', NULL)`,
    `DELETE FROM tournaments`,
  ])('is not made by a slip of ours: %s', (sql) => {
    const db = new Database(file);
    expect(() => {
      db.exec(sql);
    }).toThrow(/never|only ever/);
    db.close();
  });
});

describe('a database that refuses', () => {
  /** A log on a connection the test can hold back. */
  function onConnection(): { db: Database; log: EventLog } {
    const db = new Database(file);
    makeDurable(db);
    migrate(db, MIGRATIONS);
    return { db, log: sqliteEventLog(db) };
  }

  it('says that another program holds it, and works again afterwards', async () => {
    const log = await opened(file, { busyTimeout: 20 });
    await log.create('open', CREATED, []);
    const holder = new Database(file);
    holder.exec('BEGIN IMMEDIATE');
    expect(await log.append('open', 0, entryOf(1))).toMatchObject({
      error: { code: 'store.locked', file },
    });
    expect(await log.position('open')).toEqual({ ok: true, value: 0 });
    holder.exec('ROLLBACK');
    holder.close();
    expect(await log.append('open', 0, entryOf(1))).toEqual({ ok: true, position: 1 });
    await log.close();
  });

  it('says that the disk is full, writes nothing, and works again afterwards', async () => {
    const { db, log } = onConnection();
    await log.create('open', CREATED, [entryOf(1)]);
    db.pragma(`max_page_count = ${Number(db.pragma('page_count'))}`);
    const large = { ...entryOf(2), events: ['x'.repeat(100_000)] };
    expect(await log.append('open', 1, large)).toMatchObject({
      error: { code: 'store.diskFull', file },
    });
    expect(await log.read('open')).toMatchObject({ ok: true, value: [{ position: 1 }] });
    db.pragma('max_page_count = 1000000');
    expect(await log.append('open', 1, large)).toEqual({ ok: true, position: 2 });
    await log.close();
  });

  it('finds nothing for an id with U+0000, not what stands before it', async () => {
    const { log } = onConnection();
    await log.create('open', CREATED, []);
    expect(await log.read('open\0')).toMatchObject({ error: { code: 'store.unknownTournament' } });
    expect(await log.append('open\0x', 0, entryOf(1))).toMatchObject({
      error: { code: 'store.unknownTournament' },
    });
    await log.close();
  });

  it('says that it cannot be written', async () => {
    const { log } = onConnection();
    await log.create('open', CREATED, []);
    await log.close();
    const reader = sqliteEventLog(new Database(file, { readonly: true }));
    expect(await reader.append('open', 0, entryOf(1))).toMatchObject({
      error: { code: 'store.readOnly', file },
    });
    expect(await reader.position('open')).toEqual({ ok: true, value: 0 });
    await reader.close();
  });

  it('says whether writing is possible before anybody writes', async () => {
    const { db } = onConnection();
    const store = sqliteStore(db);
    const full = Number(db.pragma('page_count'));
    db.pragma(`max_page_count = ${full}`);
    expect(await store.tryToWrite()).toMatchObject({ error: { code: 'store.diskFull', file } });
    db.pragma('max_page_count = 1000000');
    expect(await store.tryToWrite()).toEqual({ ok: true, value: null });
    const holder = new Database(file);
    holder.exec('BEGIN IMMEDIATE');
    // Whoever holds it is writing; nobody waits for that here.
    expect(await store.tryToWrite()).toEqual({ ok: true, value: null });
    holder.close();
    await store.close();
    const reader = sqliteStore(new Database(file, { readonly: true }));
    expect(await reader.tryToWrite()).toMatchObject({ error: { code: 'store.readOnly', file } });
    await reader.close();
  });

  it('is not written by a program older than its schema', async () => {
    const { log } = onConnection();
    await log.create('open', CREATED, []);
    const newer = new Database(file);
    newer.pragma(`user_version = ${MIGRATIONS.length + 1}`);
    newer.close();
    expect(await log.append('open', 0, entryOf(1))).toMatchObject({
      error: { code: 'store.newerSchema', found: MIGRATIONS.length + 1, known: MIGRATIONS.length },
    });
    await log.close();
  });
});
