import { A_PNG } from '@ronde/exchange/pictures/testing/small-pictures.ts';
import { parseTournamentFile } from '@ronde/core/formats/tournament-file/parse-tournament-file.ts';
import { writeTournamentFile } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import { expect, it } from 'vitest';
import type { ImportAnswer } from '../api/import.ts';
import type { PictureAnswer } from '../api/pictures.ts';
import { newKey, openHall, playedHall, STRANGER, TOURNAMENT } from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

const PICTURES = `/api/tournaments/${TOURNAMENT}/pictures`;

it('pictures are brought by arbiters, drawn by anybody, and nothing but drawn', async () => {
  const hall = openHall();
  await playedHall(hall);
  const bring = (file: string, raw: string | typeof A_PNG, asking = {}) =>
    hall.ask(`${PICTURES}?file=${file}`, { ...asking, method: 'POST', raw });
  const kept = await bring('garage.svg', A_PNG);
  expect(kept.status).toBe(201);
  const { picture } = (await kept.json()) as PictureAnswer;
  expect(picture).toMatchObject({ name: 'garage', mediaType: 'image/png', width: 3, height: 2 });
  expect(await (await hall.ask(PICTURES)).json()).toEqual({ pictures: [picture] });

  const shown = await hall.ask(`${PICTURES}/${picture.id}`, STRANGER);
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(A_PNG);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });

  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  expect(await refusal(bring('logo.png', script))).toBe('415 picture.notAPicture');
  expect(await refusal(bring('x.png', 'x'.repeat(5_000_001)))).toBe('413 server.tooLarge');
  expect(await refusal(bring('x.png', A_PNG, STRANGER))).toMatch(/^401/);
  expect(await refusal(hall.ask(`${PICTURES}/${'0'.repeat(32)}`))).toBe('404 picture.unknown');
  expect(await refusal(hall.ask(`${PICTURES}/..%2f..%2fx`))).toBe('400 server.unfitRequest');

  expect((await hall.ask(`${PICTURES}/${picture.id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await (await hall.ask(PICTURES)).json()).toEqual({ pictures: [] });
  hall.close();
});

it('a .ronde file carries them, and each is judged where it is brought in', async () => {
  const hall = openHall();
  await playedHall(hall);
  await hall.ask(`${PICTURES}?file=garage.png`, { method: 'POST', raw: A_PNG });
  const exported = await hall.ask(`/api/tournaments/${TOURNAMENT}/export/ronde`);
  const text = await exported.text();
  const { log } = parseTournamentFile(text);
  const [picture] = log?.pictures ?? [];
  expect(picture).toMatchObject({ name: 'garage', mediaType: 'image/png' });
  const bring = async (raw: string): Promise<ImportAnswer> => {
    const asked = { method: 'POST', raw, headers: { 'content-type': 'application/x-ndjson' } };
    const answer = await hall.ask(`/api/tournaments/import?file=e.ronde&key=${newKey()}`, asked);
    expect(answer.status).toBe(201);
    return (await answer.json()) as ImportAnswer;
  };
  const kept = async (id: string) => (await hall.ask(`/api/tournaments/${id}/pictures`)).json();
  const { id, problems } = await bring(text);
  expect(problems).toEqual([]);
  expect(await kept(id)).toMatchObject({ pictures: [{ id: picture?.id, name: 'garage' }] });

  // Sealed as it should be, and no picture all the same.
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
  if (!log || !picture) throw new Error('nothing was exported');
  const forged = writeTournamentFile({ ...log, pictures: [{ ...picture, content: script }] });
  const other = await bring(forged);
  expect(other.problems).toMatchObject([{ code: 'tournamentFile.picture.unfit' }]);
  expect(await kept(other.id)).toEqual({ pictures: [] });
  hall.close();
});
