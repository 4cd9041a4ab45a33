import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import type { ByHttp } from './by-http.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { spokenIn } from './spoken-languages.ts';

/** Boards that are wholly on the screen. */
const boardsInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scroller = document.querySelector('[role="region"]')?.getBoundingClientRect();
    const low = Math.min(innerHeight, scroller?.bottom ?? 0);
    return [...document.querySelectorAll('tbody tr[aria-rowindex]')].filter(
      (row) => row.getBoundingClientRect().bottom <= low,
    ).length;
  });

/** The density chosen is remembered when the page is opened again. */
async function densityIsRemembered(page: Page): Promise<void> {
  const before = await boardsInSight(page);
  await page.getByRole('button', { name: 'Room of the rows' }).click();
  await page.getByRole('menuitem', { name: 'Large' }).click();
  await expect.poll(() => boardsInSight(page)).toBeLessThan(before);
  const large = await boardsInSight(page);
  await page.reload();
  await page.getByRole('button', { name: ROUNDS_WORDS.en.hintOfKeys }).waitFor();
  await expect.poll(() => boardsInSight(page)).toBe(large);
}

describe.skipIf(CHROMIUM === null)('the room of a round', () => {
  let event: ByHttp;
  const { server, sits } = opened(async ({ address }) => {
    event = await inventedEvent(address, { name: 'Open of sixty', players: 60, rounds: 5 });
    await beginRound(event, 1);
    await enterResults(event, 1, 3);
  });
  const round = (): string => `${server.address}/event/${event.tournament}/rounds/1`;

  it.each(spokenIn('en'))(
    '[Ronde 15.2] %s: at least 22 boards at 1440 × 900, 16 at 1280 × 720; the density chosen is remembered',
    async (language) => {
      const page = await sits({ language });
      await page.goto(round());
      await page.getByRole('row').nth(1).waitFor();
      for (const [width, height, least] of [
        [1440, 900, 22],
        [1280, 720, 16],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => boardsInSight(page)).toBeGreaterThanOrEqual(least);
        // Head and tools are a line each.
        const close = page.getByRole('button', { name: /^(Close|Clore)/ });
        const title = page.getByRole('heading', { level: 1 });
        const [button, heading] = [await close.boundingBox(), await title.boundingBox()];
        expect(Math.abs((button?.y ?? 0) - (heading?.y ?? 0))).toBeLessThan(20);
        expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThan(width);
      }
      if (language === 'en') await densityIsRemembered(page);
    },
  );
});
