import { Database } from '@ronde/store/sqlite/driver.ts';
import { failure, success } from '@ronde/core/rules/result.ts';
import { openMemoryStore } from '@ronde/store/memory.ts';
import { migrate } from '@ronde/store/sqlite/migrate.ts';
import { MIGRATIONS } from '@ronde/store/sqlite/migrations/index.ts';
import { makeDurable, sqliteStore } from '@ronde/store/sqlite/open.ts';
import { temporaryFolder, type TemporaryFolder } from '@ronde/store/sqlite/temporary-folder.ts';
import { databaseFailure, serverFailure, type StoreError } from '@ronde/store/store-error.ts';
import type { Store } from '@ronde/store/store.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openHall, STRANGER, TOURNAMENT, type Hall } from './testing/hall.ts';
import { refusal } from './testing/problem-of.ts';

const health = (hall: Hall) => hall.ask('/healthz', STRANGER);

/** A store that refuses as it is told, and counts how often it was asked. */
function refusing(): {
  readonly store: Store;
  readonly told: { error: StoreError | null; asked: number };
} {
  const memory = openMemoryStore();
  const told: { error: StoreError | null; asked: number } = { error: null, asked: 0 };
  return {
    told,
    store: {
      ...memory,
      tryToWrite: () => {
        told.asked += 1;
        return Promise.resolve(told.error === null ? success(null) : failure(told.error));
      },
      append: (...entry) =>
        told.error === null
          ? memory.append(...entry)
          : Promise.resolve({ ok: false, error: told.error }),
    },
  };
}

const create = (hall: Hall) =>
  hall.ask('/api/tournaments', {
    method: 'POST',
    body: {
      key: 'make-open',
      id: TOURNAMENT,
      command: { settings: { name: 'Open', firstDay: '2026-03-07', rounds: 5 } },
    },
  });
const mark = (hall: Hall, name: string) => hall.command('markRestorePoint', { name }, { seen: 1 });

describe('whether writing is possible', () => {
  it.each([
    databaseFailure('store.diskFull', '/data/ronde.db'),
    databaseFailure('store.readOnly', '/data/ronde.db'),
    databaseFailure('store.diskFailure', '/data/ronde.db'),
    serverFailure('store.serverUnreachable', 'postgres://db.example.org/ronde'),
    serverFailure('store.serverReadOnly', 'postgres://db.example.org/ronde'),
  ])('$code is said to everybody, with nothing private', async (error) => {
    const { store, told } = refusing();
    const hall = openHall({ store });
    expect(await (await health(hall)).json()).toEqual({ status: 'ok' });
    told.error = error;
    hall.pass(5);
    const response = await health(hall);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ code: error.code, params: {} });
    told.error = null;
    hall.pass(5);
    expect((await health(hall)).status).toBe(200);
  });

  it('is asked of the store once, however many strangers ask', async () => {
    const { store, told } = refusing();
    const hall = openHall({ store });
    await Promise.all(Array.from({ length: 200 }, () => health(hall)));
    hall.pass(2);
    await health(hall);
    expect(told.asked).toBe(1);
    hall.pass(2);
    await health(hall);
    expect(told.asked).toBe(2);
  });

  it('is asked once of a server that has run for long, too', async () => {
    const { store, told } = refusing();
    const hall = openHall({ store });
    hall.pass(100_000);
    await health(hall);
    await health(hall);
    expect(told.asked).toBe(1);
  });

  it('is known by what is really written: nobody has to ask the store', async () => {
    const { store, told } = refusing();
    const hall = openHall({ store });
    expect((await create(hall)).status).toBe(201);
    expect((await health(hall)).status).toBe(200);
    told.error = databaseFailure('store.diskFull', '/data/ronde.db');
    // Nothing has been asked for since, and nothing may be for a moment.
    expect((await health(hall)).status).toBe(200);
    expect(await refusal(mark(hall, 'one'))).toBe('507 store.diskFull');
    expect(await refusal(health(hall))).toBe('503 store.diskFull');
    told.error = null;
    expect((await mark(hall, 'two')).status).toBe(200);
    expect((await health(hall)).status).toBe(200);
    expect(told.asked).toBe(0);
  });

  it('another program that writes for a while is no fault', async () => {
    const { store, told } = refusing();
    const hall = openHall({ store });
    told.error = databaseFailure('store.locked', '/data/ronde.db');
    expect((await health(hall)).status).toBe(200);
  });
});

describe('on SQLite', () => {
  let folder: TemporaryFolder;
  let file: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
    file = folder.file('ronde.db');
  });
  afterEach(() => folder.dispose());

  it('a disk that is full is told, before anything is lost and after', async () => {
    const db = new Database(file);
    makeDurable(db);
    migrate(db, MIGRATIONS);
    const hall = openHall({ store: sqliteStore(db) });
    expect((await create(hall)).status).toBe(201);
    db.pragma(`max_page_count = ${Number(db.pragma('page_count'))}`);
    hall.pass(5);
    expect(await refusal(health(hall))).toBe('503 store.diskFull');
    db.pragma('max_page_count = 1000000');
    hall.pass(5);
    expect((await health(hall)).status).toBe(200);
    hall.close();
    await hall.store.close();
  });

  it('a file that cannot be written is told', async () => {
    const db = new Database(file);
    makeDurable(db);
    migrate(db, MIGRATIONS);
    db.close();
    const hall = openHall({ store: sqliteStore(new Database(file, { readonly: true })) });
    expect(await refusal(health(hall))).toBe('503 store.readOnly');
    hall.close();
    await hall.store.close();
  });
});
