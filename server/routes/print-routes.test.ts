import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineEvent } from '@ronde/core/tournament/views/testing/engine-event.ts';
import { EVERYTHING_CONFIRMED } from '@ronde/core/tournament/testing/random-season.ts';
import type { PaperValues } from '@ronde/core/documents/papers/paper-values.ts';
import type { PaperName } from '@ronde/core/documents/papers/papers.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sheetsPath, type PrintsAnswer, type PrintState } from '../api/prints.ts';
import { openHall, STRANGER, TOURNAMENT, type Hall } from '../testing/hall.ts';

const AT = '2026-03-01T09:00:00.000Z';
const PATH = `/api/tournaments/${TOURNAMENT}/prints`;
const PACK: readonly PaperName[] = ['pairings', 'pairings-by-name', 'result-sheet', 'result-slips'];

let folder: string;
let hall: Hall;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-prints-'));
  hall = openHall({ folder });
  const event = engineEvent(8, 1, { name: 'Open', rounds: 5 });
  await hall.store.create(TOURNAMENT, { at: AT }, event.ledger.entries);
});
afterEach(() => {
  hall.close();
  rmSync(folder, { recursive: true });
});

const listed = async (of: Hall = hall): Promise<PrintsAnswer> =>
  (await (await of.ask(PATH)).json()) as PrintsAnswer;
const states = async (of: Hall = hall): Promise<Record<string, PrintState>> =>
  Object.fromEntries((await listed(of)).papers.map(({ paper, state }) => [paper, state]));
const all = (state: PrintState): Record<string, PrintState> =>
  Object.fromEntries(PACK.map((paper) => [paper, state]));
const make = (papers: readonly PaperName[], round = 1) =>
  hall.ask(PATH, { method: 'POST', body: { round, papers, language: 'fr' } });
const printed = (papers: readonly PaperName[]) =>
  hall.ask(`${PATH}/printed`, { method: 'POST', body: { round: 1, papers } });

it('nothing is made before it is asked for, and the round is the last one published', async () => {
  expect(await states()).toEqual(all('toMake'));
  expect((await listed()).round).toBe(1);
});

it('made, printed, and after a power cut what was not printed is there to be printed', async () => {
  expect((await make(PACK)).status).toBe(204);
  expect(await states()).toEqual(all('made'));
  expect((await printed(['pairings'])).status).toBe(204);
  hall.close();
  const again = openHall({ folder, store: hall.store });
  const left = { ...all('made'), pairings: 'printed' };
  expect(await states(again)).toEqual(left);
  const waiting = PACK.filter((paper) => paper !== 'pairings');
  const file = await again.ask(sheetsPath(TOURNAMENT, 1, waiting));
  expect(file.headers.get('content-type')).toBe('application/pdf');
  const values = (await file.json()) as readonly PaperValues[];
  expect(values.map(({ paper }) => paper)).toEqual(waiting);
  again.close();
});

it('a paper that a power cut has cut short was not made', async () => {
  await make(['pairings']);
  const own = join(folder, 'prints', TOURNAMENT);
  const [name = ''] = readdirSync(own);
  writeFileSync(join(own, name), readFileSync(join(own, name), 'utf8').slice(0, 100));
  expect(await states()).toEqual(all('toMake'));
});

it('a correction makes what it touches stale; made again, it waits for the printer', async () => {
  await make(PACK);
  await printed(PACK);
  await hall.does(
    'correctPlayer',
    { player: 'p1', changes: { name: 'Renamed, Anna' } },
    EVERYTHING_CONFIRMED,
  );
  expect(await states()).toEqual(all('stale'));
  await make(['pairings']);
  expect(await states()).toEqual({ ...all('stale'), pairings: 'made' });
});

it('made by itself when a round is published, with files in the folder that was chosen', async () => {
  const to = join(folder, 'to print');
  const settings = { automatic: true, folder: to, language: 'en' };
  expect((await hall.ask(PATH, { method: 'PUT', body: settings })).status).toBe(204);
  for (const board of [1, 2, 3, 4]) {
    const outcome = { kind: 'played', score: '1-0' };
    await hall.does('enterResult', { round: 1, board, outcome }, EVERYTHING_CONFIRMED);
  }
  await hall.does('closeRound', { round: 1 }, EVERYTHING_CONFIRMED);
  await hall.does('pairRound', { round: 2 }, EVERYTHING_CONFIRMED);
  await hall.does('publishRound', { round: 2 }, EVERYTHING_CONFIRMED);
  await hall.prints.settled();
  expect((await listed()).round).toBe(2);
  expect(await states()).toEqual(all('made'));
  expect(readdirSync(to).sort()).toEqual(
    PACK.map((paper) => `${TOURNAMENT}-round-2-${paper}.pdf`).sort(),
  );
});

it('a folder is whole, and is chosen and shown at the server’s own computer alone', async () => {
  const body = { automatic: false, folder: 'prints', language: 'fr' };
  expect((await hall.ask(PATH, { method: 'PUT', body })).status).toBe(400);
  expect((await listed()).mayChooseFolder).toBe(true);
  expect((await hall.ask(PATH, STRANGER)).status).toBe(401);
});

it.each([
  ['a round to come', 7, PACK, 422, 'paper.notPublished'],
  ['a paper of another place', 1, ['badges'] as const, 422, 'paper.notForThisEvent'],
])('%s is refused', async (_, round, papers, status, code) => {
  const refused = await make(papers, round);
  expect([refused.status, await refused.json()]).toEqual([
    status,
    expect.objectContaining({ code }),
  ]);
});

it('a folder that cannot be written to is told, and the papers are kept', async () => {
  const blocked = join(folder, 'file');
  writeFileSync(blocked, '');
  await hall.ask(PATH, {
    method: 'PUT',
    body: { automatic: false, folder: join(blocked, 'in'), language: 'fr' },
  });
  const refused = await make(['pairings']);
  expect([refused.status, await refused.json()]).toMatchObject([507, { code: 'paper.notKept' }]);
  expect((await states())['pairings']).toBe('made');
});
