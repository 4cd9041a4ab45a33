import { readdirSync, statSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chained, chainStart } from '../checksum-chain.ts';
import { entryText } from '../entry-text.ts';
import { CREATED, entryOf } from '../sample-entries.ts';
import { Database } from './driver.ts';
import { migrate, schemaOf } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Migration } from '../migration.ts';
import { makeDurable, openSqliteStore } from './open.ts';
import { sqliteEventLog } from './sqlite-event-log.ts';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.ts';

/** The schema as a later program might have it. */
const step = (schema: number, sql: string): Migration => ({ schema, name: `step ${schema}`, sql });
const KNOWN = MIGRATIONS.length;
const LATER = [...MIGRATIONS, step(KNOWN + 1, 'CREATE TABLE clubs (name TEXT) STRICT')];
const BROKEN = [
  ...LATER,
  step(KNOWN + 2, 'CREATE TABLE a (b TEXT); INSERT INTO nowhere VALUES (1)'),
];

let folder: TemporaryFolder;
let file: string;
let db: Database;

beforeEach(async () => {
  folder = await temporaryFolder();
  file = folder.file('ronde.db');
  db = new Database(file);
  makeDurable(db);
});
afterEach(async () => {
  db.close();
  await folder.dispose();
});

async function filled(): Promise<void> {
  migrate(db, MIGRATIONS);
  await sqliteEventLog(db).create('open', CREATED, [entryOf(1), entryOf(2)]);
}

const copies = (): string[] => readdirSync(folder.path).filter((name) => name.includes('backup'));

describe('migrate', () => {
  it('numbers its steps without gaps and names each once', () => {
    expect(MIGRATIONS.map(({ schema }) => schema)).toEqual(MIGRATIONS.map((_, index) => index + 1));
    expect(new Set(MIGRATIONS.map(({ name }) => name)).size).toBe(MIGRATIONS.length);
    expect(() => migrate(db, [step(2, '')])).toThrow(/numbered/);
  });

  it('makes a new file without a copy', () => {
    expect(migrate(db, MIGRATIONS)).toEqual({ ok: true, value: { backup: null } });
    expect(schemaOf(db)).toBe(MIGRATIONS.length);
    expect(copies()).toEqual([]);
  });

  it('does nothing to a file of the last schema', () => {
    migrate(db, MIGRATIONS);
    expect(migrate(db, MIGRATIONS)).toEqual({ ok: true, value: { backup: null } });
    expect(copies()).toEqual([]);
  });

  it('keeps the data and leaves a copy of the file as it was', async () => {
    await filled();
    const backup = `${file}.schema-${KNOWN}.backup`;
    expect(migrate(db, LATER)).toEqual({ ok: true, value: { backup } });
    expect(schemaOf(db)).toBe(KNOWN + 1);
    expect(db.prepare('SELECT count(*) FROM clubs').pluck().get()).toBe(0);
    expect(await sqliteEventLog(db).read('open')).toMatchObject({ ok: true, value: { length: 2 } });

    const copy = await openSqliteStore(backup);
    expect(copy.ok && (await copy.value.read('open'))).toMatchObject({
      ok: true,
      value: { length: 2 },
    });
    if (copy.ok) await copy.value.close();
  });

  it('brings a log of schema 1 along, whole and open to keys', async () => {
    const first = MIGRATIONS.slice(0, 1);
    migrate(db, first);
    const texts = [entryOf(1), entryOf(2)].map((entry, index) => entryText(entry, index + 1));
    const entries = chained(chainStart('open', CREATED.at), texts);
    db.prepare(
      `INSERT INTO tournaments (id, created_at, position, checksum) VALUES ('open', ?, 0, '')`,
    ).run(CREATED.at);
    for (const { position, at, by, body, checksum } of entries) {
      const row = [position, at, by, body, checksum];
      db.prepare('INSERT INTO entries VALUES (1, ?, ?, ?, ?, ?)').run(...row);
      db.prepare('UPDATE tournaments SET position = ?, checksum = ?').run(position, checksum);
    }
    expect(migrate(db, MIGRATIONS)).toMatchObject({ ok: true });
    const log = sqliteEventLog(db);
    const keyed = { ...entryOf(3), key: 'k' };
    expect(await log.append('open', 2, keyed)).toEqual({ ok: true, position: 3 });
    expect(await log.append('open', 2, keyed)).toMatchObject({ repeated: true });
    expect(await log.read('open')).toMatchObject({ ok: true, value: { length: 3 } });
    expect(
      db.prepare('SELECT position, form, last_at AS at, first_day AS day FROM summaries').all(),
    ).toEqual([{ position: -1, form: 0, at: entryOf(3).at, day: '2026-11-14' }]);
  });

  it('gives every log of schema 2 a summary that waits, with the instant of its last entry', () => {
    migrate(db, MIGRATIONS.slice(0, 2));
    const made = db.prepare('INSERT INTO tournaments VALUES (?, ?, ?, 0, ?, 0, NULL)');
    made.run(1, 'open', CREATED.at, '');
    made.run(2, 'empty', CREATED.at, '');
    const entry = [1, 1, entryOf(7).at, 'chief', '{}', '', null];
    db.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)').run(...entry);
    db.prepare('UPDATE tournaments SET position = 1 WHERE key = 1').run();
    expect(migrate(db, MIGRATIONS)).toMatchObject({ ok: true });
    expect(db.prepare('SELECT tournament, position, last_at AS at FROM summaries').all()).toEqual([
      { tournament: 1, position: -1, at: entryOf(7).at },
      { tournament: 2, position: -1, at: CREATED.at },
    ]);
  });

  it.skipIf(process.platform === 'win32')('makes the copy for its owner alone', async () => {
    await filled();
    migrate(db, LATER);
    expect(statSync(`${file}.schema-${KNOWN}.backup`).mode & 0o777).toBe(0o600);
  });

  it('changes nothing when a step fails, and never writes over a copy', async () => {
    await filled();
    expect(() => migrate(db, BROKEN)).toThrow(/nowhere/);
    expect(schemaOf(db)).toBe(KNOWN);
    expect(db.prepare(`SELECT name FROM sqlite_schema WHERE name IN ('a', 'clubs')`).all()).toEqual(
      [],
    );
    expect(await sqliteEventLog(db).append('open', 2, entryOf(3))).toEqual({
      ok: true,
      position: 3,
    });

    migrate(db, LATER);
    expect(copies()).toEqual([
      `ronde.db.schema-${KNOWN}.backup`,
      `ronde.db.schema-${KNOWN}.backup-2`,
    ]);
  });

  it('is done once when two programs open the file', async () => {
    await filled();
    const other = new Database(file);
    migrate(other, LATER);
    other.close();
    expect(migrate(db, LATER)).toEqual({ ok: true, value: { backup: null } });
    expect(copies()).toHaveLength(1);
  });

  it('refuses the file of a newer program', () => {
    migrate(db, LATER);
    expect(migrate(db, MIGRATIONS)).toMatchObject({
      error: { code: 'store.newerSchema', found: KNOWN + 1, known: KNOWN },
    });
  });
});
