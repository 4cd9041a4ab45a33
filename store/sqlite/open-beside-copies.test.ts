import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUpDatabase, backUpTournament } from '../backup/take-backup.ts';
import { openDefaultStore, type Meaning } from '../default-store.ts';
import { CREATED, entryOf } from '../sample-entries.ts';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.ts';

let folder: TemporaryFolder;
let file: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  file = folder.file('ronde.db');
});
afterEach(() => folder.dispose());

const open = (env: Readonly<Record<string, string>> = {}, meaning: Meaning = 'unasked') =>
  openDefaultStore({ RONDE_DATA: folder.path, ...env }, { meaning });

/** What opening is refused for; null when it is not. */
async function refusal(...how: Parameters<typeof open>) {
  const opened = await open(...how);
  if (!opened.ok) return opened.error;
  await opened.value.close();
  return null;
}

async function lists(...how: Parameters<typeof open>): Promise<readonly string[]> {
  const opened = await open(...how);
  if (!opened.ok) throw new Error(opened.error.message);
  const listed = await opened.value.list({ archived: true });
  await opened.value.close();
  return listed.ok ? listed.value.map(({ id }) => id) : [];
}

/** A tournament and copies of it; their files, the newest of the whole database last. */
async function withCopies(kinds: 'both' | 'tournament' = 'both'): Promise<string[]> {
  const opened = await open();
  if (!opened.ok) throw new Error(opened.error.message);
  await opened.value.create('open', CREATED, [entryOf(1)]);
  const backups = folder.file('backups');
  const asked = { backups, reason: 'asked' as const };
  const taken = [
    await backUpTournament(opened.value, 'open', { ...asked, at: '2026-11-15T10:00:00Z' }),
    ...(kinds === 'both'
      ? [
          await backUpDatabase(file, { ...asked, at: '2026-11-15T09:00:00Z' }),
          await backUpDatabase(file, { ...asked, at: '2026-11-15T09:30:00Z' }),
        ]
      : []),
  ];
  await opened.value.close();
  return taken.map((one) => (one.ok ? one.value.file : ''));
}

describe('a database with nothing in it, beside copies', () => {
  it.each([
    ['that is gone', false],
    ['of no bytes', true],
  ])('%s is a question, and nothing is made', async (_, there) => {
    const copies = await withCopies();
    rmSync(file);
    if (there) writeFileSync(file, '');
    const before = existsSync(file) ? readFileSync(file).length : null;
    const error = await refusal();
    expect(error).toMatchObject({ code: 'store.emptyBesideCopies', file, copy: copies.at(-1) });
    for (const word of [file, copies.at(-1), 'ronde restore', 'RONDE_ANEW=1']) {
      expect(error?.message).toContain(word);
    }
    expect(existsSync(file) ? readFileSync(file).length : null).toBe(before);
  });

  it('of another program’s start, without any tournament, is a question too', async () => {
    const copies = await withCopies();
    rmSync(file);
    expect(await lists({}, 'restoring')).toEqual([]);
    expect(await refusal()).toMatchObject({
      code: 'store.emptyBesideCopies',
      copy: copies.at(-1),
    });
  });

  it('names a tournament’s copy where there is no other', async () => {
    const [copy] = await withCopies('tournament');
    rmSync(file);
    expect(await refusal()).toMatchObject({ copy });
  });

  it('is begun anew by whoever says so, once for all', async () => {
    const copies = await withCopies();
    rmSync(file);
    expect(await lists({ RONDE_ANEW: '1' })).toEqual([]);
    expect(await lists()).toEqual([]);
    for (const copy of copies) expect(existsSync(copy)).toBe(true);
    expect(await refusal({ RONDE_ANEW: '0' })).toBeNull();
  });
});

describe('no question', () => {
  it('at a first start', async () => {
    expect(await refusal()).toBeNull();
    expect(await refusal()).toBeNull();
  });

  it('where the folder of copies holds none', async () => {
    mkdirSync(folder.file('backups/tournaments/open-12345678'), { recursive: true });
    mkdirSync(folder.file('backups/database'), { recursive: true });
    writeFileSync(folder.file('backups/tournaments/notes.txt'), 'x');
    writeFileSync(folder.file('backups/database/2026-11-15T09-00-00Z_0_asked.db.1-a.part'), 'x');
    expect(await refusal()).toBeNull();
  });

  it('where the tournaments are there, archived even', async () => {
    await withCopies();
    const opened = await open();
    if (!opened.ok) throw new Error(opened.error.message);
    await opened.value.remove('open');
    await opened.value.close();
    expect(await lists()).toEqual(['open']);
  });

  it('where a database without tournaments was copied whole', async () => {
    expect(await refusal()).toBeNull();
    const request = { backups: folder.file('backups'), reason: 'asked' as const };
    await backUpDatabase(file, { ...request, at: '2026-11-15T09:00:00Z' });
    expect(await refusal()).toBeNull();
  });
});
