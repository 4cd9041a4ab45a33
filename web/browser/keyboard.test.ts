import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import type { ByHttp } from './by-http.ts';
import { CHROMIUM } from './harness.ts';
import { hasFocus } from './has-focus.ts';
import { inventedEvent } from './invented-event.ts';
import { focused, onlyKeys } from './only-keys.ts';
import { opened } from './opened.ts';
import { stageShown } from './stage-shown.ts';

const words = ROUNDS_WORDS.en;

describe.skipIf(CHROMIUM === null)('a round without a mouse', () => {
  let page: Page;
  let event: ByHttp;

  const { server, sits } = opened(async ({ address }) => {
    page = await sits();
    event = await inventedEvent(address, { name: 'Only keys', players: 8, rounds: 3 });
  });

  it('[WCAG 2.4.1] from the home page to the event; the first stop leads past the navigation', async () => {
    const { keys, press } = onlyKeys(page);
    await page.goto(server.address);
    await page.getByRole('link', { name: 'Only keys' }).waitFor();
    await page.keyboard.press('Tab');
    expect((await focused(page)).name).toContain(SHELL_WORDS.en.skip);
    await press('Only keys');
    await page.getByRole('navigation', { name: SHELL_WORDS.en.pages }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await keys('Tab', 'Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('page');
  });

  it('[WCAG 2.1.1] pairs, publishes and begins the round', async () => {
    const { keys, press } = onlyKeys(page);
    await keys('g', 'r');
    await page.getByRole('heading', { level: 1, name: words.heading(1) }).waitFor();
    await press(words.pair(1));
    await stageShown(page, 'draft').waitFor();
    await keys('1', 'w');
    await page.getByRole('complementary').getByRole('heading').first().waitFor();
    await keys('Escape');
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    await press(words.publish);
    await stageShown(page, 'published').waitFor();
    await press(words.start);
    await stageShown(page, 'playing').waitFor();
  });

  it('enters every result, opens the forfeits and leaves them with Escape', async () => {
    const { keys } = onlyKeys(page);
    await keys('1', 'Enter', '1', '2', '=', '3', '-');
    await keys('4', 'f');
    const dialog = page.getByRole('dialog');
    await hasFocus(dialog);
    await trapped(dialog.getByRole('button').count());
    await keys('Escape');
    await dialog.waitFor({ state: 'detached' });
    await keys('4', 'f');
    await dialog.waitFor();
    await keys('1');
    await stageShown(page, 'complete').waitFor();
    const { boards } = await event.view<RoundView>('rounds/1');
    expect(boards.map(({ outcome }) => outcome)).toEqual([
      { kind: 'played', score: '1-0' },
      { kind: 'played', score: '½-½' },
      { kind: 'played', score: '0-1' },
      { kind: 'forfeit', winner: 'white' },
    ]);
  });

  /** Tab stays in the dialog, however long, and each stop is seen. */
  async function trapped(stops: Promise<number>): Promise<void> {
    for (let step = 0; step < (await stops) + 2; step += 1) {
      await page.keyboard.press('Tab');
      expect((await focused(page)).seen).toBe(true);
      const inside = await page.evaluate(
        () => document.activeElement?.closest('[role="dialog"]') !== null,
      );
      expect(inside).toBe(true);
    }
  }

  it('closes the round', async () => {
    await onlyKeys(page).closeRound();
  });
});
