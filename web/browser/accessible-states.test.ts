import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { faultsOn } from './axe-faults.ts';
import { DESK_STATES, makeEvents, type Events } from './desk-states.ts';
import { makeSample } from './every-page.ts';
import { CHROMIUM } from './harness.ts';
import { forgetting, opened } from './opened.ts';

/** Each with colours of its own: always seen in the dark too. */
const COLOURED = [
  'palette with an answer',
  'new player refused',
  'warnings to confirm',
  'verification',
  'not saved',
  'standings: picture',
  'link with its code',
  'settings changed',
];
const isSeenInTheDark = (name: string): boolean =>
  inject('sizes').seenInEveryLook === 'all' || COLOURED.includes(name);

describe.skipIf(CHROMIUM === null)('accessible in the middle of things', () => {
  let page: Page;
  let events: Events;

  const { server } = opened(async ({ address }, comes) => {
    ({ page } = await comes());
    await forgetting(page);
    events = await makeEvents(address, await makeSample(address, 'en'));
  });

  it.each(DESK_STATES)('[WCAG 2.2 AA] $name', async ({ name, path, come }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${server.address}${path(events)}`);
    await page.locator('h1, h2, [role="alert"]').first().waitFor();
    await page.locator('.mantine-Loader-root').first().waitFor({ state: 'detached' });
    await come(page);
    expect(await faultsOn(page)).toEqual([]);
    if (!isSeenInTheDark(name)) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faultsOn(page, 'colours')).toEqual([]);
  });
});
