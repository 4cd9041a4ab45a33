import type { MatchSheetsView } from '@ronde/core/tournament/views/match-sheets.ts';
import { describe, expect, it } from 'vitest';
import { MATCH_SHEETS_WORDS } from '../desk/pages/match-sheets/match-sheets-words.ts';
import { SIGNATURES_WORDS } from '../desk/pages/match-sheets/signatures-words.ts';
import { SHEET_WORDS } from '../phone/captain/sheet-words.ts';
import { faultsIn, faultsOn } from './axe-faults.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { contests, matchToSign, REASON, signersPhone, signs } from './match-to-sign.ts';
import { opened } from './opened.ts';

const desk = SIGNATURES_WORDS.en;
const words = SHEET_WORDS.en;
const DRAWN = { kind: 'played', score: '½-½' } as const;

describe.skipIf(CHROMIUM === null)('the sheet of a match', () => {
  const { server, comes, sits } = opened(() => Promise.resolve());

  it('[LA 6.9 VII 3] is signed on captains’ phones, contested, put right, and signed by both', async () => {
    const { address } = server;
    const http = await matchToSign(address);
    const tour = await signersPhone(comes, address, http, 'Tour');
    const roi = await signersPhone(comes, address, http, 'Roi');

    // Every board, and one button.
    expect(await tour.getByRole('row').count()).toBe(4);
    await tour.getByText(words.toSign).waitFor();
    await signs(tour);
    await roi.getByText(words.otherSigned('Tour')).waitFor();
    expect(await faultsOn(tour)).toEqual([]);

    // The other captain does not sign: the arbiter is told why, the first captain is not.
    await contests(roi);
    await tour.getByText(words.otherContested('Roi')).waitFor();
    expect(await tour.getByText(REASON).count()).toBe(0);
    const page = await sits();
    const event = `${address}/event/${http.tournament}`;
    await page.goto(`${event}/now`);
    await page.getByText(REASON).first().waitFor();
    await page.getByRole('button', { name: 'Match sheet', exact: true }).click();
    await page.getByRole('heading', { name: MATCH_SHEETS_WORDS.en.heading(1), level: 1 }).waitFor();
    await page.getByRole('article').getByText(REASON).waitFor();
    expect(await faultsIn(page.locator('main'))).toEqual([]);

    // A result is put right: neither word counts any more.
    await http.do({ type: 'clearResult', round: 1, board: 2 });
    await http.do({ type: 'enterResult', round: 1, board: 2, outcome: DRAWN });
    await tour.getByText(words.changed).waitFor();
    await page.getByText(desk.changed).first().waitFor();

    // One signs on the phone, the arbiter enters the other from the paper.
    await signs(tour);
    await page.getByRole('button', { name: desk.signFor('Roi') }).click();
    await page.getByText('Captain, Roi').waitFor();
    await page.getByText('Captain, Tour').waitFor();
    expect(await page.getByRole('button', { name: desk.signFor('Tour') }).count()).toBe(0);
    await goTo(page, `${event}/rounds/1`);
    await page.getByText('signed by both captains').waitFor();
    const { sheets } = await http.view<MatchSheetsView>('match-sheets');
    const both = sheets.flatMap(({ first, second }) => [first.answer, second.answer]);
    expect(both.map((one) => [one?.word, one?.onBehalf, one?.changed])).toEqual(
      expect.arrayContaining([
        ['signed', false, false],
        ['signed', true, false],
      ]),
    );
  });
});
