import type { Page } from 'playwright-core';
import { until } from './until.ts';

/** Milliseconds in which what came of one step can be seen, before the next. */
const BETWEEN = 150;

/**
 * Waits for what a page does by its timers: its clock, which `page.clock.install()` has made, is put
 * forward meanwhile, as far as a page may wait before it asks again.
 */
export async function putForwardUntil(
  page: Page,
  what: string,
  isSo: () => Promise<boolean>,
  step = 5_000,
): Promise<void> {
  let last = 0;
  await until(what, async () => {
    if (await isSo()) return true;
    if (Date.now() - last < BETWEEN) return false;
    // A page that is being loaded again has no clock for a moment.
    await page.clock.fastForward(step).catch(() => undefined);
    last = Date.now();
    return false;
  });
}
