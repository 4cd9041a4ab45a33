import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { openMemoryStore } from '@ronde/store/memory.ts';
import type { Store } from '@ronde/store/store.ts';
import { databaseFailure, type StoreError } from '@ronde/store/store-error.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BackupsAnswer, RestoreAnswer, VerifyAnswer } from '../api/backups.ts';
import type { Problem } from '../api/problem.ts';
import { newKey, openHall, playedHall, TOURNAMENT, type Hall } from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

let folder = '';
let hall: Hall;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-backups-'));
  hall = openHall({ folder });
  await playedHall(hall);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const post = (path: string, body: object) => hall.ask(path, { method: 'POST', body });
const backups = async (): Promise<BackupsAnswer> =>
  (await (await hall.ask('/api/backups')).json()) as BackupsAnswer;
const copies = async (): Promise<BackupsAnswer['copies']> => (await backups()).copies;
const take = () => post('/api/backups', { tournament: TOURNAMENT });

describe('copies over HTTP', () => {
  it('are made when asked, listed, checked, and brought back as new ones', async () => {
    expect(await (await take()).json()).toEqual({ taken: 1 });
    expect(await (await take()).json()).toEqual({ taken: 0 });
    const [copy] = await copies();
    expect(copy).toMatchObject({ kind: 'tournament', tournament: TOURNAMENT, reason: 'asked' });
    const verified = await post('/api/backups/verify', { copy: copy?.copy });
    const { tournaments } = (await verified.json()) as VerifyAnswer;
    expect(tournaments).toEqual([{ id: TOURNAMENT, entries: copy?.position, problem: null }]);

    const score = { kind: 'played', score: '0-1' };
    await hall.does('enterResult', { round: 1, board: 2, outcome: score });
    const before = await hall.store.position(TOURNAMENT);
    const back = await post('/api/backups/restore', { copy: copy?.copy });
    expect(back.status).toBe(201);
    const { restored } = (await back.json()) as RestoreAnswer;
    expect(restored).toEqual([
      { from: TOURNAMENT, id: `${TOURNAMENT}-restored`, position: copy?.position },
    ]);
    expect(await hall.store.position(TOURNAMENT)).toEqual(before);
  });

  it('are listed by pages, of one tournament or of all, with the names of the tournaments', async () => {
    await take();
    await hall.store.create(
      'blitz',
      { at: '2026-03-01T09:00:00Z' },
      new PlayedEvent({ name: 'Blitz' }).ledger.entries,
    );
    hall.pass(60);
    await post('/api/backups', { tournament: 'blitz' });
    const listed = async (query: string) =>
      (await (await hall.ask(`/api/backups?${query}`)).json()) as BackupsAnswer;
    const first = await listed('size=1');
    expect(first).toMatchObject({
      copies: [{ tournament: 'blitz' }],
      total: 2,
      next: 1,
      names: { blitz: 'Blitz' },
    });
    expect(await listed('size=1&from=1')).toMatchObject({
      copies: [{ tournament: TOURNAMENT }],
      next: null,
      names: { [TOURNAMENT]: 'Open de Rennes' },
    });
    expect(await listed(`tournament=${TOURNAMENT}`)).toMatchObject({
      copies: [{ tournament: TOURNAMENT }],
      total: 1,
    });
    expect(await listed('tournament=..')).toMatchObject({ copies: [], total: 0 });
  });

  it('say when the newest was made, by hand too and after a new start', async () => {
    expect(await backups()).toEqual({
      lastAt: null,
      lastProblem: null,
      copies: [],
      total: 0,
      next: null,
      names: {},
    });
    await take();
    expect(await backups()).toMatchObject({ lastAt: '2026-03-07T14:00:00Z' });
    await hall.does('enterResult', {
      round: 1,
      board: 2,
      outcome: { kind: 'played', score: '0-1' },
    });
    hall.pass(90);
    await take();
    expect(await backups()).toMatchObject({ lastAt: '2026-03-07T14:01:30Z', lastProblem: null });
    hall = openHall({ folder, store: hall.store });
    expect(await backups()).toMatchObject({ lastAt: '2026-03-07T14:01:30Z' });
  });

  it.each([
    '../../../etc/passwd',
    '/etc/passwd',
    'tournaments/x/../../ronde.db',
    'none/2026-01-01T00-00-00Z_1_asked.ronde',
  ])('%s is no copy', async (copy) => {
    await take();
    for (const action of ['verify', 'restore']) {
      expect(await refusal(post(`/api/backups/${action}`, { copy }))).toBe('404 backup.noSuchFile');
    }
  });

  it('a damaged copy is named, and nothing comes of it', async () => {
    await take();
    const [own = ''] = readdirSync(join(folder, 'backups/tournaments'));
    const place = join(folder, 'backups/tournaments', own);
    const file = join(place, readdirSync(place)[0] ?? '');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"board":2', '"board":9'));
    const [copy] = await copies();
    const restored = post('/api/backups/restore', { copy: copy?.copy });
    expect(await refusal(restored)).toBe('422 backup.damaged');
    expect(await hall.store.list()).toMatchObject({ value: [{ id: TOURNAMENT }] });
  });

  it('a folder that cannot be written is told, and the tournament goes on', async () => {
    writeFileSync(join(folder, 'backups'), 'a file where the folder should be');
    const response = await take();
    expect(response.status).toBe(500);
    expect(((await response.json()) as Problem).code).toMatch(/^backup\.cannot/);
    await hall.does('enterResult', {
      round: 1,
      board: 2,
      outcome: { kind: 'played', score: '1-0' },
    });
  });
});

describe('a store that refuses', () => {
  it.each([
    ['store.diskFull', 507],
    ['store.readOnly', 500],
    ['store.diskFailure', 500],
    ['store.locked', 503],
  ] as const)('%s: said with its code, nothing acknowledged is lost', async (code, status) => {
    const error: StoreError = databaseFailure(code, '/home/x/ronde.db');
    const real = openMemoryStore();
    let refuses = false;
    const store: Store = {
      ...real,
      append: (...asked) =>
        refuses ? Promise.resolve({ ok: false, error }) : real.append(...asked),
    };
    const own = openHall({ store });
    await playedHall(own);
    const enter = (board: number, key: string) =>
      own.command(
        'enterResult',
        { round: 1, board, outcome: { kind: 'played', score: '0-1' } },
        { key, seen: 1 },
      );
    await own.does('enterResult', {
      round: 1,
      board: 2,
      outcome: { kind: 'played', score: '0-1' },
    });
    const before = await real.read(TOURNAMENT);
    refuses = true;
    const key = newKey();
    expect(await refusal(enter(3, key))).toBe(`${status} ${code}`);
    expect(await real.read(TOURNAMENT)).toEqual(before);
    refuses = false;
    const again = await enter(3, key);
    expect(again.status).toBe(200);
    const round = await own.ask(`/api/tournaments/${TOURNAMENT}/rounds/1`);
    expect((await round.text()).match(/"score":"0-1"/g)).toHaveLength(2);
  });
});
