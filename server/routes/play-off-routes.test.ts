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
  const put = (seed: string, playOff: object | null) =>
    hall.ask(PLAY_OFF, { method: 'PUT', body: { seed, playOff } });
  const view = async () => (await (await hall.ask(PLAY_OFF)).json()) as PlayOffView;

  expect(await refusal(put('lots', { ended: null, results: [] }))).toBe('404 playOff.none');
  expect(await refusal(begin(['a', 'nobody']))).toBe('422 playOff.notTied');
  expect(await refusal(begin(['a', 'a']))).toBe('422 playOff.notTied');
  expect((await begin(['b', 'a'])).status).toBe(200);
  expect(await refusal(begin(['a', 'b']))).toBe('409 playOff.underWay');

  // Two more of them play at the same time; nobody plays in both.
  expect(await refusal(begin(['b', 'c']))).toBe('409 playOff.underWay');
  expect((await begin(['c', 'd'])).status).toBe(200);
  const [first, second] = (await view()).held.map(({ seed }) => seed);
  if (first === undefined || second === undefined) throw new Error('two were begun');

  const results = [{ game: 'match-1', result: '½-½' }];
  expect((await put(first, { ended: 1_000, results })).status).toBe(200);
  const { held } = await view();
  expect(held[0]).toMatchObject({ seed: first, ended: 1_000, armageddonAfter: 1 });
  expect(held.map(({ next }) => next.map(({ id }) => id))).toEqual([['match-2'], ['match-1']]);
  await put(first, null);
  expect((await view()).held.map(({ seed }) => seed)).toEqual([second]);
  await put(second, null);
  expect((await view()).held).toEqual([]);
  hall.close();
});
