import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { deskOf, played } from './desk.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

describe.skipIf(CHROMIUM === null)('what a page shows is what it has seen', () => {
  let page: Page;
  const { server } = opened(async (_, comes) => {
    ({ page } = await comes());
  });

  it('of the event before nothing: in one whose log is shorter a deed is done', async () => {
    const wish = { name: 'Longer', players: 8, rounds: 3 };
    const longer = await inventedEvent(server.address, wish);
    await beginRound(longer, 1);
    await enterResults(longer, 1, 4);
    const shorter = await inventedEvent(server.address, { ...wish, name: 'Shorter' });
    await goTo(page, `${server.address}/event/${longer.tournament}/now`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const address = `${server.address}/event/${shorter.tournament}`;
    await goTo(page, `${address}/rounds/1`);
    const desk = deskOf(page, address, 'en');
    await desk.step(desk.words.rounds.pair(1), async () => {
      const { stage } = await shorter.view<RoundView>('rounds/1');
      return stage === 'draft';
    });
  });

  it('a round that comes before the overview is no reason to ask who was faster', async () => {
    const event = await inventedEvent(server.address, { name: 'Seen', players: 8, rounds: 3 });
    await beginRound(event, 1);
    const address = `${server.address}/event/${event.tournament}`;
    const desk = deskOf(page, address, 'en');
    await goTo(page, `${address}/rounds/1`);
    const first = async () => (await event.view<RoundView>('rounds/1')).boards[0];
    const board = await first();
    if (board === undefined) throw new Error('no board 1');
    await desk.row(board, { kind: 'notEntered' }).waitFor();
    // From now on the overview is on its way.
    await page.route(`**/api/tournaments/${event.tournament}`, () => undefined);
    await event.do({ type: 'enterResult', round: 1, board: 1, outcome: played('1-0') });
    await desk.row(board, played('1-0')).waitFor();
    await event.do({ type: 'clearResult', round: 1, board: 1 });
    await desk.row(board, { kind: 'notEntered' }).waitFor();
    await desk.type(1, '0-1');
    await until('it is written', async () => (await first())?.outcome.kind === 'played');
    expect(await page.getByText(COMMAND_WORDS.en.conflict).count()).toBe(0);
  });
});
