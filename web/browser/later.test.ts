import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Page, Route } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { MISSING_WORDS } from '../desk/later/missing-words.ts';
import { PLAYERS_WORDS } from '../desk/pages/players/players-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { FIELDS_WORDS } from '../desk/pages/settings/fields/fields-words.ts';
import { SETTINGS_WORDS } from '../desk/pages/settings/settings-words.ts';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import type { ByHttp } from './by-http.ts';
import { gate } from './gate.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { forgetting, opened } from './opened.ts';
import { until } from './until.ts';

/** The server of a newer build does not have the part: it says so itself. */
const asAfterAnUpdate = (route: Route): Promise<void> =>
  route.continue({
    url: route
      .request()
      .url()
      .replace(/-[A-Z0-9]{8}\.js$/, '-00000000.js'),
  });

describe.skipIf(CHROMIUM === null)('parts of the desk that come later', () => {
  let event: ByHttp;
  let page: Page;

  const { server, comes } = opened(async ({ address }, come) => {
    // Fetching nothing ahead: a part is asked for when somebody goes to it.
    ({ page } = await come());
    await forgetting(page);
    event = await inventedEvent(address, { name: 'In parts', players: 8, rounds: 3 });
    await beginRound(event, 1);
  });
  afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
  const open = async (path: string, desk = page): Promise<void> => {
    await desk.goto(`${server.address}/event/${event.tournament}/${path}`);
    await desk.getByRole('status').getByText(SHELL_WORDS.en.live).waitFor();
  };
  const goTo = (name: string, desk = page): Promise<void> =>
    desk
      .getByRole('navigation', { name: SHELL_WORDS.en.pages })
      .getByRole('link', { name, exact: false })
      .click();

  it('gone after an update: said with the remedy, the page and what is typed stay', async () => {
    await page.route('**/assets/players-page-*.js', asAfterAnUpdate);
    await open('settings');
    const place = page.getByLabel(FIELDS_WORDS.en.place, { exact: true });
    await place.fill('Half typed');
    await goTo('Players');
    const told = page.getByRole('alert').filter({ hasText: MISSING_WORDS.en.replaced });
    await told.waitFor();
    expect(new URL(page.url()).pathname).toContain('/settings');
    expect(await place.inputValue()).toBe('Half typed');
    await page.unroute('**/assets/players-page-*.js');
    await told.getByRole('button', { name: MISSING_WORDS.en.reload }).click();
    await page.getByRole('heading', { level: 1, name: PLAYERS_WORDS.en.heading }).waitFor();
    expect(new URL(page.url()).pathname).toContain('/players');
  });

  it('no server: said in French too, tried again when it is back', async () => {
    // Who has chosen a language keeps it.
    const { page: desk } = await comes();
    await desk.route('**/assets/history-page-*.js', (route) => route.abort());
    await desk.route('**/healthz', (route) => route.abort());
    await desk.goto(`${server.address}/event/${event.tournament}/now?lang=fr`);
    await desk.getByRole('status').getByText(SHELL_WORDS.fr.live).waitFor();
    await desk.keyboard.press('g');
    await desk.keyboard.press('h');
    const told = desk.getByRole('alert').filter({ hasText: MISSING_WORDS.fr.unreachable });
    await told.waitFor();
    expect(new URL(desk.url()).pathname).toContain('/now');
    await desk.unrouteAll();
    await told.getByRole('button', { name: MISSING_WORDS.fr.again }).click();
    await until('the page has come', () =>
      Promise.resolve(new URL(desk.url()).pathname.endsWith('/history')),
    );
    await told.waitFor({ state: 'hidden' });
  });

  it('the first page itself: the reason stands in its place', async () => {
    await page.route('**/assets/rounds-page-*.js', asAfterAnUpdate);
    await page.goto(`${server.address}/event/${event.tournament}/rounds`);
    const told = page.getByRole('alert').filter({ hasText: MISSING_WORDS.en.replaced });
    await told.waitFor();
    await page.unrouteAll();
    await told.getByRole('button', { name: MISSING_WORDS.en.reload }).click();
    await page.getByRole('heading', { level: 1, name: ROUNDS_WORDS.en.heading(1) }).waitFor();
  });

  it('a panel: the page beside it stays, and the panel comes once it can', async () => {
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

  it('a part of a page: the rest of the page stays, and the part comes once it can', async () => {
    await page.route('**/assets/default-time-bar-*.js', (route) => route.abort());
    await page.route('**/healthz', (route) => route.abort());
    await open('rounds/1');
    const told = page.getByRole('alert').filter({ hasText: MISSING_WORDS.en.unreachable });
    await told.waitFor();
    await page.getByRole('row').nth(1).waitFor();
    await page.unrouteAll();
    await told.getByRole('button', { name: MISSING_WORDS.en.again }).click();
    await told.waitFor({ state: 'detached' });
    await page.getByRole('row').nth(1).waitFor();
  });

  it('keys typed while a page is on its way are pressed on it, none on the one that stands there', async () => {
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

  it('fetched ahead: an open desk changes its pages without a server', async () => {
    const { page: desk } = await comes({ quiet: true });
    const wanted = new Set<string>();
    desk.on('requestfinished', (request) => {
      wanted.add(/assets\/(.+)-[A-Z0-9]{8}\.js$/.exec(request.url())?.[1] ?? '');
    });
    await open('now', desk);
    const parts = ['players-page', 'rounds-page', 'settings-page', 'player-panel', 'new-page'];
    await until('the parts have come', () =>
      Promise.resolve(parts.every((part) => wanted.has(part))),
    );
    await desk.route('**/assets/**', (route) => route.abort());
    await goTo('Settings', desk);
    await desk.getByRole('heading', { level: 1, name: SETTINGS_WORDS.en.heading }).waitFor();
  });

  it('[CSP] nothing is refused, on a first visit and when the page is kept from before', async () => {
    const { page: desk } = await comes({ quiet: true });
    const refused: string[] = [];
    desk.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    for (let visit = 0; visit < 2; visit += 1) {
      await desk.goto(server.address);
      await desk.getByRole('link', { name: 'In parts' }).waitFor();
    }
    const colour = await desk.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-green-7'),
    );
    expect(colour).not.toBe('');
    expect(refused).toEqual([]);
  });
});
