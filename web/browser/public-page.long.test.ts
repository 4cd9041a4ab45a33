// `npm test` goes a shorter way: web/browser/public-page.test.ts
import { describe, expect, it } from 'vitest';
import { CHROMIUM } from './harness.ts';
import { printed, READS_PDF } from './printed.ts';
import { publicOpens } from './public-opens.ts';

/** Boards of a printed round, each fewer than before: one by one about the end of a sheet. */
const PRINTED = [65, 40, 39, 38, 37, 36, 35, 34, 33, 32, 2];

describe.skipIf(CHROMIUM === null)('the public pages, elsewhere and at length', () => {
  const { comes, pageOf } = publicOpens([5, 130]);

  it('say the hall’s time first, and the reader’s beside it only where it is another', async () => {
    const paths = ['index.html', 'round-1.html'];
    const abroad = await comes({ zone: 'Asia/Kolkata' });
    for (const path of paths) {
      await abroad.page.goto(pageOf(5, path));
      const when = abroad.page.locator(':has(> time[data-city])').first();
      expect(await when.innerText()).toMatch(
        /^10 July 2026, 14:00\sin\sParis\s+(?:· )?17:30 your time/,
      );
      expect(await abroad.page.locator('footer .own-time').count()).toBe(1);
    }
    const here = await comes({ zone: 'Europe/Berlin', language: 'fr' });
    for (const path of paths) {
      await here.page.goto(pageOf(5, path));
      await here.page.getByText('10 juillet 2026, 14:00').first().waitFor();
      expect(await here.page.locator('.own-time').count()).toBe(0);
    }
  });

  it.skipIf(!READS_PDF)('print no sheet with the foot alone', async () => {
    const { page } = await comes();
    await page.goto(pageOf(130, 'round-1.html'));
    const sheetsOf = new Map<number, number>();
    for (const boards of PRINTED) {
      await page.locator('tbody tr').evaluateAll((rows, left) => {
        for (const row of rows.slice(left)) row.remove();
      }, boards);
      const sheets = await printed(page);
      sheetsOf.set(boards, sheets.length);
      for (const sheet of sheets) {
        expect(sheet).toMatch(/Bd\. +White/);
        expect(sheet.match(/^ *\d+ +\S+.*, .+ \d{4} /gm)?.length ?? 0).toBeGreaterThan(1);
      }
      expect(sheets.at(-1)).toContain('Last change: ');
    }
    expect(sheetsOf.get(32)).toBe(1);
    expect(sheetsOf.get(40)).toBe(2);
  });
});
