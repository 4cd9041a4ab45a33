import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { everyPage, makeSample, see, type PageToSee } from './every-page.ts';
import { CHROMIUM } from './harness.ts';
import { ITS_OWN, opened } from './opened.ts';
import { until } from './until.ts';

if (CHROMIUM === null) console.log('web/browser: skipped, there is no Chromium on this computer');

/** As small as a page may be asked to be without scrolling both ways (1.4.10): 1280 at 400 %. */
const NARROWEST = { width: 320, height: 720 } as const;

/** The reader's own spacing, as large as every page must bear (1.4.12). */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Those of the desk, those held in a hand, and those everybody reads. */
const KINDS = ['desk', 'phone', 'public'] as const;

/** Pages with many buttons side by side. */
const IN_FRENCH: readonly string[] = ['round', 'players', 'people', 'screens'];

describe.skipIf(CHROMIUM === null)('at 320 pixels', () => {
  let page: Page;
  let pages: readonly PageToSee[];

  // Its own server: the codes of the screens are used once on each.
  const { comes } = opened(async ({ address }, come) => {
    ({ page } = await come({ size: NARROWEST }));
    pages = await everyPage(address, await makeSample(address, 'en'));
  }, ITS_OWN);

  it.each(KINDS)(
    '[WCAG 1.4.10, 1.4.12] no page of kind %s needs scrolling sideways, also with wide spacing',
    { timeout: 120_000 },
    async (kind) => {
      const wide: string[] = [];
      for (const one of pages.filter((each) => each.kind === kind)) {
        await see(page, one);
        if (!(await fits(page))) wide.push(`${one.name}: ${await widest(page)}`);
        await spaceOut(page);
        if (!(await fits(page))) wide.push(`${one.name}, spaced out: ${await widest(page)}`);
        const cut = (): Promise<string[]> => cutOff(page);
        await until('every button has its words', async () => (await cut()).length === 0, 6_000)
          // Named below, with the others.
          .catch(() => undefined);
        wide.push(...(await cut()).map((words) => `${one.name} cuts off: ${words}`));
      }
      expect(wide).toEqual([]);
    },
  );

  it('[WCAG 1.4.10] nor do the longer words of French', async () => {
    const { page: french } = await comes({ size: NARROWEST, language: 'fr' });
    const wide: string[] = [];
    for (const one of pages.filter(({ name }) => IN_FRENCH.includes(name))) {
      await see(french, one);
      if (!(await fits(french))) wide.push(`${one.name}: ${await widest(french)}`);
    }
    expect(wide).toEqual([]);
  });
});

/** A list that measures itself is given a moment to do so. */
const fits = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      null,
      { timeout: 6_000 },
    )
    .then(
      () => true,
      () => false,
    );

/** What reaches furthest to the right, to be found again. */
const widest = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const scrolls = (one: Element): boolean => getComputedStyle(one).overflowX !== 'visible';
    const inScroller = (one: Element): boolean => {
      for (
        let part = one.parentElement;
        part && part !== document.body;
        part = part.parentElement
      ) {
        if (scrolls(part)) return true;
      }
      return false;
    };
    const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (one) => !inScroller(one),
    );
    const right = (one: HTMLElement): number => one.getBoundingClientRect().right;
    const last = all.reduce((found, one) => (right(one) > right(found) ? one : found));
    const words = last.textContent.slice(0, 40);
    return `${Math.round(right(last))} px, ${last.tagName} ${last.className} “${words}”`;
  });

const spaceOut = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACED);

/** Buttons whose words no longer fit into them. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .mantine-Button-label')]
      .filter((one) => one.checkVisibility() && one.scrollHeight > one.clientHeight + 2)
      .map((one) => one.innerText),
  );
