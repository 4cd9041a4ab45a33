import { SITUATION_TITLES } from '@ronde/core/decisions/situations/situation-titles.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DECISION_WORDS } from '../decisions/decision-words.ts';
import { PUBLICATION_WORDS } from '../desk/event/publication-words.ts';
import { MISSING_WORDS } from '../desk/later/missing-words.ts';
import { FILES_WORDS } from '../desk/pages/files/files-words.ts';
import { PAPERS_WORDS } from '../desk/pages/files/papers-words.ts';
import { PLAYERS_WORDS } from '../desk/pages/players/players-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { FIELDS_WORDS } from '../desk/pages/settings/fields/fields-words.ts';
import { TIE_BREAK_WORDS } from '../desk/pages/settings/fields/tie-break-words.ts';
import { SETTINGS_WORDS } from '../desk/pages/settings/settings-words.ts';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import { asAfterAnUpdate, deskInParts } from './desk-in-parts.ts';
import { gate } from './gate.ts';
import { CHROMIUM } from './harness.ts';
import { holdUp } from './hold-up.ts';
import { until } from './until.ts';

describe.skipIf(CHROMIUM === null)('parts of the desk that come later', () => {
  const { server, comes, at, open } = deskInParts();
  const goTo = (desk: Page, name: string): Promise<void> =>
    desk
      .getByRole('navigation', { name: SHELL_WORDS.en.pages })
      .getByRole('link', { name, exact: false })
      .click();

  const part = (name: string): string => `**/assets/${name}-*.js`;

  it('gone after an update: said with the remedy, the page and what is typed stay', async () => {
    const { page } = at();
    await page.route('**/assets/players-page-*.js', asAfterAnUpdate);
    await open('settings');
    const place = page.getByLabel(FIELDS_WORDS.en.place, { exact: true });
    await place.fill('Half typed');
    await goTo(page, 'Players');
    const told = page.getByRole('alert').filter({ hasText: MISSING_WORDS.en.replaced });
    await told.waitFor();
    expect(new URL(page.url()).pathname).toContain('/settings');
    expect(await place.inputValue()).toBe('Half typed');
    await page.unroute('**/assets/players-page-*.js');
    await told.getByRole('button', { name: MISSING_WORDS.en.reload }).click();
    await page.getByRole('heading', { level: 1, name: PLAYERS_WORDS.en.heading }).waitFor();
    expect(new URL(page.url()).pathname).toContain('/players');
  });

  it.each([
    [
      'settings',
      part('tie-break-editor'),
      PUBLICATION_WORDS.en.withhold,
      TIE_BREAK_WORDS.en.search,
    ],
    ['rounds/1', part('default-time-bar'), /^Result of board 1:/, /^The default time/],
    ['screens', part('qr-drawing'), /^Edit /, /^QR code of /],
    [
      'files',
      '**/papers',
      FILES_WORDS.en.downloadOf(FILES_WORDS.en.formats.trf26.name),
      PAPERS_WORDS.en.heading,
    ],
    ['decide', '**/known-at-boards', SITUATION_TITLES.illegal.en, DECISION_WORDS.en.about],
  ])(
    '%s waits for %s, above its buttons: nothing moves under a hand',
    async (path, held, pressed, above) => {
      const { event, page } = at();
      const letGo = await holdUp(page, held, 'GET');
      const asked = page.waitForRequest(held);
      await page.goto(`${server.address}/event/${event.tournament}/${path}`);
      await asked;
      const main = page.getByRole('main');
      const button = main.getByRole('button', { name: pressed });
      expect(await button.count()).toBe(0);
      letGo();
      await button.waitFor();
      const seen = main.getByText(above).or(main.getByRole('img', { name: above }));
      expect(await seen.first().isVisible()).toBe(true);
    },
  );

  it('a panel: the page beside it stays, and the panel comes once it can', async () => {
    const { page } = at();
    await page.route('**/assets/player-panel-*.js', (route) => route.abort());
    await page.route('**/healthz', (route) => route.abort());
    await open('players');
    await page.getByRole('row').nth(1).click();
    const panel = page.getByRole('complementary', { name: SHELL_WORDS.en.panel });
    const told = panel.getByRole('alert');
    await told.getByText(MISSING_WORDS.en.unreachable).waitFor();
    await page.getByRole('heading', { level: 1, name: PLAYERS_WORDS.en.heading }).waitFor();
    await page.unrouteAll();
    await told.getByRole('button', { name: MISSING_WORDS.en.again }).click();
    await panel.getByRole('article').waitFor();
  });

  it('keys typed while a page is on its way are pressed on it, none on the one that stands there', async () => {
    const { event, page } = at();
    const [code, view] = [gate(), gate()];
    await page.route('**/assets/rounds-page-*.js', async (route) => {
      await code.passed;
      await route.continue();
    });
    // What the page shows comes later still.
    await page.route('**/rounds/1', async (route) => {
      await view.passed;
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/rounds-page-*.js');
    await open('now');
    for (const key of ['g', 'r']) await page.keyboard.press(key);
    await asked;
    for (const key of ['2', 'Enter', '1']) await page.keyboard.press(key);
    expect(new URL(page.url()).pathname).toContain('/now');
    code.open();
    await page.waitForURL(/\/rounds/);
    await page.locator('.mantine-Loader-root').first().waitFor();
    view.open();
    await page.getByRole('heading', { level: 1, name: ROUNDS_WORDS.en.heading(1) }).waitFor();
    await until('board 2 has its result', async () => {
      const round = await event.view<RoundView>('rounds/1');
      const outcome = round.boards.find(({ board }) => board === 2)?.outcome;
      return outcome?.kind === 'played' && outcome.score === '1-0';
    });
  });

  it('[CSP] fetched ahead: an open desk changes its pages without a server; nothing is refused, on a first visit and when the page is kept from before', async () => {
    const { page: desk } = await comes({ quiet: true });
    const wanted = new Set<string>();
    const refused: string[] = [];
    desk.on('requestfinished', (request) => {
      wanted.add(/assets\/(.+)-[A-Z0-9]{8}\.js$/.exec(request.url())?.[1] ?? '');
    });
    desk.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    const event = desk.getByRole('link', { name: 'In parts' });
    for (let visit = 0; visit < 2; visit += 1) {
      await desk.goto(server.address);
      await event.waitFor();
    }
    const colour = await desk.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-green-7'),
    );
    expect(colour).not.toBe('');
    await event.click();
    await desk.getByRole('status').getByText(SHELL_WORDS.en.live).waitFor();
    const parts = ['players-page', 'rounds-page', 'settings-page', 'player-panel', 'new-page'];
    await until('the parts have come', () =>
      Promise.resolve(parts.every((part) => wanted.has(part))),
    );
    await desk.route('**/assets/**', (route) => route.abort());
    await goTo(desk, 'Settings');
    await desk.getByRole('heading', { level: 1, name: SETTINGS_WORDS.en.heading }).waitFor();
    expect(refused).toEqual([]);
  });
});
