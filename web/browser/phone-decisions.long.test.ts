// `npm test` goes a shorter way: web/browser/phone-decisions.test.ts
import { SITUATIONS } from '@ronde/core/decisions/situations/situations.ts';
import { RULING_WORDS } from '@ronde/core/decisions/situations/ruling-words.ts';
import { describe, expect, it } from 'vitest';
import { CLAIM_PAGE_WORDS } from '../decisions/claim-page-words.ts';
import { DECISION_WORDS } from '../decisions/decision-words.ts';
import { resultText } from '../words/results.ts';
import {
  answers,
  arbitersPhones,
  FLOOR,
  press,
  rulingIs,
  tab,
  writesDown,
} from './arbiters-phones.ts';
import { faultsOn } from './axe-faults.ts';
import { CHROMIUM } from './harness.ts';

const words = DECISION_WORDS.en;
const outcomes = RULING_WORDS.en.outcomes;

describe.skipIf(CHROMIUM === null)('more decisions on the arbiter’s phone', () => {
  const { onTheFloor, phone, atBoard, isOnTheDesk, outcomeOn } = arbitersPhones();

  it('[Laws 6.9] a flag falls against a bare king: the position answers, and the game is drawn', async () => {
    const page = await onTheFloor();
    await tab(page).click();
    await press(page, SITUATIONS.flag.title.en);
    for (const question of ['endedBefore', 'movesMade', 'drawnBefore'] as const) {
      const asked = SITUATIONS.flag.questions[question]?.ask.en ?? '';
      await page.getByRole('heading', { name: asked }).waitFor();
      await press(page, words.no);
    }
    await press(page, 'one');
    await press(page, words.players.white);
    await page.getByLabel(words.position).fill('8/8/8/8/8/4k3/4P3/4K3 w - - 0 1');
    await press(page, words.look);
    await page.getByText(words.positionNo).waitFor();
    await press(page, words.ok);
    await rulingIs(page, outcomes.draw);
    await atBoard(page, 3, 'white');
    await press(page, words.enterResult(resultText({ kind: 'played', score: '½-½' }, 'en')));
    await expect.poll(() => outcomeOn(3)).toMatchObject({ kind: 'played', score: '½-½' });
    await writesDown(page);
    await isOnTheDesk('flag', [3, 'white'], outcomes.draw);
  });

  it('[Laws 6.7.1] a player who comes after the default time is forfeited', async () => {
    const page = await onTheFloor();
    await tab(page).click();
    await press(page, SITUATIONS.late.title.en);
    await answers(page, 31);
    // The default time of the event is filled in.
    expect(await page.locator('input.typed').inputValue()).toBe('30');
    await press(page, words.ok);
    await press(page, words.no);
    await rulingIs(page, outcomes.playerForfeits);
    await atBoard(page, 2, 'white');
    await press(page, words.enterResult(resultText({ kind: 'forfeit', winner: 'black' }, 'en')));
    await expect.poll(() => outcomeOn(2)).toMatchObject({ kind: 'forfeit', winner: 'black' });
    await writesDown(page);
    await isOnTheDesk('late', [2, 'white'], outcomes.playerForfeits);
  });

  it('[Laws 9.2.2] a threefold claim is proven from moves typed in French letters', async () => {
    const page = await phone(FLOOR, 'fr');
    const claim = CLAIM_PAGE_WORDS.fr;
    await tab(page, 'fr').click();
    await press(page, claim.open);
    await page.getByLabel(claim.score).fill('1.Cf3 Cf6 2.Cg1 Cg8 3.Cf3 Cf6 4.Cg1 Cg8');
    await press(page, claim.prove);
    await page.getByText('La réclamation est correcte').waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await press(page, claim.decide);
    for (const question of ['touched', 'notOnMove'] as const) {
      const asked = SITUATIONS.threefold.questions[question]?.ask.fr ?? '';
      await page.getByRole('heading', { name: asked }).waitFor();
      await press(page, DECISION_WORDS.fr.no);
    }
    await rulingIs(page, RULING_WORDS.fr.outcomes.draw);
    await atBoard(page, 5, 'black', 'fr');
    await writesDown(page, 'fr');
    await isOnTheDesk('threefold', [5, 'black'], RULING_WORDS.fr.outcomes.draw);
  });
});
