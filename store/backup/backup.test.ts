import { openSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTournamentFile } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scriptPath, start } from '../durability/own-process.ts';
import { entryOf } from '../event-log.contract.ts';
import { openMemoryStore } from '../memory.ts';
import { openSqliteStore } from '../sqlite/open.ts';
import type { Store } from '../store.ts';
import { temporaryFolder, type TemporaryFolder } from '../sqlite/temporary-folder.ts';
import { systemFailure } from './backup-error.ts';
import { byAge, copiesIn, copiesOf, databaseCopies } from './backup-folder.ts';
import { restoreCopy } from './restore-copy.ts';
import { backUpDatabase, backUpTournament } from './take-backup.ts';
import { verifyCopy, verifyStore } from './verify-copy.ts';
import { keptWhole, writeWhole } from './whole-file.ts';

const CREATED = { at: '2026-11-14T18:00:00Z' };
const AT = '2026-11-15T09:30:00Z';
let folder: TemporaryFolder;
let store: Store;

beforeEach(async () => {
  folder = await temporaryFolder();
  store = openMemoryStore();
  const entries = [1, 2, 3].map((board) => entryOf(board));
  await store.create('open', CREATED, entries);
});
afterEach(async () => {
  await store.close();
  await folder.dispose();
});

const backups = () => folder.file('backups');
const request = (at = AT) => ({ backups: backups(), reason: 'asked' as const, at });

async function takeCopy(at = AT): Promise<string> {
  const taken = await backUpTournament(store, 'open', request(at));
  if (!taken.ok) throw new Error(taken.error.message);
  return taken.value.file;
}

describe('a copy of a tournament under a name an older program took', () => {
  it.each([
    ['Festival d’hiver', 'festival-d-hiver'],
    ['*', 'tournament'],
  ])('%j comes back as %j', async (id, back) => {
    const entries = [{ ...entryOf(1), position: 1 }];
    const text = writeTournamentFile({ id, createdAt: CREATED.at, entries });
    const file = folder.file('copy.ronde');
    writeFileSync(file, text);
    const restored = async () => {
      const done = await restoreCopy(store, file);
      return done.ok ? done.value.map((one) => `${one.from} ${one.id}`) : done.error.code;
    };
    expect(await restored()).toEqual([`${id} ${back}`]);
    expect(await restored()).toEqual([`${id} ${back}-restored`]);
    expect(await restored()).toEqual([`${id} ${back}-restored-2`]);
  });
});

describe('a copy of a tournament', () => {
  it('is for its owner alone, sound, and the only file there', async () => {
    const file = await takeCopy();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, '..'))).toHaveLength(1);
    expect(await verifyCopy(file)).toEqual({
      ok: true,
      value: { kind: 'tournament', tournaments: [{ id: 'open', entries: 3, error: null }] },
    });
  });

  it('is not made again when nothing has happened since', async () => {
    const file = await takeCopy();
    const again = await backUpTournament(store, 'open', request('2026-11-15T09:40:00Z'));
    expect(again).toEqual({ ok: true, value: { file, fresh: false } });
  });

  it('is made again when the newest is damaged', async () => {
    const file = await takeCopy();
    writeFileSync(file, readFileSync(file).subarray(0, 100));
    const again = await backUpTournament(store, 'open', request('2026-11-15T09:40:00Z'));
    expect(again).toMatchObject({ ok: true, value: { fresh: true } });
  });

  it('takes the older ones of yesterday with it, but the last', async () => {
    for (const [board, hour] of [10, 11, 12].entries()) {
      await takeCopy(`2026-11-13T${hour}:00:00Z`);
      await store.append('open', 3 + board, entryOf(4 + board));
    }
    await takeCopy();
    const copies = copiesOf(backups(), 'open');
    expect(copies.ok && copies.value.map(({ at }) => at)).toEqual([AT, '2026-11-13T12:00:00Z']);
  });

  it('of an unknown tournament is refused', async () => {
    const taken = await backUpTournament(store, 'none', request());
    expect(taken).toMatchObject({ ok: false, error: { code: 'store.unknownTournament' } });
  });
});

const GAME = {
  ...{ text: '1. e4 *\n', white: 'p1', black: 'p2', vouched: false },
  ...{ by: 'Chief arbiter', at: '2026-11-15T09:30:00Z' },
};

describe('a copy that somebody asks for', () => {
  it('holds pictures and games, and gives them back', async () => {
    const database = openMemoryStore();
    await database.create('blitz', CREATED, [entryOf(1)]);
    const head = {
      id: 'a'.repeat(32),
      name: 'Garage',
      mediaType: 'image/png',
      width: 3,
      height: 2,
    };
    const kept = { ...head, size: 2, bytes: new Uint8Array([0, 255]) };
    await database.pictures.put('blitz', kept);
    await database.games.keep('blitz', [{ round: 1, board: 1, game: GAME }]);
    const taken = await backUpTournament(database, 'blitz', { ...request(), reason: 'asked' });
    const file = taken.ok ? taken.value.file : '';
    const other = openMemoryStore();
    expect(await restoreCopy(other, file, { as: 'b2' })).toMatchObject({ ok: true });
    expect(await other.pictures.get('b2', kept.id)).toEqual({ ok: true, value: kept });
    expect(await other.games.list('b2')).toEqual(await database.games.list('blitz'));
  });
});

