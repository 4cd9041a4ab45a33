import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDefaultStore } from '../default-store.ts';
import { CREATED, entryOf } from '../sample-entries.ts';
import type { EventLog } from '../event-log.ts';
import type { StoreError } from '../store-error.ts';
import { Database } from './driver.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { makeDurable, openSqliteStore } from './open.ts';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.ts';

let folder: TemporaryFolder;
let file: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  file = folder.file('ronde.db');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await folder.dispose();
});

async function opened(path = file): Promise<EventLog> {
  const store = await openSqliteStore(path);
  if (!store.ok) throw new Error(store.error.message);
  return store.value;
}

async function refusal(path = file): Promise<StoreError | null> {
  const store = await openSqliteStore(path, { busyTimeout: 20 });
  if (!store.ok) return store.error;
  await store.value.close();
  return null;
}

const modeOf = (path: string): number => statSync(path).mode & 0o777;

describe('durability', () => {
  it('is asked of SQLite: write-ahead log, full synchronisation, foreign keys', () => {
    const db = new Database(file);
    expect(makeDurable(db)).toEqual({ ok: true, value: null });
    const asked = [
      'journal_mode',
      'synchronous',
      'fullfsync',
      'checkpoint_fullfsync',
      'foreign_keys',
    ];
    expect(asked.map((pragma) => db.pragma(pragma))).toEqual(['wal', 2, 1, 1, 1]);
    db.close();
  });

  it('is refused where the write-ahead log cannot be kept', () => {
    const db = new Database(':memory:');
    expect(makeDurable(db)).toMatchObject({ error: { code: 'store.unsafeFolder' } });
    db.close();
  });

  it('leaves one file when the last program closes', async () => {
    const log = await opened();
    await log.create('open', CREATED, [entryOf(1)]);
    expect(existsSync(`${file}-wal`)).toBe(true);
    await log.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
  });
});

describe.skipIf(process.platform === 'win32')('privacy', () => {
  it('makes folders and files for their owner alone', async () => {
    const path = folder.file('deep/er/ronde.db');
    const log = await opened(path);
    await log.create('open', CREATED, [entryOf(1)]);
    expect([folder.file('deep'), folder.file('deep/er')].map(modeOf)).toEqual([0o700, 0o700]);
    expect([path, `${path}-wal`, `${path}-shm`].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
    await log.close();
  });

  it('leaves the mode of a folder and a file that exist', async () => {
    chmodSync(folder.path, 0o755);
    await (await opened()).close();
    chmodSync(file, 0o640);
    await (await opened()).close();
    expect([folder.path, file].map(modeOf)).toEqual([0o755, 0o640]);
  });
});

describe('opening', () => {
  it('uses RONDE_DATA', async () => {
    vi.stubEnv('RONDE_DATA', folder.file('data'));
    const store = await openDefaultStore();
    expect(store.ok).toBe(true);
    if (store.ok) await store.value.close();
    expect(existsSync(folder.file('data/ronde.db'))).toBe(true);
  });

  it('takes an empty file for a new database', async () => {
    writeFileSync(file, '');
    expect(await refusal()).toBeNull();
  });

  it('refuses a file from a newer program, and leaves it as it is', async () => {
    await (await opened()).close();
    const db = new Database(file);
    db.pragma(`user_version = ${MIGRATIONS.length + 1}`);
    db.close();
    const before = readFileSync(file);
    const error = await refusal();
    const known = MIGRATIONS.length;
    expect(error).toMatchObject({ code: 'store.newerSchema', found: known + 1, known });
    expect(error?.message).toContain('update Ronde');
    expect(readFileSync(file)).toEqual(before);
  });

  it.each([
    ['with tables', 'CREATE TABLE cats (name TEXT)'],
    ['with a schema number', 'PRAGMA user_version = 1'],
    ['of a named program', 'PRAGMA application_id = 42'],
  ])('refuses another program’s database %s, and leaves it as it is', async (_, sql) => {
    const db = new Database(file);
    db.exec(sql);
    db.close();
    const before = readFileSync(file);
    expect(await refusal()).toMatchObject({ code: 'store.foreignFile', file });
    expect(readFileSync(file)).toEqual(before);
  });

  it('refuses what is not a database', async () => {
    writeFileSync(file, 'Winter Open 2026\n'.repeat(100));
    expect(await refusal()).toMatchObject({ code: 'store.corruptFile', file });
  });

  it('refuses a database whose first page is damaged', async () => {
    await (await opened()).close();
    const bytes = readFileSync(file);
    bytes.fill(0xff, 100, 400);
    writeFileSync(file, bytes);
    expect(await refusal()).toMatchObject({ code: 'store.corruptFile', file });
  });

  it('refuses a folder in place of the file', async () => {
    mkdirSync(file);
    expect(await refusal()).toMatchObject({ code: 'store.cannotOpen', file });
  });

  it('refuses a file in place of a folder', async () => {
    writeFileSync(file, '');
    expect(await refusal(folder.file('ronde.db/ronde.db'))).toMatchObject({
      code: 'store.cannotOpen',
    });
  });

  it('waits while another program makes the file, which SQLite by itself does not', async () => {
    const maker = new Database(file);
    maker.exec('BEGIN IMMEDIATE');
    setTimeout(() => {
      maker.close();
    }, 50);
    const store = await openSqliteStore(file, { busyTimeout: 30_000 });
    expect(store).toMatchObject({ ok: true });
    if (store.ok) await store.value.close();
  });

  it('says that another program holds a new file', async () => {
    const holder = new Database(file);
    holder.exec('BEGIN EXCLUSIVE');
    expect(await refusal()).toMatchObject({ code: 'store.locked', file });
    holder.close();
    expect(await refusal()).toBeNull();
  });
});
