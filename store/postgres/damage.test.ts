import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CREATED, entryOf } from '../sample-entries.ts';
import type { Store } from '../store.ts';
import { openPostgresStore } from './open.ts';
import { findPostgres } from './testing/find-postgres.ts';
import { startTestServer, type TestServer } from './testing/postgres-server.ts';

const COLUMNS = 'at, by_whom, body, request_key, checksum';

describe.runIf(findPostgres() !== null)('a damaged log on PostgreSQL', () => {
  let server: TestServer;
  let log: Store;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.clear('postgres');
    const opened = await openPostgresStore(server.address('postgres'));
    if (!opened.ok) throw new Error(opened.error.message);
    log = opened.value;
    await log.create(
      'open',
      CREATED,
      [1, 2, 3, 4, 5].map((board) => entryOf(board)),
    );
    await log.create('blitz', CREATED, [entryOf(1)]);
  });
  afterEach(() => log.close());

  const OPEN = `tournament = (SELECT key FROM tournaments WHERE id = 'open')`;
  /** Changes the tables as another program or a failing disk might, past our own guards. */
  const tamper = (sql: string): Promise<void> =>
    server.run(
      'postgres',
      `SET search_path = ronde; SET session_replication_role = replica; ${sql}`,
    );

  it.each([
    [
      'a changed body',
      `UPDATE entries SET body = replace(body, '½', '1') WHERE position = 3`,
      3,
      'altered',
    ],
    ['a changed author', `UPDATE entries SET by_whom = 'x' WHERE position = 1`, 1, 'altered'],
    [
      'a changed key',
      `UPDATE entries SET request_key = 'x' WHERE ${OPEN} AND position = 2`,
      2,
      'altered',
    ],
    ['a changed checksum', `UPDATE entries SET checksum = 'x' WHERE position = 5`, 5, 'altered'],
    ['a lost entry', `DELETE FROM entries WHERE position = 2`, 2, 'missing'],
    ['a lost end', `DELETE FROM entries WHERE position >= 4`, 4, 'missing'],
    ['no entries', `DELETE FROM entries`, 1, 'missing'],
    [
      'an entry beyond the end',
      `INSERT INTO entries (tournament, position, ${COLUMNS})
       SELECT tournament, 6, ${COLUMNS} FROM entries WHERE ${OPEN} AND position = 5`,
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
  ])('is noticed at reading: %s', async (_, sql, position, corruption) => {
    await tamper(sql);
    expect(await log.read('open')).toMatchObject({
      error: { code: 'store.corruptEntry', id: 'open', position, corruption },
    });
    expect(await log.list()).toMatchObject({ ok: true });
  });

  it.each([
    ['a lost end', `DELETE FROM entries WHERE position >= 4`],
    ['a changed end', `UPDATE tournaments SET checksum = 'x' WHERE id = 'open'`],
  ])('takes no further entries: %s', async (_, sql) => {
    await tamper(sql);
    expect(await log.append('open', 5, entryOf(6))).toMatchObject({
      ok: false,
      error: { code: 'store.corruptEntry', id: 'open' },
    });
  });

  it('does not touch the other tournaments', async () => {
    await tamper(`DELETE FROM entries WHERE ${OPEN} AND position = 3`);
    expect(await log.read('blitz')).toMatchObject({ value: [{ position: 1 }] });
    expect(await log.read('open', { upTo: 2 })).toMatchObject({ value: { length: 2 } });
  });

  it.each([
    `UPDATE entries SET body = 'x'`,
    `DELETE FROM entries`,
    `TRUNCATE entries`,
    `INSERT INTO entries (tournament, position, ${COLUMNS})
     SELECT tournament, 8, ${COLUMNS} FROM entries WHERE ${OPEN} AND position = 5`,
    `INSERT INTO entries (tournament, position, ${COLUMNS})
     SELECT tournament, position + 6, ${COLUMNS} FROM entries WHERE ${OPEN} AND position > 3`,
    `DELETE FROM tournaments`,
    `TRUNCATE tournaments CASCADE`,
  ])('is not made by a slip of ours: %s', async (sql) => {
    await expect(server.run('postgres', `SET search_path = ronde; ${sql}`)).rejects.toThrow(
      /never|only ever/,
    );
    expect(await log.read('open')).toMatchObject({ ok: true, value: { length: 5 } });
  });
});
