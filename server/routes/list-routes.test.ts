import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  inventedPlayers,
  XML_END,
  XML_START,
  xmlPlayer,
} from '@ronde/core/formats/fide-list/testing/invented-list.ts';
import { importFideList } from '@ronde/exchange/player-lists/import-list.ts';
import { zipOf } from '@ronde/exchange/player-lists/testing/zip-of.ts';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type {
  ApplyDifferencesAnswer,
  ListJob,
  ListPreview,
  ListsAnswer,
  ListSearchAnswer,
  RatingDifferencesAnswer,
} from '../api/lists.ts';
import type { ImportAnswer } from '../api/import.ts';
import type { EntriesPreview } from '../api/imports.ts';
import type { OverviewAnswer } from '../api/overview.ts';
import { builtBeside } from '../testing/built-server.ts';
import { newKey, openHall, playedHall, STRANGER, TOURNAMENT, type Hall } from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

const PEOPLE = [...inventedPlayers(200, 5)];
const LIST = Buffer.from(XML_START + PEOPLE.map(xmlPlayer).join('') + XML_END);
const [SOMEBODY, OTHER] = PEOPLE.filter(({ standard }) => standard !== null);
if (!SOMEBODY || !OTHER) throw new Error('nobody has a rating');

let folder = '';
let hall: Hall;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-lists-'));
  hall = openHall({ folder, listImporter: builtBeside('list-import.js') });
});
afterEach(() => {
  hall.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const raw = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
const send = (file: string, bytes: Uint8Array, rest = '') =>
  hall.ask(`/api/lists/import?source=fide&month=2026-11&file=${encodeURIComponent(file)}${rest}`, {
    method: 'POST',
    raw: raw(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  });

/** Waits until an import is over. */
async function over(response: Response): Promise<ListJob> {
  let job = (await response.json()) as ListJob;
  while (job.phase === 'reading' || job.phase === 'indexing') {
    await new Promise((resume) => setTimeout(resume, 20));
    job = (await (await hall.ask(`/api/lists/jobs/${job.id}`)).json()) as ListJob;
  }
  return job;
}

/** Archives, and the code each is refused with; player-lists.test.ts has them all. */
const UNSOUND = [
  ['a bomb', zipOf([{ name: 'a.xml', bytes: new Uint8Array(30_000_000) }]), 'list.zipBomb'],
  [
    'an archive that would write elsewhere',
    zipOf([{ name: '../../evil.sh', bytes: LIST }]),
    'list.zipEmpty',
  ],
  [
    'an archive that lies about itself',
    zipOf([{ name: 'a.xml', bytes: new Uint8Array(3_000_000), declared: 1_000 }]),
    'list.zipBomb',
  ],
  ['a damaged archive', zipOf([{ name: 'a.xml', bytes: LIST, damaged: true }]), 'list.zipDamaged'],
  ['no archive', Buffer.from('PK\x03\x04 nothing'), 'list.zipDamaged'],
] as const;
const SENT = UNSOUND.slice(0, inject('sizes').combinations === 'all' ? UNSOUND.length : 2);

describe('rating lists', () => {
  it('are sent, imported beside the server, listed and searched', async () => {
    const response = await send('players.zip', zipOf([{ name: 'list.xml', bytes: LIST }]));
    expect(response.status).toBe(201);
    expect(await over(response)).toMatchObject({ phase: 'done', players: 200, problem: null });
    expect(readdirSync(join(folder, 'uploads'))).toEqual([]);
    const { lists } = (await (await hall.ask('/api/lists')).json()) as ListsAnswer;
    expect(lists).toMatchObject([{ source: 'fide', month: '2026-11', players: 200, problems: 0 }]);

    const search = async (q: string, asking = {}): Promise<ListSearchAnswer> => {
      const path = `/api/lists/search?q=${encodeURIComponent(q)}&limit=5&tournament=${TOURNAMENT}`;
      return (await (await hall.ask(path, asking)).json()) as ListSearchAnswer;
    };
    const [hit] = (await search(SOMEBODY.fideId ?? '')).hits;
    expect(hit).toMatchObject({ list: { source: 'fide' }, player: { name: SOMEBODY.name } });
    expect((await search(SOMEBODY.name)).hits.length).toBeGreaterThan(0);

    await playedHall(hall);
    const door = await hall.device({ name: 'door', role: 'checkIn' });
    const [seen] = (await search(SOMEBODY.fideId ?? '', door)).hits;
    expect(seen?.player.birth ?? '').toMatch(/^(\d{4})?$/);
    const path = `/api/lists/search?q=a&tournament=${TOURNAMENT}`;
    expect(await refusal(hall.ask(path, STRANGER))).toBe('401 access.unknown');
  });

  it('are imported one at a time, and stopped when asked', async () => {
    const many = [...inventedPlayers(2_000, 6)].map(xmlPlayer).join('');
    const large = Buffer.from(XML_START + many + XML_END);
    const first = await send('list.xml', large);
    const job = (await first.clone().json()) as ListJob;
    expect(await refusal(send('list.xml', LIST))).toBe('409 list.importRunning');
    const stopped = await hall.ask(`/api/lists/jobs/${job.id}`, { method: 'DELETE' });
    expect(stopped.status).toBe(204);
    expect(['cancelled', 'done']).toContain((await over(first)).phase);
    const again = await send('list.xml', large);
    expect(await over(again)).toMatchObject({ phase: 'done', players: 2_000 });
  });

  it.each(SENT)('%s is refused with its code, and nothing stays', async (_, bytes, code) => {
    const job = await over(await send('list.zip', bytes));
    expect([job.phase, job.problem?.code]).toEqual(['failed', code]);
    const { lists } = (await (await hall.ask('/api/lists')).json()) as ListsAnswer;
    expect(lists).toEqual([]);
    expect(readdirSync(join(folder, 'uploads'))).toEqual([]);
  });

  it.each([
    ['../../../etc/passwd', '415 list.notAList'],
    ['list.exe', '415 list.notAList'],
  ])('a file called %s is refused', async (name, expected) => {
    expect(await refusal(send(name, LIST))).toBe(expected);
    expect(existsSync(join(folder, 'uploads'))).toBe(false);
  });

  it('the sender’s name is no path, whatever it says', async () => {
    const job = await over(await send('../../../../evil.xml', LIST));
    expect(job.phase).toBe('done');
    expect(readdirSync(folder).sort()).toEqual(['player-lists', 'uploads']);
  });

  it.each(['../x', 'FIDE', 'a', 'fide;'])('the source %j is refused', async (source) => {
    const path = `/api/lists/import?source=${encodeURIComponent(source)}&month=2026-11&file=a.xml`;
    const response = hall.ask(path, { method: 'POST', raw: 'x' });
    expect(await refusal(response)).toBe('400 server.unfitRequest');
  });

  it('too much, nothing, or a form is refused', async () => {
    expect(await refusal(send('a.xml', new Uint8Array(5_000_001)))).toBe('413 server.tooLarge');
    expect(await refusal(send('a.xml', new Uint8Array()))).toBe('400 upload.empty');
    const form = hall.ask('/api/lists/import?source=fide&month=2026-11&file=a.xml', {
      method: 'POST',
      raw: 'x',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(await refusal(form)).toBe('415 upload.notAFile');
    expect(readdirSync(join(folder, 'uploads'))).toEqual([]);
    // The place was given back each time.
    expect((await over(await send('a.xml', LIST))).phase).toBe('done');
  });
});

describe('a table of ratings with headings of its own', () => {
  const table = Buffer.from('Qui;Cote;Elo\nYsambart, Noé;1610;3\nOdalric, Ève;1720;4\n');

  it('is shown without being kept, and imported by the columns chosen', async () => {
    const asked = await hall.ask('/api/lists/preview?file=l.csv', {
      method: 'POST',
      raw: raw(table),
    });
    const headings = ['Qui', 'Cote', 'Elo'];
    const rows = [
      ['Ysambart, Noé', '1610', '3'],
      ['Odalric, Ève', '1720', '4'],
    ];
    expect((await asked.json()) as ListPreview).toEqual({
      ...{ sheets: [''], sheet: 0, headingLine: 1 },
      headings,
      columns: { rating: 2 },
      top: [headings, ...rows],
      rows,
    });
    expect(readdirSync(folder)).toEqual([]);
    const job = await over(await send('l.csv', table, '&columns=name=1,rapid=2,rating=0'));
    expect(job).toMatchObject({ phase: 'done', players: 2, problems: [] });
    const found = await hall.ask('/api/lists/search?q=ysambart');
    const [hit] = ((await found.json()) as ListSearchAnswer).hits;
    expect(hit?.player).toMatchObject({ standard: null, rapid: { rating: 1610 } });
  });
});

describe('a tournament beside a list', () => {
  const table = Buffer.from(
    `Nom;Code FIDE;Elo;Courriel\n${SOMEBODY.name};${SOMEBODY.fideId ?? ''};1000;a@b.example\nNobody, Known;;1500;\n`,
  );
  const RATING = SOMEBODY.standard?.rating;
  beforeEach(async () => {
    const file = join(folder, 'list.xml');
    writeFileSync(file, LIST);
    const list = { source: 'fide', month: '2026-11', at: '2026-11-15T09:00:00Z' };
    await importFideList({ ...list, file, folder: join(folder, 'player-lists') });
  });

  it('shows what differs, and takes it over once', async () => {
    await playedHall(hall);
    const { fideId } = SOMEBODY;
    await hall.does('correctPlayer', { player: 'a', changes: { fideId } });
    await hall.does('correctPlayer', { player: 'b', changes: { fideId: OTHER.fideId } });
    const path = `/api/tournaments/${TOURNAMENT}/rating-differences`;
    const check = async (): Promise<RatingDifferencesAnswer> =>
      (await (await hall.ask(`${path}?list=fide`)).json()) as RatingDifferencesAnswer;
    const before = await check();
    expect(before).toMatchObject({ list: { source: 'fide', month: '2026-11' } });
    expect(before.unknown).toHaveLength(4);
    const fields = before.differences.filter(({ player }) => player === 'a').map((d) => d.field);
    expect(fields).toContain('name');
    const apply = (more: object) =>
      hall.ask(`${path}/apply`, {
        method: 'POST',
        body: { seen: before.position, key: newKey(), list: 'fide', kind: 'standard', ...more },
      });
    const key = newKey();
    const only = [{ player: 'a', field: 'name' }];
    const one = (await (await apply({ key, only })).json()) as ApplyDifferencesAnswer;
    expect(one).toMatchObject({ applied: ['a'], refused: [] });
    const twice = (await (await apply({ key, only })).json()) as ApplyDifferencesAnswer;
    expect(twice.position).toBe(one.position);
    const seen = one.position;
    const all = (await (await apply({ seen })).json()) as ApplyDifferencesAnswer;
    expect([...all.applied].sort()).toEqual(['a', 'b']);
    expect((await check()).differences).toEqual([]);
    expect(await refusal(hall.ask(`${path}?list=ffe`))).toBe('404 list.unknown');
    // [B.02 1] by the rate of play, until the arbiter says otherwise.
    expect((await check()).kind).toBe('standard');
    await hall.does('changeSettings', { changes: { timeControl: '3+2' } });
    expect((await check()).kind).toBe('blitz');
    await hall.does('changeSettings', { changes: { ratingKind: 'rapid' } });
    expect((await check()).kind).toBe('rapid');
    const other = await hall.ask(`${path}?list=fide&kind=standard`);
    expect(((await other.json()) as RatingDifferencesAnswer).kind).toBe('standard');
  });

  it('takes entries looked up in the lists', async () => {
    const made = await hall.ask(`/api/tournaments/import?key=${newKey()}&file=e.csv&rounds=5`, {
      method: 'POST',
      raw: raw(table),
    });
    expect(made.status).toBe(201);
    const { id, entries, rechecked } = (await made.json()) as ImportAnswer;
    expect([entries, rechecked]).toEqual([{ certain: 1, candidates: 0, none: 1 }, []]);
    const players = await hall.ask(`/api/tournaments/${id}/players`);
    expect(await players.text()).toContain(`"fide":${String(RATING)}`);
  });

  it.each([
    ['', 'standard'],
    ['&kind=rapid', 'rapid'],
  ])('entries taken with %j make a tournament of %s ratings', async (asked, expected) => {
    const path = `/api/tournaments/import?key=${newKey()}&file=e.csv&rounds=5${asked}`;
    const made = await hall.ask(path, { method: 'POST', raw: raw(table) });
    const { id } = (await made.json()) as ImportAnswer;
    const { overview } = (await (
      await hall.ask(`/api/tournaments/${id}`)
    ).json()) as OverviewAnswer;
    expect(overview.ratingKind).toBe(expected);
  });

  it('previews entries without writing, to be entered by the usual command', async () => {
    await playedHall(hall);
    const before = await hall.store.position(TOURNAMENT);
    const path = `/api/tournaments/${TOURNAMENT}/import-entries?file=e.csv`;
    const response = await hall.ask(path, { method: 'POST', raw: raw(table) });
    const preview = (await response.json()) as EntriesPreview;
    expect(preview.entries).toMatchObject([
      { line: 2, match: 'certain', details: { ratings: { fide: RATING }, fromRound: 2 } },
      { line: 3, match: 'none', details: { name: 'Nobody, Known' }, already: null },
    ]);
    expect(await hall.store.position(TOURNAMENT)).toEqual(before);
    const players = preview.entries.map(({ details }) => details);
    await hall.does('enterPlayers', { players });
    const again = await hall.ask(path, { method: 'POST', raw: raw(table) });
    const { entries } = (await again.json()) as EntriesPreview;
    expect(entries.map(({ already }) => already)).toEqual(players.map(({ id }) => id));
    const [first] = players;
    expect(entries[0]).toMatchObject({ alreadyBy: 'fideId', twice: null });
    const doubled = `Name;FIDE ID\n${first?.name ?? ''};\nRoy, Jo;600700\nJ. Roy;600700\n`;
    const repeated = await hall.ask(path, { method: 'POST', raw: raw(Buffer.from(doubled)) });
    expect(((await repeated.json()) as EntriesPreview).entries).toMatchObject([
      { already: first?.id, twice: null },
      { already: null, alreadyBy: null, twice: null },
      { already: null, alreadyBy: null, twice: { line: 3, by: 'fideId' } },
    ]);
    const swapped = await hall.ask(`${path}&columns=name=1,rating=9`, {
      method: 'POST',
      raw: raw(table),
    });
    expect(swapped.status).toBe(200);
    expect(await refusal(hall.ask(`${path}&columns=nothing=1`, { method: 'POST' }))).toBe(
      '400 server.unfitRequest',
    );
  });
});
