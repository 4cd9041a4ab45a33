import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOn } from './axe-faults.ts';
import { DESK_STATES, makeEvents, type Events } from './desk-states.ts';
import { makeSample } from './every-page.ts';
import { buildAll, CHROMIUM, launch, person, startServer, type RunningServer } from './harness.ts';

describe.skipIf(CHROMIUM === null)('accessible in the middle of things', () => {
  let server: RunningServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let events: Events;

  beforeAll(async () => {
    buildAll();
    server = await startServer();
    browser = await launch();
    ({ context, page } = await person(browser));
    // Each state begins without what the one before left unsaved: the desk keeps such things.
    await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    events = await makeEvents(server.address, await makeSample(server.address, 'en'));
  }, 120_000);
  afterAll(async () => {
    await context.close();
    await browser.close();
    await server.end();
  });

  it.each(DESK_STATES)('[WCAG 2.2 AA] $name, light and dark', async ({ path, come }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${server.address}${path(events)}`);
    await page.locator('h1, h2, [role="alert"]').first().waitFor();
    await page.locator('.mantine-Loader-root').first().waitFor({ state: 'detached' });
    await come(page);
    expect(await faultsOn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faultsOn(page, 'colours')).toEqual([]);
  });
});
