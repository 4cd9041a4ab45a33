import type { Page } from 'playwright-core';
import { until } from './until.ts';

/** As small as a page may be asked to be without scrolling both ways (1.4.10): 1280 at 400 %. */
const NARROWEST = { width: 320, height: 720 } as const;

/** The reader's own spacing, as large as every page must bear (1.4.12). */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Makes the window as narrow as that, and names what needs scrolling sideways. */
export async function tooWideAt320(page: Page): Promise<string[]> {
  await page.setViewportSize(NARROWEST);
  return (await fits(page)) ? [] : [await widest(page)];
}

/** Then spaces everything out for a moment, and names what needs scrolling sideways or is cut off. */
export async function lostByWideSpacing(page: Page): Promise<string[]> {
  await spaceOut(page);
  const wide = (await fits(page)) ? [] : [await widest(page)];
  const cut = (): Promise<string[]> => cutOff(page);
  await until('every button has its words', async () => (await cut()).length === 0, 6_000)
    // Named below, with the others.
    .catch(() => undefined);
  const lost = [...wide, ...(await cut()).map((words) => `cuts off: ${words}`)];
  await spaceAsBefore(page);
  return lost;
}

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

const spaceAsBefore = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });

/** Buttons whose words no longer fit into them. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .mantine-Button-label')]
      .filter((one) => one.checkVisibility() && one.scrollHeight > one.clientHeight + 2)
      .map((one) => one.innerText),
  );
