import type { Page } from 'playwright-core';

/** Pages of the desk outside a tournament: where one begins, and what one reads. */
const OUTSIDE = new Set(['', 'new', 'sign-in', 'help']);

/** The part of the desk that an address leads to: `open/rounds` of `/event/open/rounds/3`; null elsewhere. */
const partOf = (address: string): string | null => {
  const [, first = '', event = '', part = null] = new URL(address).pathname.split('/');
  if (first === 'event') return part === null ? null : `${event}/${part}`;
  return OUTSIDE.has(first) ? `/${first}` : null;
};

/**
 * To another part of the desk that is open, or to another tournament, as its links lead there:
 * nothing is loaded again. False where the address has to be opened: from outside, and within one
 * part, whose heading stays.
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
