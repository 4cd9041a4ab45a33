import { playerId } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { NOW_WORDS } from '../desk/pages/now/now-words.ts';
import { MANUAL_PAIRING_WORDS } from '../desk/pages/rounds/manual-pairing/manual-pairing-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { STEP_WORDS } from '../desk/pages/rounds/steps/step-words.ts';
import { SYSTEM_WORDS } from '../desk/pages/settings/fields/system-words.ts';
import { byHttp, deviceSession, type ByHttp } from './by-http.ts';
import { deskOf, played, type Desk } from './desk.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { hasFocus } from './has-focus.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

const words = ROUNDS_WORDS.en;
const steps = STEP_WORDS.en;

describe.skipIf(CHROMIUM === null)('what may be done to a round, and why not yet', () => {
  let page: Page;
  const { server } = opened(async (_, comes) => {
    ({ page } = await comes());
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

  it('a new event lists what comes before the first pairing, with the buttons of the Now page', async () => {
    const event = await inventedEvent(server.address, {
      name: 'New',
      players: 0,
      rounds: 3,
      settings: { initialColour: null },
    });
    const names = ['Ama', 'Bo', 'Cy', 'Di'];
    await event.do({
      type: 'enterPlayers',
      players: names.map((name) => ({ id: playerId(name), name, ratings: {}, fromRound: 1 })),
    });
    const desk = await sit(event, 'rounds/1');
    const { initialColourMissing, numbersMissing } = NOW_WORDS.en.due;
    await desk.page.getByText(initialColourMissing.text).waitFor();
    expect(await desk.button(words.pair(1)).getAttribute('data-variant')).toBe('default');
    await desk.button(numbersMissing.button).click();
    await desk.button(numbersMissing.button).waitFor({ state: 'detached' });
    await desk.button(initialColourMissing.button).click();
    await desk.page.waitForURL(/\/settings#initialColour$/);
    const colour = desk.page.getByRole('group', { name: SYSTEM_WORDS.en.initialColour });
    await hasFocus(colour);
    await until('it is in sight', () =>
      colour.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      }),
    );
  });

  it('a dispute on the Now page leads to its board, and what each player said is read there', async () => {
    const event = await inventedEvent(server.address, { name: 'Dispute', players: 40, rounds: 3 });
    await beginRound(event, 1);
    const { boards } = await event.view<RoundView>('rounds/1');
    const game = boards.find(({ board }) => board === 19);
    if (game === undefined) throw new Error('no board 19');
    const says = [
      [game.white, played('1-0')],
      [game.black, played('½-½')],
    ] as const;
    for (const [{ id, name }, outcome] of says) {
      const wish = { name, role: 'player', player: id } as const;
      const { cookie } = await deviceSession(server.address, event.tournament, wish);
      const player = byHttp(server.address, event.tournament, cookie);
      await player.do({ type: 'claimResult', round: 1, board: 19, player: id, outcome });
    }
    const desk = await sit(event, 'now');
    await desk.button(NOW_WORDS.en.due.disputedBoard.button).first().click();
    const row = desk.page.locator('tr[aria-current="true"]');
    await row.waitFor();
    expect(await row.locator('th').innerText()).toBe('19');
    for (const [side, score] of [
      [words.white, '1 – 0'],
      [words.black, '½ – ½'],
    ] as const) {
      await row.getByRole('button', { name: words.takeClaim(side, score) }).waitFor();
    }
  });
});
