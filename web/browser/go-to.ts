import type { Page } from 'playwright-core';
import { goWithinTheDesk } from './within-the-desk.ts';

/** A page of the same event that asks the server for little. */
const beside = (address: string): string =>
  address.replace(/(\/event\/[^/]+)\/([^/?#]+).*$/, (_, event: string, part: string) =>
    part === 'people' ? `${event}/now` : `${event}/people`,
  );

/**
 * To a page as the links of the desk lead there, by another where it is of the same part; opened
 * anew from outside the desk, and where a dialog that was left lies over the page.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  const dialogs = page.locator('[role="dialog"], dialog[open]').filter({ visible: true });
  if (page.url().includes('/event/') && (await dialogs.count()) === 0) {
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    if (await goWithinTheDesk(page, address)) return;
    if (await goWithinTheDesk(page, beside(address))) {
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      if (await goWithinTheDesk(page, address)) return;
    }
  }
  await page.goto(address);
}