describe('a copy of the whole database', () => {
  it('is made while others write, is sound, and gives everything back', async () => {
    const file = folder.file('ronde.db');
    const opened = await openSqliteStore(file);
    if (!opened.ok) throw new Error(opened.error.message);
    const database = opened.value;
    await database.create('open', CREATED, [entryOf(1)]);
    await database.create('blitz', CREATED, [entryOf(1), entryOf(2)]);
    const picture = { id: 'p1', name: 'Garage', mediaType: 'image/png', width: 3, height: 2 };
    const kept = { ...picture, size: 2, bytes: new Uint8Array([0, 255]) };
    await database.pictures.put('blitz', kept);
    await database.games.keep('blitz', [{ round: 1, board: 1, game: GAME }]);
    const taken = await backUpDatabase(file, request());
    await database.append('open', 1, entryOf(2));
    expect(await verifyStore(database)).toMatchObject({ ok: true, value: [{}, {}] });
    await database.close();
    expect(taken).toMatchObject({ ok: true, value: { fresh: true } });
    const copies = databaseCopies(backups());
    const copy = copies.ok ? (copies.value[0]?.file ?? '') : '';
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const before = readFileSync(copy);
    expect(await verifyCopy(copy)).toMatchObject({ ok: true, value: { kind: 'database' } });
    const other = openMemoryStore();
    expect(await restoreCopy(other, copy)).toEqual({
      ok: true,
      value: [
        { from: 'open', id: 'open', position: 1 },
        { from: 'blitz', id: 'blitz', position: 2 },
      ],
    });
    expect(await restoreCopy(other, copy, { tournament: 'blitz', as: 'b2' })).toMatchObject({
      ok: true,
      value: [{ from: 'blitz', id: 'b2' }],
    });
    // What hangs on its walls comes back with a tournament, whatever it is called now.
    expect(await other.pictures.get('b2', 'p1')).toEqual({ ok: true, value: kept });
    expect(await other.games.get('b2', { round: 1, board: 1 })).toMatchObject({
      ...{ ok: true, value: { kept: GAME } },
    });
    expect(await other.pictures.list('open')).toEqual({ ok: true, value: [] });
    expect(readFileSync(copy).equals(before)).toBe(true);
  });

  it('of a torn file is refused, and leaves nothing behind', async () => {
    const file = folder.file('ronde.db');
    writeFileSync(file, 'not a database, and long enough to be read as one '.repeat(100));
    const taken = await backUpDatabase(file, request());
    expect(taken).toMatchObject({ ok: false, error: { code: 'store.corruptFile' } });
    expect(databaseCopies(backups())).toEqual({ ok: true, value: [] });
  });
});

describe('copies of one second', () => {
  it('stand with the one of most entries first', () => {
    const at = AT;
    const copies = [2, 3, 1].map((position) => ({ at, position }));
    const later = { at: '2026-11-15T09:30:01Z', position: 1 };
    expect([...copies, later].sort(byAge)).toEqual([
      { at, position: 1 },
      { at, position: 2 },
      { at, position: 3 },
      later,
    ]);
  });
});

describe('looking through the store', () => {
  it('takes what is archived with it', async () => {
    await store.create('blitz', CREATED, [entryOf(1), entryOf(2)]);
    await store.remove('blitz');
    const seen: string[] = [];
    const found = await verifyStore(store, ({ id }) => Promise.resolve(void seen.push(id)));
    expect(found.ok && found.value.map(({ id, entries }) => `${id} ${entries}`).sort()).toEqual([
      'blitz 2',
      'open 3',
    ]);
    expect(seen.sort()).toEqual(['blitz', 'open']);
  });
});

describe('restoring', () => {
  it('never writes over what is there', async () => {
    const file = await takeCopy();
    const before = await store.read('open');
    const names: string[] = [];
    for (let time = 0; time < 3; time++) {
      const restored = await restoreCopy(store, file);
      names.push(restored.ok ? (restored.value[0]?.id ?? '') : restored.error.code);
    }
    expect(names).toEqual(['open-restored', 'open-restored-2', 'open-restored-3']);
    expect(await store.read('open')).toEqual(before);
    expect(await store.read('open-restored')).toEqual(before);
  });

  it('under a name that is taken is refused', async () => {
    const restored = await restoreCopy(store, await takeCopy(), { as: 'open' });
    expect(restored).toMatchObject({ ok: false, error: { code: 'store.tournamentExists' } });
  });
});

