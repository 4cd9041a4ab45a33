import { A_PNG } from '@ronde/exchange/pictures/testing/small-pictures.ts';
import { expect, it } from 'vitest';
import type { PhotoAnswer } from '../api/photos.ts';
import { eraseOldPhotos } from '../photos/erase-old-photos.ts';
import { openHall, playedHall, STRANGER, TOURNAMENT } from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

const EVENT = `/api/tournaments/${TOURNAMENT}`;
const PHOTOS = `${EVENT}/photos`;

async function halled() {
  const hall = openHall();
  await playedHall(hall);
  await hall.does('enterIncident', { kind: 'illegal', text: 'two hands' });
  const bring = (incident: number, raw: string | typeof A_PNG, asking = {}) =>
    hall.ask(`${PHOTOS}?incident=${incident}`, { ...asking, method: 'POST', raw });
  return { hall, bring };
}

it('photographs belong to an incident, and are for arbiters alone', async () => {
  const { hall, bring } = await halled();
  const kept = await bring(1, A_PNG);
  expect(kept.status).toBe(201);
  const { photo } = (await kept.json()) as PhotoAnswer;
  expect(photo).toMatchObject({ incident: 1, mediaType: 'image/png', width: 3, height: 2 });
  expect(await (await hall.ask(PHOTOS)).json()).toEqual({ photos: [photo] });

  const shown = await hall.ask(`${PHOTOS}/${photo.id}`);
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(A_PNG);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  for (const path of [PHOTOS, `${PHOTOS}/${photo.id}`, `${EVENT}/pictures/${photo.id}`]) {
    expect(await refusal(hall.ask(path, STRANGER))).toMatch(/^40[14]/);
  }
  expect(await refusal(bring(1, A_PNG, STRANGER))).toMatch(/^401/);
  expect(await refusal(bring(2, A_PNG))).toBe('404 photo.unknownIncident');
  expect(await refusal(bring(1, '<svg/>'))).toBe('415 picture.notAPicture');
  expect(await refusal(bring(1, 'x'.repeat(2_000_001)))).toBe('413 server.tooLarge');

  expect((await hall.ask(`${PHOTOS}/${photo.id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await refusal(hall.ask(`${PHOTOS}/${photo.id}`))).toBe('404 photo.unknown');
  hall.close();
});

it('no file carries them', async () => {
  const { hall, bring } = await halled();
  const bare = await (await hall.ask(`${EVENT}/export/ronde`)).text();
  await bring(1, A_PNG);
  expect(await (await hall.ask(`${EVENT}/export/ronde`)).text()).toBe(bare);
  hall.close();
});

it('[LA 5.1, line 8913] they are erased a year after the event', async () => {
  const { hall, bring } = await halled();
  await bring(1, A_PNG);
  const { house } = hall;
  const listed = () => house.store.photos.list(TOURNAMENT);
  await eraseOldPhotos({ ...house, clock: () => new Date('2026-11-18T00:00:00Z') });
  expect((await listed()).ok && (await listed())).toMatchObject({ value: [{ name: '1' }] });
  const later = { ...house, clock: () => new Date('2029-01-01T00:00:00Z') };
  // LA 6.12 App. I A.5: as long as a case is open, what proves it stays.
  await eraseOldPhotos(later);
  expect(await listed()).toMatchObject({ value: [{ name: '1' }] });
  await hall.does('decideIncident', { number: 1, article: '', text: 'a warning', penalties: [] });
  await eraseOldPhotos(later);
  expect(await listed()).toMatchObject({ value: [] });
  hall.close();
});
