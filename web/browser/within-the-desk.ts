import type { Page } from 'playwright-core';

/** The part of a tournament that an address leads to: `open/rounds` of `/event/open/rounds/3`. */
const partOf = (address: string): string | null =>
  /^\/event\/([^/]+\/[^/]+)/.exec(new URL(address).pathname)?.[1] ?? null;

/**
 * To another part of the tournament that is open, or to another tournament, as the links of the
 * desk lead there: nothing is loaded again. False where the address has to be opened: from outside,
 * and within one part, whose heading stays.
 */
export async function goWithinTheDesk(page: Page, address: string): Promise<boolean> {
  if (!page.url().startsWith(new URL(address).origin)) return false;
  const [from, to] = [partOf(page.url()), partOf(address)];
  if (from === null || to === null || from === to) return false;
  const left = await page.evaluate((path) => {
    const headings = [...document.querySelectorAll('main h1')];
    if (headings.length === 0) return false;
    for (const one of headings) one.setAttribute('data-page-before', '');
    localStorage.clear();
    sessionStorage.clear();
    history.pushState(null, '', path);
    return true;
  }, address);
  if (left) await page.locator('[data-page-before]').first().waitFor({ state: 'detached' });
  return left;
}
