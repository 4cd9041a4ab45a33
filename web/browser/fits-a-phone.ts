import type { Page } from 'playwright-core';
import { PHONE } from './harness.ts';

/** How many pixels too wide a page, or a part of it, is on a telephone; 0 where nothing is scrolled sideways. */
export async function tooWideOnPhone(page: Page, part: string): Promise<number> {
  await page.setViewportSize(PHONE);
  await page.locator(part).first().waitFor();
  return page.evaluate(
    (parts) =>
      Math.max(
        ...[document.documentElement, ...document.querySelectorAll(parts)].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      ),
    part,
  );
}
