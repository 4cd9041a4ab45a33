import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CREATION, nthEntry, TOURNAMENT } from '../durability/nth-entry.ts';
import { Database } from './driver.ts';
import { openSqliteStore } from './open.ts';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.ts';

/** Files written by better-sqlite3, which Ronde used before: see corpus/README.md. */
const CORPUS = fileURLToPath(new URL('../../corpus/better-sqlite3-store/', import.meta.url));
/** As many entries stand in the file itself, and as many in all with those of the log beside it. */
const [IN_FILE, IN_ALL] = [38, 45];

let folder: TemporaryFolder;
let file: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  file = folder.file('ronde.db');
});
afterEach(() => folder.dispose());

function unpack(...names: string[]): void {
  for (const name of names) {
    writeFileSync(folder.file(name), gunzipSync(readFileSync(`${CORPUS}${name}.gz`)));
  }
}

const entriesUpTo = (last: number) =>
  Array.from({ length: last }, (_, index) => ({
    ...nthEntry('arbiter', index + 1),
    position: index + 1,
  }));

async function opened() {
  const store = await openSqliteStore(file);
  if (!store.ok) throw new Error(store.error.message);
  return store.value;
}

it('a store left by a killed program opens with everything that was acknowledged', async () => {
  unpack('ronde.db', 'ronde.db-wal', 'ronde.db-shm');
  const store = await opened();
  expect(await store.read(TOURNAMENT)).toEqual({ ok: true, value: entriesUpTo(IN_ALL) });
  expect(await store.read('blitz')).toMatchObject({ value: [{ by: 'deputy', position: 1 }] });
  expect(await store.keptSettings.get('presets', 'club')).toEqual({
    ok: true,
    value: { rounds: 7 },
  });
  expect(await store.access.accounts()).toMatchObject({ value: [{ login: 'Chief' }] });
  const repeated = await store.append(TOURNAMENT, 3, nthEntry('arbiter', IN_ALL));
  expect(repeated).toEqual({ ok: true, position: IN_ALL, repeated: true });
  const again = await store.create('other', { at: CREATION, key: 'made-once' }, []);
  expect(again).toMatchObject({ value: { id: 'blitz', repeated: true } });
  const next = await store.append(TOURNAMENT, IN_ALL, nthEntry('second', 1));
  expect(next).toEqual({ ok: true, position: IN_ALL + 1 });
  await store.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
  const db = new Database(file);
  expect(db.pragma('integrity_check')).toBe('ok');
  db.close();
});

it('so does the file alone, with what stood in it', async () => {
  unpack('ronde.db');
  const store = await opened();
  expect(await store.read(TOURNAMENT)).toEqual({ ok: true, value: entriesUpTo(IN_FILE) });
  await store.close();
});
