// `npm test` goes a shorter way: web/browser/signed-sheet.test.ts
import { describe, expect, it } from 'vitest';
import { TABLE_WORDS } from '../desk/parts/table-words.ts';
import { SIGNATURES_WORDS } from '../desk/pages/match-sheets/signatures-words.ts';
import { faultsOn } from './axe-faults.ts';
import { tooWideOnPhone } from './fits-a-phone.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM, DESK } from './harness.ts';
import { contests, matchToSign, REASON, signersPhone, signs } from './match-to-sign.ts';
import { opened } from './opened.ts';
import { printed, READS_PDF } from './printed.ts';

const DRAWN = { kind: 'played', score: '½-½' } as const;

describe.skipIf(CHROMIUM === null)('the sheet of a match, wherever it is seen', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 6.9 VII 3] on narrow phones, as a file, on paper, in the round and in the calendar', async () => {
    const { address } = server;
    const http = await matchToSign(address);
    const tour = await signersPhone(comes, address, http, 'Tour');
    const roi = await signersPhone(comes, address, http, 'Roi');
    await signs(tour);
    expect(await tooWideOnPhone(tour, 'table')).toBe(0);
    await contests(roi);
    expect(await faultsOn(roi)).toEqual([]);

    const { page } = await comes();
    const event = `${address}/event/${http.tournament}`;
    await goTo(page, `${event}/match-sheets/1`);
    await page.getByRole('article').getByText(REASON).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: TABLE_WORDS.en.csv }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    expect(await tooWideOnPhone(page, 'article')).toBe(0);
    await page.setViewportSize(DESK);

    await http.do({ type: 'clearResult', round: 1, board: 2 });
    await http.do({ type: 'enterResult', round: 1, board: 2, outcome: DRAWN });
    for (const path of ['rounds/1', 'calendar']) {
      await goTo(page, `${event}/${path}`);
      await page.getByText('changed since signed').waitFor();
    }
    await goTo(page, `${event}/match-sheets/1`);
    await page.getByRole('button', { name: SIGNATURES_WORDS.en.signFor('Roi') }).click();
    await page.getByText('Captain, Roi').waitFor();
    if (READS_PDF) expect((await printed(page)).join('\n')).toContain('Captain, Roi');
  });
});
