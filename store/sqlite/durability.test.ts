import { renameSync, writeFileSync } from 'node:fs';
import { randomFrom } from '@ronde/core/rules/random.ts';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { nthEntry, TOURNAMENT } from '../durability/nth-entry.ts';
import { dally, scriptPath, start } from '../durability/own-process.ts';
import { CREATED, entryOf } from '../sample-entries.ts';
import { Database } from './driver.ts';
import { openSqliteStore } from './open.ts';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.ts';

const APPENDER = scriptPath('../durability/append-until-killed.ts', import.meta.url);
const OPENER = scriptPath('open-together.ts', import.meta.url);
const LOCK_HOLDER = scriptPath('hold-write-lock.ts', import.meta.url);
const APPENDS = 1_000;
const WRITER = 'arbiter';
const { writerKills, makerKills, filesMadeTogether } = inject('sizes');

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.dispose());

function integrityOf(file: string): unknown {
  const db = new Database(file);
  try {
    return db.pragma('integrity_check');
  } finally {
    db.close();
  }
}

describe(`kill -9 during ${APPENDS} appends`, () => {
  const random = randomFrom(20261115).below;
  const runs = Array.from({ length: writerKills.sqlite }, (_, index) => ({
    run: index + 1,
    killAt: 1 + random(APPENDS),
    dallying: random(3_000),
  }));

  it.each(runs)('run $run, at entry $killAt', async ({ run, killAt, dallying }) => {
    const file = folder.file(`run-${run}.db`);
    let killed = false;
    const writer = start([APPENDER, file, WRITER], ({ child, said }) => {
      // The first line is `opening`.
      if (killed || said().length <= killAt) return;
      dally(dallying);
      killed = child.kill('SIGKILL');
    });
    await writer.ended;
    expect(writer.child.signalCode).toBe('SIGKILL');

    const acknowledged = writer.said().slice(1).map(Number);
    expect(acknowledged).toEqual(acknowledged.map((_, index) => index + 1));
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAt);

    expect(integrityOf(file)).toBe('ok');
    const store = await openSqliteStore(file);
    if (!store.ok) throw new Error(store.error.message);
    // Reading verifies the checksum of every entry and the end of the log.
    const read = await store.value.read(TOURNAMENT);
    if (!read.ok) throw new Error(read.error.message);
    const entries = read.value;
    // Whole or not at all: beyond what was acknowledged, at most the entry being written.
    expect(entries.length - acknowledged.length).toBeOneOf([0, 1]);
    expect(entries).toEqual(
      entries.map((_, index) => ({ ...nthEntry(WRITER, index + 1), position: index + 1 })),
    );
    const next = await store.value.append(TOURNAMENT, entries.length, nthEntry('second', 1));
    expect(next).toEqual({ ok: true, position: entries.length + 1 });
    await store.value.close();
  });
});

describe('kill -9 while a new file is being made', () => {
  const random = randomFrom(7).below;
  const runs = Array.from({ length: makerKills }, (_, index) => ({
    run: index + 1,
    dallying: random(30_000),
  }));

  it.each(runs)('run $run, after $dallying µs', async ({ run, dallying }) => {
    const file = folder.file(`run-${run}.db`);
    let killed = false;
    const writer = start([APPENDER, file, WRITER], ({ child }) => {
      if (killed) return;
      dally(dallying);
      killed = child.kill('SIGKILL');
    });
    await writer.ended;
    expect(writer.child.signalCode).toBe('SIGKILL');

    const store = await openSqliteStore(file);
    if (!store.ok) throw new Error(store.error.message);
    const read = await store.value.read(TOURNAMENT);
    const made = read.ok ? read.value.length : 0;
    if (!read.ok) expect(read.error.code).toBe('store.unknownTournament');
    expect(made).toBeGreaterThanOrEqual(writer.said().length - 1);
    await store.value.close();
    expect(integrityOf(file)).toBe('ok');
  });
});

describe('several processes on one file', () => {
  it('lose nothing of one another, from the making of the file on', async () => {
    const names = ['first', 'second', 'third'];
    const each = 60;
    const file = folder.file('ronde.db');
    const writers = names.map((name) => start([APPENDER, file, name, String(each)]));
    await Promise.all(writers.map(({ ended }) => ended));
    expect(writers.map(({ child }) => child.exitCode)).toEqual([0, 0, 0]);

    const store = await openSqliteStore(file);
    if (!store.ok) throw new Error(store.error.message);
    const read = await store.value.read(TOURNAMENT);
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value).toHaveLength(names.length * each);
    for (const [index, name] of names.entries()) {
      const own = read.value.filter(({ by }) => by === name);
      expect(own.map(({ position }) => position)).toEqual(
        writers[index]?.said().slice(1).map(Number),
      );
      expect(own.map(({ events }) => events)).toEqual(
        own.map((_, n) => nthEntry(name, n + 1).events),
      );
    }
    await store.value.close();
  });

  it('wait for one another: who reads in order to write takes the write lock first', async () => {
    const file = folder.file('ronde.db');
    const store = await openSqliteStore(file);
    if (!store.ok) throw new Error(store.error.message);
    await store.value.create('open', CREATED, [entryOf(1)]);
    const other = start([LOCK_HOLDER, file, '300']);
    await expect.poll(other.said).toEqual(['held']);
    // What a transaction read before the other one committed could not be written upon.
    expect(await store.value.append('open', 1, entryOf(2))).toEqual({ ok: true, position: 2 });
    await other.ended;
    expect(other.child.exitCode).toBe(0);
    await store.value.close();
  });

  it('open and make the same files at the same moments', async () => {
    const [files, pause] = [filesMadeTogether, 60];
    const args = [folder.path, String(files), String(pause)];
    const openers = ['first', 'second', 'third'].map((name) => start([OPENER, ...args, name]));
    const words = (): string[][] => openers.map(({ said }) => said());
    await expect.poll(words).toEqual([['ready'], ['ready'], ['ready']]);
    writeFileSync(folder.file('growing'), String(Date.now() + 50));
    renameSync(folder.file('growing'), folder.file('go'));
    await Promise.all(openers.map(({ ended }) => ended));
    expect(words()).toEqual([['ready'], ['ready'], ['ready']]);
    expect(openers.map(({ child }) => child.exitCode)).toEqual([0, 0, 0]);
  });
});
