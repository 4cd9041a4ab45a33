import { beforeEach, describe, expect, it } from 'vitest';
import { CREATED, entryOf } from './sample-entries.ts';
import type { EventLog } from './event-log.ts';
import { openMemoryStore } from './memory.ts';
import { exportTournament, importTournament } from './tournament-transfer.ts';

let store: EventLog;
let text: string;

beforeEach(async () => {
  store = openMemoryStore();
  await store.create(
    'open',
    CREATED,
    [1, 2, 3].map((board) => entryOf(board)),
  );
  const exported = await exportTournament(store, 'open');
  text = exported.ok ? exported.value : '';
});

describe('exportTournament', () => {
  it('gives the whole tournament, which another store takes as it is', async () => {
    const other = openMemoryStore();
    expect(await importTournament(other, text)).toEqual({
      ok: true,
      value: { id: 'open', position: 3, problems: [] },
    });
    expect(await other.read('open')).toEqual(await store.read('open'));
    expect(await other.list()).toEqual(await store.list());
    expect(await exportTournament(other, 'open')).toEqual({ ok: true, value: text });
  });

  it('gives an archived tournament too', async () => {
    await store.remove('open');
    expect(await exportTournament(store, 'open')).toEqual({ ok: true, value: text });
  });

  it('refuses an unknown tournament', async () => {
    expect(await exportTournament(store, 'none')).toMatchObject({
      error: { code: 'store.unknownTournament', id: 'none' },
    });
  });
});

describe('importTournament', () => {
  it('never writes over a tournament', async () => {
    expect(await importTournament(store, text)).toMatchObject({
      error: { code: 'store.tournamentExists', id: 'open' },
    });
    await store.remove('open');
    expect(await importTournament(store, text)).toMatchObject({
      error: { code: 'store.tournamentExists', archived: true },
    });
  });

  it('takes a copy under another name, which then goes its own way', async () => {
    await importTournament(store, text, { as: 'copy' });
    expect(await store.append('copy', 3, entryOf(4))).toEqual({ ok: true, position: 4 });
    expect(await store.position('open')).toEqual({ ok: true, value: 3 });
  });

  it('refuses an unusable name', async () => {
    expect(await importTournament(store, text, { as: ' ' })).toMatchObject({
      error: { code: 'store.unusableId' },
    });
  });

  it('refuses a damaged file, says why, and adds nothing', async () => {
    const other = openMemoryStore();
    const refused = await importTournament(other, text.replace('"board":2', '"board":5'));
    expect(refused).toMatchObject({
      error: {
        code: 'store.unreadableFile',
        problems: [{ code: 'tournamentFile.end.checksum', line: 5 }],
      },
    });
    expect(!refused.ok && refused.error.message).toContain('does not match its checksum');
    expect(await other.list({ archived: true })).toEqual({ ok: true, value: [] });
  });

  it('takes what is readable of a cut off file when asked to', async () => {
    const cut = text.slice(0, text.indexOf('"position":3') + 20);
    const other = openMemoryStore();
    const taken = await importTournament(other, cut, { acceptDamaged: true });
    expect(taken).toMatchObject({ value: { id: 'open', position: 2 } });
    expect(taken.ok && taken.value.problems.map(({ code }) => code)).toEqual([
      'tournamentFile.entry.unreadable',
      'tournamentFile.end.missing',
    ]);
  });

  it('cannot take a file without a readable header, even when asked to', async () => {
    expect(await importTournament(store, text.slice(5), { acceptDamaged: true })).toMatchObject({
      error: { code: 'store.unreadableFile' },
    });
  });

  it('passes on what the reader noticed without harm', async () => {
    const marked = await importTournament(store, `\ufeff${text}`, { as: 'copy' });
    expect(marked).toMatchObject({
      value: { problems: [{ severity: 'note', code: 'tournamentFile.byteOrderMark' }] },
    });
  });
});