describe('clear words', () => {
  it('for a torn copy: what is damaged, and nothing restored', async () => {
    const file = await takeCopy();
    writeFileSync(file, readFileSync(file).subarray(0, -80));
    expect(await verifyCopy(file)).toMatchObject({
      ok: false,
      error: { code: 'backup.damaged', file },
    });
    expect(await restoreCopy(store, file)).toMatchObject({
      ok: false,
      error: { code: 'backup.damaged' },
    });
    expect(await store.list()).toMatchObject({ ok: true, value: [{ id: 'open' }] });
  });

  it('for a changed copy', async () => {
    const file = await takeCopy();
    writeFileSync(file, readFileSync(file, 'utf8').replace('"board":2', '"board":9'));
    expect(await verifyCopy(file)).toMatchObject({ ok: false, error: { code: 'backup.damaged' } });
  });

  it.each([
    ['a missing file', 'none.ronde', null, 'backup.noSuchFile'],
    ['a picture', 'p.png', '\x89PNG…', 'backup.notABackup'],
    ['an empty file', 'e.ronde', '', 'backup.notABackup'],
  ])('for %s', async (_, name, content, code) => {
    const file = folder.file(name);
    if (content !== null) writeFileSync(file, content);
    expect(await verifyCopy(file)).toMatchObject({ ok: false, error: { code, file } });
  });

  it('when the folder cannot be made', async () => {
    writeFileSync(backups(), 'a file where the folder should be');
    const taken = await backUpTournament(store, 'open', request());
    expect(taken.ok ? null : taken.error.code).toMatch(/^backup\.cannot/);
  });

  it.each([
    ['ENOSPC', 'backup.diskFull'],
    ['EDQUOT', 'backup.diskFull'],
    ['EROFS', 'backup.readOnly'],
    ['EACCES', 'backup.readOnly'],
    ['EIO', 'backup.diskFailure'],
    ['ENAMETOOLONG', 'backup.cannotWrite'],
  ])('for %s of the system: %s', (code, expected) => {
    const thrown = Object.assign(new Error(code), { code, syscall: 'write' });
    expect(systemFailure(thrown, 'x.ronde', 'backup.cannotWrite')?.code).toBe(expected);
  });

  it('leaves the old file when the new one cannot be finished', () => {
    const file = folder.file('kept/x.ronde');
    expect(writeWhole(file, 'one').ok).toBe(true);
    const written = keptWhole(file, (part) => {
      writeFileSync(part, 'tw');
      openSync(folder.file('nowhere/x'), 'w');
    });
    expect(written).toMatchObject({ ok: false, error: { code: 'backup.cannotWrite' } });
    expect(readFileSync(file, 'utf8')).toBe('one');
    expect(readdirSync(folder.file('kept'))).toEqual(['x.ronde']);
  });
});

describe('two writers of the same copy', () => {
  const file = () => folder.file('kept/x.ronde');

  it('do not disturb each other: the one that ends last stays, whole', () => {
    const slow = keptWhole(file(), (part) => {
      writeFileSync(part, 'slo');
      expect(writeWhole(file(), 'quick').ok).toBe(true);
      expect(readFileSync(file(), 'utf8')).toBe('quick');
      writeFileSync(part, 'w', { flag: 'a' });
    });
    expect(slow.ok).toBe(true);
    expect(readFileSync(file(), 'utf8')).toBe('slow');
    expect(readdirSync(folder.file('kept'))).toEqual(['x.ronde']);
  });

  it('in two processes make a sound copy of the database and of the tournament each time', async () => {
    const database = folder.file('ronde.db');
    const opened = await openSqliteStore(database);
    if (!opened.ok) throw new Error(opened.error.message);
    await opened.value.create('open', CREATED, [entryOf(1)]);
    await opened.value.close();
    const script = scriptPath('./testing/copy-again-and-again.ts', import.meta.url);
    const writers = [1, 2].map(() => start([script, database, backups()]));
    await Promise.all(writers.map(({ ended }) => ended));
    for (const { said, child } of writers) {
      expect(said()).toEqual(Array<string>(5).fill('sound'));
      expect(child.exitCode).toBe(0);
    }
    expect(readdirSync(join(backups(), 'database')).every((name) => name.endsWith('.db'))).toBe(
      true,
    );
  }, 30_000);

  it('killed long ago, has left what goes with the next copy; one at work is let be', () => {
    expect(writeWhole(file(), 'one').ok).toBe(true);
    const left = [
      'x.ronde.part',
      'y.ronde.77-00aabbccddee.part',
      'y.db.77-00aabbccddee.part-journal',
    ];
    const atWork = 'y.ronde.78-00aabbccddee.part';
    for (const name of [...left, atWork]) writeFileSync(folder.file(`kept/${name}`), 'half');
    const yesterday = Date.now() / 1000 - 24 * 60 * 60;
    for (const name of left) utimesSync(folder.file(`kept/${name}`), yesterday, yesterday);
    expect(copiesIn(folder.file('kept'))).toEqual({ ok: true, value: [] });
    expect(writeWhole(file(), 'two').ok).toBe(true);
    expect(readdirSync(folder.file('kept')).sort()).toEqual(['x.ronde', atWork]);
  });
});
