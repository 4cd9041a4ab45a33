import type { Page } from 'playwright-core';

/** The tab of the manual that a key or a link opens. */
export async function manualOf(page: Page, ask: () => Promise<void>): Promise<Page> {
  const [manual] = await Promise.all([page.context().waitForEvent('page'), ask()]);
  await manual.locator('main h1').waitFor();
  return manual;
}

/** The chapter and section that a tab shows: `/help/prizes#list`. */
export const placeOf = (page: Page): string => {
  const { pathname, hash } = new URL(page.url());
  return `${pathname}${hash}`;
};

/** Where a page asks: nobody but this server is answered. */
export async function askedBy(page: Page, server: string): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  await page.route('**/*', (route) => {
    const { origin } = new URL(route.request().url());
    asked.add(origin);
    return origin === server ? route.continue() : route.abort();
  });
  return asked;
}
