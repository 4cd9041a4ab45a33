import type { Page } from 'playwright-core';

/** Requests of this kind wait on their way until they are let go. */
export async function holdUp(page: Page, where: string, method: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const free = new Promise<void>((resume) => {
    letGo = resume;
  });
  await page.route(where, async (route) => {
    if (route.request().method() === method) await free;
    await route.continue();
  });
  return letGo;
}
