import { CLAIM_WORDS } from '@ronde/core/decisions/claims/claim-words.ts';
import { SITUATIONS } from '@ronde/core/decisions/situations/situations.ts';
import { RULING_WORDS } from '@ronde/core/decisions/situations/ruling-words.ts';
import type { PhotosAnswer } from '@ronde/server/api/photos.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CLAIM_PAGE_WORDS } from '../decisions/claim-page-words.ts';
import { DECISION_WORDS } from '../decisions/decision-words.ts';
import { PHOTO_WORDS } from '../photos/photo-words.ts';
import { resultText } from '../words/results.ts';
import { answers, arbitersPhones, press, rulingIs, tab, writesDown } from './arbiters-phones.ts';
import { tooWideAt320 } from './at-320-pixels.ts';
import { faultsOn } from './axe-faults.ts';
import { CHROMIUM, PHONE } from './harness.ts';

const words = DECISION_WORDS.en;
const outcomes = RULING_WORDS.en.outcomes;

/** A square as large as a camera makes it. */
const aDrawing = async (page: Page, side: number): Promise<Buffer> => {
  const address = await page.evaluate((points) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = points;
    return canvas.toDataURL('image/png');
  }, side);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
};

describe.skipIf(CHROMIUM === null)('decisions on the arbiter’s phone', () => {
  const { http, onTheFloor, phone, sideOf, atBoard, isOnRecord, isOnCard, outcomeOn } =
    arbitersPhones();

  it('[Laws 7.5.5, B.2] a second illegal move in blitz loses, and the result is entered', async () => {
    const page = await onTheFloor();
    await tab(page).click();
    await press(page, words.plays.blitz);
    await press(page, SITUATIONS.illegal.title.en);
    await press(page, words.ok);
    await press(page, 'after the clock was pressed');
    await answers(page, 2);
    await press(page, words.yes);
    await rulingIs(page, outcomes.playerLoses);
    expect(await faultsOn(page)).toEqual([]);
    expect(await tooWideAt320(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await atBoard(page, 1, 'black');
    await press(page, words.enterResult(resultText({ kind: 'played', score: '1-0' }, 'en')));
    await expect.poll(() => outcomeOn(1)).toMatchObject({ kind: 'played', score: '1-0' });
    await writesDown(page);
    await page.getByLabel(PHOTO_WORDS.en.add).setInputFiles({
      ...{ name: 'sheet.png', mimeType: 'image/png' },
      buffer: await aDrawing(page, 2_050),
    });
    await page.getByText(PHOTO_WORDS.en.sent).waitFor();
    const { photos } = await http().view<PhotosAnswer>('photos');
    expect(photos).toMatchObject([{ mediaType: 'image/jpeg', width: 2_000, height: 2_000 }]);
    await isOnRecord('illegal', [1, 'black'], outcomes.playerLoses);
    // The next one at this board is counted from the log.
    await press(page, words.again);
    await press(page, SITUATIONS.illegal.title.en);
    await press(page, words.ok);
    await press(page, 'after the clock was pressed');
    const { name } = await sideOf(1, 'black');
    await page.getByText(`${name}: 1st written down at`).waitFor();
    expect(await page.locator('input.typed').inputValue()).toBe('2');
    await isOnCard(page, 'illegal', [1, 'black'], outcomes.playerLoses);
  });

  it('[Laws 11.3.2] a telephone, without a network after one visit', async () => {
    const page = await onTheFloor();
    await tab(page).click();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.context().setOffline(true);
    await page.reload();
    await tab(page).click();
    await page.getByLabel(words.search).fill('telephone');
    await press(page, SITUATIONS.device.title.en);
    await press(page, 'on the player, on or off');
    await press(page, words.no);
    await rulingIs(page, outcomes.playerLoses);
    await page.locator('details.cited summary').first().click();
    await page.locator('details.cited[open] p').first().waitFor();
    // Written without a network, it waits and is sent once.
    await atBoard(page, 4, 'white');
    await press(page, words.writeDown);
    await page.locator('.entries li').first().waitFor();
    await page.context().setOffline(false);
    await page.getByText(words.writtenDown).waitFor();
    await isOnRecord('device', [4, 'white'], outcomes.playerLoses);
  });

  it('[Laws 9.2.2] a threefold claim is proven from the moves', async () => {
    const page = await onTheFloor();
    const claim = CLAIM_PAGE_WORDS.en;
    await tab(page).click();
    await press(page, claim.open);
    await page.getByLabel(claim.score).fill('1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8');
    await press(page, claim.prove);
    await page.getByText(CLAIM_WORDS.en.repetition.right.split(':')[0] ?? '').waitFor();
    await press(page, claim.decide);
    for (const question of ['touched', 'notOnMove'] as const) {
      const asked = SITUATIONS.threefold.questions[question]?.ask.en ?? '';
      await page.getByRole('heading', { name: asked }).waitFor();
      await press(page, words.no);
    }
    await rulingIs(page, outcomes.draw);
    await atBoard(page, 5, 'black');
    await writesDown(page);
    await isOnRecord('threefold', [5, 'black'], outcomes.draw);
  });

  it('are for arbiters: who collects results does not see them', async () => {
    const page = await phone({ name: 'results', role: 'results' }, 'en');
    expect(await tab(page).count()).toBe(0);
  });
});
