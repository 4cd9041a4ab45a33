import type { Page } from 'playwright-core';
import { goWithinTheDesk } from './within-the-desk.ts';

/** A page of the same event that asks the server for little. */
const beside = (address: string): string =>
  address.replace(/(\/event\/[^/]+)\/([^/?#]+).*$/, (_, event: string, part: string) =>
    part === 'people' ? `${event}/now` : `${event}/people`,
  );

/** As the links of the desk lead there, by another page where it is of the same part. */
async function goesByLinks(page: Page, address: string): Promise<boolean> {
  const dialogs = page.locator('[role="dialog"], dialog[open]').filter({ visible: true });
  if (!page.url().includes('/event/') || (await dialogs.count()) > 0) return false;
  const heading = page.locator('main h1').first();
  await heading.waitFor({ state: 'attached' });
  if (await goWithinTheDesk(page, address)) return true;
  if (!(await goWithinTheDesk(page, beside(address)))) return false;
  await heading.waitFor({ state: 'attached' });
  return goWithinTheDesk(page, address);
}

/**
 * To a page of an event, which then hears what is done elsewhere: by links, or opened anew from
 * outside the desk, and where a dialog that was left lies over the page.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  if (!(await goesByLinks(page, address))) await page.goto(address);
  await page.locator('[role="status"][data-status="live"]').waitFor({ state: 'attached' });
}
