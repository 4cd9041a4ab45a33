// `npm test` goes a shorter way: web/browser/palette.test.ts
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PALETTE_WORDS } from '../desk/palette/palette-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { STANDINGS_WORDS } from '../desk/pages/standings/standings-words.ts';
import type { ByHttp } from './by-http.ts';
import { deskOf } from './desk.ts';
import { gate } from './gate.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { paletteKeys, type PaletteKeys } from './palette-keys.ts';
import { stageShown } from './stage-shown.ts';

describe.skipIf(CHROMIUM === null)('more of the palette, by keys alone', () => {
  let page: Page;
  let event: ByHttp;
  let palette: PaletteKeys;

  opened(async ({ address }, come) => {
    ({ page } = await come());
    palette = paletteKeys(page, 'en');
    event = await inventedEvent(address, { name: 'Ctrl K', players: 16, rounds: 3 });
    await event.do({ type: 'pairRound', round: 1 });
    await deskOf(page, `${address}/event/${event.tournament}`, 'en').open('standings');
  });

  const words = PALETTE_WORDS.en;

  it('publishes and begins a round from another page, while a view is slow to come', async () => {
    // Set up before anything is on its way: a request in flight may be lost when routing begins.
    let view = gate();
    view.open();
    await page.route(`**/api/tournaments/${event.tournament}`, async (route) => {
      await view.passed;
      await route.continue();
    });
    await page.getByRole('heading', { level: 1, name: STANDINGS_WORDS.en.heading }).waitFor();
    view = gate();
    await palette.choose('publish', words.steps.publish(1));
    await page.getByRole('heading', { level: 1, name: ROUNDS_WORDS.en.heading(1) }).waitFor();
    view.open();
    await stageShown(page, 'published').waitFor();
    view = gate();
    await palette.choose('begins', words.steps.start(1));
    view.open();
    await stageShown(page, 'playing').waitFor();
  });

  it('leads to a board by a word and its number', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('n');
    await page.getByRole('heading', { level: 1, name: 'Now' }).waitFor();
    await palette.choose('board 7', words.board(7));
    await page.locator('tr[aria-current="true"] th').getByText('7', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('1');
    await page.getByRole('row', { name: /^Board 7,.*White won$/ }).waitFor();
  });

  it('leads to a board though the list stands by name', async () => {
    await page.getByText(ROUNDS_WORDS.en.byName, { exact: true }).click();
    await page.getByRole('columnheader', { name: ROUNDS_WORDS.en.opponent }).waitFor();
    await palette.choose('5', words.board(5));
    await page.locator('tr[aria-current="true"] th').getByText('5', { exact: true }).waitFor();
  });

  it('prints the page alone', async () => {
    await page.evaluate(() => {
      window.print = () => {
        const alone = document.querySelector('[role="dialog"]') === null;
        document.documentElement.dataset['printed'] = alone ? 'alone' : 'covered';
      };
    });
    await palette.choose('print', words.print);
    await page.locator('html[data-printed="alone"]').waitFor({ state: 'attached' });
  });

  it('opens the standings after a round, and changes the colours', async () => {
    await palette.choose('standings 1', words.standingsAfter(1));
    await page.getByRole('heading', { level: 1, name: STANDINGS_WORDS.en.heading }).waitFor();
    expect(new URL(page.url()).searchParams.get('after')).toBe('1');
    await palette.choose('dark', words.theme.dark);
    await page.locator('html[data-mantine-color-scheme="dark"]').waitFor({ state: 'attached' });
  });
});
