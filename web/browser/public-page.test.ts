import { describe, expect, it } from 'vitest';
import type { ByHttp } from './by-http.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { printed, READS_PDF } from './printed.ts';

const SIZES = [5, 130] as const;
const settings = { roundDates: ['2026-07-10', null, null], roundTimes: ['14:00', null, null] };

describe.skipIf(CHROMIUM === null)('the public pages', () => {
  const events = new Map<number, ByHttp>();
  const { server, comes } = opened(
    async ({ address }) => {
      for (const players of SIZES) {
        const wish = { name: `Open of ${players}`, players, rounds: 3, settings };
        const event = await inventedEvent(address, wish);
        await beginRound(event, 1);
        events.set(players, event);
      }
    },
    { TZ: 'Europe/Paris' },
  );
  const pageOf = (players: number, path: string): string =>
    `${server.address}/t/${events.get(players)?.tournament ?? ''}/${path}`;

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

  it('say it once, also after something changed', async () => {
    const { page } = await comes({ zone: 'Asia/Kolkata' });
    await page.goto(pageOf(5, 'round-1.html'));
    const event = events.get(5);
    if (event === undefined) throw new Error('no event');
    await enterResults(event, 1, 1);
    await page.locator('td.result').filter({ hasText: '–' }).first().waitFor();
    expect(await page.locator('main .own-time').allInnerTexts()).toEqual(['17:30 your time']);
  });

  it.skipIf(!READS_PDF)(
    'print no sheet with the foot alone, and a round of 64 on one',
    async () => {
      const { page } = await comes();
      await page.goto(pageOf(130, 'round-1.html'));
      const sheetsOf = new Map<number, number>();
      for (const boards of [65, 40, 39, 38, 37, 36, 35, 34, 33, 32, 2]) {
        await page.locator('tbody tr').evaluateAll((rows, left) => {
          for (const row of rows.slice(left)) row.remove();
        }, boards);
        const sheets = await printed(page);
        sheetsOf.set(boards, sheets.length);
        for (const sheet of sheets) {
          expect(sheet).toMatch(/Bd\. +White/);
          expect(sheet.match(/^ *\d+ {2,}\S+.*,/gm)?.length ?? 0).toBeGreaterThan(1);
        }
        expect(sheets.at(-1)).toContain('Last change: ');
      }
      expect(sheetsOf.get(32)).toBe(1);
      expect(sheetsOf.get(40)).toBe(2);
    },
  );
});
