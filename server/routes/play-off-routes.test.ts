import type { PlayOffView } from '@ronde/core/tournament/views/play-off.ts';
import { expect, it } from 'vitest';
import { openHall, TOURNAMENT } from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

const PLAY_OFF = `/api/tournaments/${TOURNAMENT}/play-off`;

it('[LA 5.2 1] a play-off is begun once, kept game by game, and put away', async () => {
  const hall = openHall();
  const players = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id, ratings: {}, fromRound: 1 }));
  const settings = { name: 'Ties', firstDay: '2026-03-07', rounds: 1, initialColour: 'white' };
  await hall.ask('/api/tournaments', {
    method: 'POST',
    body: { key: crypto.randomUUID(), id: TOURNAMENT, command: { settings, published: true } },
  });
  await hall.command('enterPlayers', { players });
  await hall.command('assignNumbers', { reason: 'initialOrder' });
  await hall.command('pairRound', { round: 1 });
  await hall.command('publishRound', { round: 1 });
  const begin = (asked: readonly string[]) =>
    hall.ask(PLAY_OFF, { method: 'POST', body: { players: asked, armageddonAfter: 1 } });
  const put = (playOff: object | null) => hall.ask(PLAY_OFF, { method: 'PUT', body: { playOff } });

  expect(await refusal(put({ ended: null, results: [] }))).toBe('404 playOff.none');
  expect(await refusal(begin(['a', 'nobody']))).toBe('422 playOff.notTied');
  expect(await refusal(begin(['a', 'a']))).toBe('422 playOff.notTied');
  expect((await begin(['b', 'a'])).status).toBe(200);
  expect(await refusal(begin(['a', 'b']))).toBe('409 playOff.underWay');

  const kept = await put({ ended: 1_000, results: [{ game: 'match-1', result: '½-½' }] });
  expect(kept.status).toBe(200);
  const { held } = (await (await hall.ask(PLAY_OFF)).json()) as PlayOffView;
  expect(held).toMatchObject({ ended: 1_000, armageddonAfter: 1 });
  expect(held?.next.map(({ id }) => id)).toEqual(['match-2']);
  await put(null);
  expect(((await (await hall.ask(PLAY_OFF)).json()) as PlayOffView).held).toBeNull();
  hall.close();
});
