import type { Page } from 'playwright-core';

/** Leaves a page while much is written: one that is open asks for its views after every result. */
export const lookAway = async (page: Page): Promise<void> => {
  await page.goto(new URL('/healthz', page.url()).href);
};
