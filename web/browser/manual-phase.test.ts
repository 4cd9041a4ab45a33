import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MANUAL_PAIRING_WORDS } from '../desk/pages/rounds/manual-pairing/manual-pairing-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { STEP_WORDS } from '../desk/pages/rounds/steps/step-words.ts';
import type { ByHttp } from './by-http.ts';
import { deskOf, type Desk } from './desk.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = ROUNDS_WORDS.en;
const steps = STEP_WORDS.en;

describe.skipIf(CHROMIUM === null)('what may be done to a round, and why not yet', () => {
  let page: Page;
  const { server, sits } = opened(async () => {
    page = await sits();
  });
  const sit = async (event: ByHttp, path: string): Promise<Desk> => {
    const address = `${server.address}/event/${event.tournament}`;
    await goTo(page, `${address}/${path}`);
    return deskOf(page, address, 'en');
  };

  it('while the hand changes a draft nothing else can be done to it', async () => {
    const event = await inventedEvent(server.address, { name: 'By hand', players: 8, rounds: 3 });
    await event.do({ type: 'pairRound', round: 1 });
    const desk = await sit(event, 'rounds/1');
    await desk.button(words.change).click();
    await desk.page.getByText(steps.byHand).waitFor();
    for (const step of [words.publish, words.discard, words.pairAgain]) {
      expect(await desk.button(step).count()).toBe(0);
    }
    const { boards } = await event.view<RoundView>('rounds/1');
    const [one, other] = [boards[0]?.black.name, boards[1]?.black.name];
    if (one === undefined || other === undefined) throw new Error('no two boards');
    const byHand = desk.page.getByRole('region', { name: words.change });
    await byHand.getByRole('button', { name: one, exact: true }).click();
    await byHand.getByRole('button', { name: other, exact: true }).click();
    const changed = byHand.getByText(MANUAL_PAIRING_WORDS.en.changed, { exact: true });
    await expect.poll(() => changed.count()).toBe(2);
    await desk.button(words.change_end).click();
    const dialog = desk.page.getByRole('dialog', { name: MANUAL_PAIRING_WORDS.en.compareTitle });
    // The rule by which the engine pairs otherwise, for each of the two boards.
    await dialog.getByRole('status').nth(1).waitFor();
    await dialog.getByRole('button', { name: MANUAL_PAIRING_WORDS.en.back }).click();
    await desk.button(words.change_cancel).click();
    await desk.button(words.publish).waitFor();
  });

  it('a round in play says which boards it waits for, and how its publication is taken back', async () => {
    const event = await inventedEvent(server.address, { name: 'Waits', players: 8, rounds: 3 });
    await beginRound(event, 1);
    await enterResults(event, 1, 1);
    const desk = await sit(event, 'rounds/1');
    const close = desk.button(steps.close(1));
    expect(await close.getAttribute('aria-disabled')).toBe('true');
    await desk.page.getByText(steps.noResult(3, '2–4')).waitFor();
    await desk.button(steps.more).click();
    await desk.page.getByRole('menuitem', { name: steps.takeBack }).click();
    const dialog = desk.page.getByRole('dialog', { name: steps.takeBackTitle(1) });
    await dialog.getByText(steps.takeBackResults(1)).waitFor();
    await dialog.getByRole('button', { name: steps.takeBackDo }).click();
    await desk.confirmUntil('a draft again', () => desk.button(words.publish).isVisible());
    expect((await event.view<RoundView>('rounds/1')).stage).toBe('draft');
  });
});
