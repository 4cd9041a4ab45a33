import type { DrawView } from '@ronde/core/tournament/views/draw.ts';
import { expect, it } from 'vitest';
import type { HallAnswer } from '../api/screens.ts';
import { A_SCREEN } from '../testing/a-screen.ts';
import { openHall, playedHall, STRANGER, TOURNAMENT } from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

const DRAW = `/api/tournaments/${TOURNAMENT}/draw`;

it('[LA 3.1] a draw is begun once, shown forwards, seen on the walls, and put away', async () => {
  const hall = openHall();
  const players = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id, ratings: {}, fromRound: 1 }));
  const settings = { name: 'Lots', firstDay: '2026-03-07', rounds: 3, system: 'berger' };
  const id = TOURNAMENT;
  await hall.ask('/api/tournaments', {
    method: 'POST',
    body: { key: crypto.randomUUID(), id, command: { settings, published: true } },
  });
  await hall.command('enterPlayers', { players });
  const screens = { screens: [{ ...A_SCREEN, pages: [{ view: 'draw' }] }] };
  await hall.ask(`/api/tournaments/${id}/screens`, { method: 'PUT', body: screens });
  const onWall = async (): Promise<HallAnswer['hall']['pages'][number] | undefined> => {
    const answer = await hall.ask(`/api/screens/${A_SCREEN.code}/view`);
    return ((await answer.json()) as HallAnswer).hall.pages[0];
  };
  const show = async (shown: number): Promise<DrawView> =>
    (await (await hall.ask(DRAW, { method: 'PUT', body: { shown } })).json()) as DrawView;

  expect(await onWall()).toMatchObject({ view: 'empty' });
  expect(await refusal(hall.ask(DRAW, { method: 'PUT', body: { shown: 1 } }))).toBe(
    '404 draw.none',
  );
  const impossible = hall.ask(DRAW, { method: 'POST', body: { groups: [9] } });
  expect(await refusal(impossible)).toBe('422 draw.impossible');
  expect((await hall.ask(DRAW, { method: 'POST', body: {} })).status).toBe(200);
  expect(await refusal(hall.ask(DRAW, { method: 'POST', body: {} }))).toBe('409 draw.underWay');
  expect(await refusal(hall.ask(DRAW, { ...STRANGER }))).toMatch(/^401/);

  expect((await show(2)).held).toMatchObject({ shown: 2, of: 4, seed: null });
  expect((await show(1)).held?.shown).toBe(2);
  expect(await onWall()).toMatchObject({ view: 'draw', draw: { shown: 2, of: 4 } });
  const { held } = await show(99);
  expect(held?.shown).toBe(4);
  await hall.command('drawNumbers', { seed: held?.seed });
  const taken = (await (await hall.ask(DRAW)).json()) as DrawView;
  expect(taken).toMatchObject({ numbered: true, held: { taken: true } });

  await hall.ask(DRAW, { method: 'PUT', body: { shown: null } });
  expect(await onWall()).toMatchObject({ view: 'empty' });
  hall.close();
});

it('[C.05] no numbers are drawn once a round is there', async () => {
  const hall = openHall();
  await playedHall(hall);
  expect(await refusal(hall.ask(DRAW, { method: 'POST', body: {} }))).toBe('409 draw.closed');
  hall.close();
});
