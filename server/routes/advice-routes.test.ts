import { expect, it } from 'vitest';
import type { AdviceAnswer } from '../api/advice.ts';
import { openHall } from '../testing/hall.ts';

it('[issue 16.9] advises on systems with figures and the picture of them, in both languages', async () => {
  const hall = openHall();
  const asked = async (query: string) => hall.ask(`/api/advice?${query}`);
  const answer = (await (await asked('players=6&rounds=5&lang=fr')).json()) as AdviceAnswer;
  expect(answer.systems.map(({ system, fits }) => [system, fits])).toEqual([
    ['swiss', true],
    ['roundRobin', true],
    ['double', false],
    ['cup', true],
  ]);
  expect(answer.title).toBe('6 joueurs, 5 rondes, d’après 20 tournois par système');
  expect(answer.picture).toMatch(/^<svg [^>]*aria-label="6 joueurs/);
  for (const query of ['players=1&rounds=5&lang=fr', 'players=9&rounds=0&lang=fr', 'players=9']) {
    expect((await asked(query)).status).toBe(400);
  }
  hall.close();
});
