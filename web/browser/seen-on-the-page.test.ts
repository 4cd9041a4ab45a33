import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { deskOf } from './desk.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

describe.skipIf(CHROMIUM === null)('what a page shows is what it has seen', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('of the event before nothing: in one whose log is shorter a deed is done', async () => {
    const wish = { name: 'Longer', players: 8, rounds: 3 };
    const longer = await inventedEvent(server.address, wish);
    await beginRound(longer, 1);
    await enterResults(longer, 1, 4);
    const shorter = await inventedEvent(server.address, { ...wish, name: 'Shorter' });
    const page = await sits();
    await page.goto(`${server.address}/event/${longer.tournament}/now`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const address = `${server.address}/event/${shorter.tournament}`;
    await goTo(page, `${address}/rounds/1`);
    const desk = deskOf(page, address, 'en');
    const before = await shorter.position();
    await desk.step(
      desk.words.rounds.pair(1),
      async () => (await shorter.position()) === before + 1,
    );
    expect((await shorter.view<RoundView>('rounds/1')).stage).toBe('draft');
  });
});
