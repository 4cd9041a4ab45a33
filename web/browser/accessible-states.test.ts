import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { faultsOn } from './axe-faults.ts';
import { DESK_STATES, makeEvents, type Events } from './desk-states.ts';
import { CHROMIUM } from './harness.ts';
import { forgetting, opened } from './opened.ts';
import { makeSampleToSee } from './sample-of-thirteen.ts';
import { until } from './until.ts';
import { visitingOrder } from './visiting-order.ts';
import { goWithinTheDesk } from './within-the-desk.ts';

/**
 * Each with colours of its own: always seen with the rules of colours and sizes, by turns in the
 * light and in the dark; in the long run in both.
 */
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
const everyLook = inject('sizes').seenInEveryLook === 'all';
const SEEN = DESK_STATES.filter(({ like }) => everyLook || like === undefined);
const hasOwnColours = (name: string): boolean => everyLook || COLOURED.includes(name);
const themeOf = (name: string): 'light' | 'dark' =>
  !everyLook && COLOURED.indexOf(name) % 2 === 1 ? 'dark' : 'light';

describe.skipIf(CHROMIUM === null)('accessible in the middle of things', () => {
  let page: Page;
  let events: Events;

  const { server } = opened(async ({ address }, comes) => {
    ({ page } = await comes());
    await forgetting(page);
    events = await makeEvents(address, await makeSampleToSee(address));
  });

  /** The state before left nothing behind: the next page is reached as by a link. */
  let goesOn = false;
  const open = async (address: string): Promise<void> => {
    const isThere = goesOn && (await isUncovered()) && (await goWithinTheDesk(page, address));
    if (!isThere) await page.goto(address);
    await page.locator('h1, h2, [role="alert"]').first().waitFor();
    await page.locator('.mantine-Loader-root').first().waitFor({ state: 'detached' });
  };
  /** Nothing lies over the page, or not any more. */
  const isUncovered = async (): Promise<boolean> => {
    const over = page.locator('[role="dialog"], [role="menu"]').filter({ visible: true });
    if ((await over.count()) === 0) return true;
    await page.keyboard.press('Escape');
    const closed = until('closed', async () => (await over.count()) === 0, 3_000);
    return closed.then(
      () => true,
      () => false,
    );
  };
  /** The page of the state before, if it is the same. */
  const isStillThere = async (address: string): Promise<boolean> =>
    page.url() === address && (await isUncovered()) && page.url() === address;

  it('what the long run alone sees is like something that is always seen', () => {
    const always = DESK_STATES.filter(({ like }) => like === undefined).map(({ name }) => name);
    const alike = DESK_STATES.flatMap(({ like }) => (like === undefined ? [] : [like]));
    expect(alike.filter((name) => !always.includes(name))).toEqual([]);
  });

  it.each(visitingOrder(SEEN))(
    '[WCAG 2.2 AA] $name',
    async ({ name, path, come, next, lasting, part }) => {
      await page.emulateMedia({ colorScheme: themeOf(name) });
      const address = `${server.address}${path(events)}`;
      if (next !== true || !(await isStillThere(address))) await open(address);
      goesOn = false;
      await come(page);
      const shown = everyLook ? undefined : part?.(page);
      const rules = hasOwnColours(name) ? 'all' : 'without a surface';
      expect(await faultsOn(page, rules, 'left out', shown)).toEqual([]);
      goesOn = lasting !== true && !everyLook;
      if (!everyLook) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await faultsOn(page, 'colours', 'left out', shown)).toEqual([]);
    },
  );
});
