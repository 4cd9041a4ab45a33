// `npm test` goes a shorter way: web/browser/keyboard.test.ts
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import { deskOf, played } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { hasFocus } from './has-focus.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { focused, onlyKeys } from './only-keys.ts';
import { opened } from './opened.ts';
import { stageShown } from './stage-shown.ts';

const words = ROUNDS_WORDS.en;

describe.skipIf(CHROMIUM === null)('after a round, without a mouse', () => {
  let page: Page;

  opened(async ({ address }, comes) => {
    ({ page } = await comes());
    const event = await inventedEvent(address, { name: 'Only keys', players: 8, rounds: 3 });
    await beginRound(event, 1);
    for (const [index, score] of (['1-0', '½-½', '0-1', '1-0'] as const).entries()) {
      const outcome = played(score);
      await event.do({ type: 'enterResult', round: 1, board: index + 1, outcome });
    }
    await deskOf(page, `${address}/event/${event.tournament}`, 'en').open('rounds/1');
  });

  it('verifies a round, and closes it', async () => {
    const { closeRound, keys, tabTo } = onlyKeys(page);
    await tabTo(/^input/);
    await until(words.verify);
    await keys(' ');
    await page.getByText(words.verified(0, 4)).waitFor();
    await keys('1', '+', '2', '=', '3', '-');
    await page.getByText(words.verified(3, 4)).waitFor();
    await closeRound();
  });

  /** On through the boxes to tick until it is the one named. */
  async function until(label: string): Promise<void> {
    for (let step = 0; step < 60; step += 1) {
      const at = await page.evaluate(() => {
        const one = document.activeElement;
        return one instanceof HTMLInputElement ? (one.labels?.[0]?.textContent ?? '') : '';
      });
      if (at === label) return;
      await page.keyboard.press('Tab');
      expect((await focused(page)).seen).toBe(true);
    }
    throw new Error(`no box ${label}`);
  }

  it('reads the standings, opens a player, and comes back to the row', async () => {
    const { keys, tabTo } = onlyKeys(page);
    await keys('g', 's');
    await page.getByRole('row').nth(1).waitFor();
    await tabTo(/^tr /);
    const first = (await focused(page)).name;
    await keys('ArrowDown');
    await expect.poll(async () => (await focused(page)).name).not.toBe(first);
    const { name: row, seen } = await focused(page);
    expect(row).toMatch(/^tr /);
    expect(seen).toBe(true);
    await keys('Enter');
    await page.getByRole('complementary').waitFor();
    await keys('Escape');
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    await expect.poll(async () => (await focused(page)).name).toBe(row);
  });

  it('finds a player by the palette, sees the shortcuts, takes back the last step', async () => {
    const { keys } = onlyKeys(page);
    await keys('Control+k');
    const dialog = page.getByRole('dialog');
    await hasFocus(dialog);
    await page.keyboard.type('brandel');
    await dialog.getByText('Brandel, Firmin').waitFor();
    await keys('ArrowDown', 'Enter');
    await page.getByRole('complementary').getByText('Brandel, Firmin').first().waitFor();
    await keys('Escape');
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    await keys('?');
    await dialog.getByText(SHELL_WORDS.en.shortcuts).waitFor();
    await keys('Escape');
    await dialog.waitFor({ state: 'detached' });
    await keys('u');
    await page.getByText(SHELL_WORDS.en.undone, { exact: true }).waitFor();
    await keys('g', 'r');
    await stageShown(page, 'complete').waitFor();
  });
});
