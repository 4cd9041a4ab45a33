import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OwnLawsAnswer } from '../api/own-laws.ts';
import { openHall, playedHall, TOURNAMENT, type Asking, type Hall } from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

let hall: Hall;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-own-laws-'));
  hall = openHall({ folder });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const PATH = '/api/own-laws/laws-2018';
const put = (text: string, asking: Asking = {}, path = PATH): Promise<Response> =>
  hall.ask(path, { ...asking, method: 'PUT', body: { language: 'fr', text } });
const kept = async (): Promise<OwnLawsAnswer['copies']> =>
  ((await (await hall.ask(PATH)).json()) as OwnLawsAnswer).copies;

it('[E.01] splits an own copy by article, and keeps it', async () => {
  expect(await kept()).toEqual([]);
  const answer = await put('# Sept\n\n- **7.1** Mots à moi\net la suite.\n- 8.2 Encore.\n');
  expect(answer.status).toBe(200);
  const copy = { '7.1': 'Mots à moi et la suite.', '8.2': 'Encore.' };
  expect(await kept()).toEqual([{ language: 'fr', articles: copy }]);
});

it('keeps nothing of a text without articles, and knows its editions', async () => {
  expect(await refusal(put('no number at all'))).toBe('422 ownLaws.noArticle');
  expect(await refusal(put('7.1 One', {}, '/api/own-laws/laws-1850'))).toBe(
    '404 ownLaws.unknownEdition',
  );
  expect((await put('4.5 Online', {}, '/api/own-laws/online')).status).toBe(200);
  expect(await kept()).toEqual([]);
});

it('is read by the staff of a tournament and brought by the chief of the house alone', async () => {
  await playedHall(hall);
  await put('7.1 One');
  const deputy = await hall.device({ name: 'Deputy', role: 'deputy' });
  expect((await hall.ask(`${PATH}?tournament=${TOURNAMENT}`, deputy)).status).toBe(200);
  expect((await hall.ask(PATH, deputy)).status).toBe(403);
  expect((await put('7.1 Two', deputy)).status).toBe(403);
  expect(await kept()).toEqual([{ language: 'fr', articles: { '7.1': 'One' } }]);
});
