import type { Page } from 'playwright-core';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { PUBLICATION_WORDS } from '../desk/event/publication-words.ts';
import { CHECK_IN_WORDS } from '../desk/pages/check-in/check-in-words.ts';
import { KIOSK_WORDS } from '../desk/pages/check-in/kiosk-words.ts';
import { HISTORY_WORDS } from '../desk/pages/history/history-words.ts';
import { MANUAL_PAIRING_WORDS } from '../desk/pages/rounds/manual-pairing/manual-pairing-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { STEP_WORDS } from '../desk/pages/rounds/steps/step-words.ts';
import { PLAYER_WORDS } from '../desk/panels/player/player-words.ts';
import { byHttp, deviceSession } from './by-http.ts';
import { makeSample, type PageToSee } from './every-page.ts';
import { inventedEvent } from './invented-event.ts';
import { makeEvent } from './make-event.ts';
import { deskAt, press, pressToDialog, type Act } from './state-to-see.ts';

/** Swaps two of a draft by hand. */
const swapTwo: Act = async (page, language) => {
  await press(page, ROUNDS_WORDS[language].change);
  const seats = page.locator('tbody td button[aria-pressed]');
  await seats.nth(2).click();
  await seats.nth(5).click();
};

const lockKiosk: Act = async (page, language) => {
  const words = KIOSK_WORDS[language];
  await press(page, words.arbitersUnlocked);
  await page.getByLabel(words.newCode).fill('2468');
  await page.getByRole('button', { name: words.lock, exact: true }).click();
  await page.getByRole('button', { name: words.arbiters, exact: true }).waitFor();
};

const typeOneName = async (page: Page): Promise<void> => {
  await page.getByRole('textbox').first().fill('br');
  await page.getByRole('listitem').getByRole('button').first().click();
};

/** Where somebody should take care: warnings by level, changes by hand, two results, the kiosk. */
export async function carefulStates(
  address: string,
  events: Readonly<Record<'draft' | 'running' | 'checking', string>>,
): Promise<PageToSee[]> {
  const { draft, running, checking } = events;
  const at = deskAt(address);
  const questioned = await sampleInQuestion(address);
  const toPair = await makeEvent(address, 12, { stop: 'closed' });
  const { tournament: prepared, ...soon } = await inventedEvent(address, {
    name: 'Open international de la Vallée des Brumes et du Haut-Pays',
    players: 12,
    rounds: 5,
    unpublished: true,
  });
  await soon.do({ type: 'pairRound', round: 1 });
  return [
    at(prepared, 'not-public-now', 'now'),
    at(prepared, 'not-public-settings', 'settings#publication'),
    at(prepared, 'not-public-screens', 'screens'),
    at(prepared, 'publish-event', 'now', (page, language) =>
      pressToDialog(page, PUBLICATION_WORDS[language].publish),
    ),
    at(prepared, 'publish-with-round', 'rounds/1', (page, language) =>
      pressToDialog(page, ROUNDS_WORDS[language].publish),
    ),
    at(running, 'withhold-event', 'settings#publication', (page, language) =>
      pressToDialog(page, PUBLICATION_WORDS[language].withhold),
    ),
    at(draft, 'hand-compare', 'rounds/6', async (page, language) => {
      await swapTwo(page, language);
      await press(page, ROUNDS_WORDS[language].change_end);
      const dialog = page.getByRole('dialog', {
        name: MANUAL_PAIRING_WORDS[language].compareTitle,
      });
      await dialog.getByRole('status').nth(1).waitFor();
    }),
    at(questioned, 'two-results', 'rounds/5'),
    at(questioned, 'two-results-now', 'now'),
    at(running, 'warning-2', 'players?panel=player:s07', (page, language) =>
      pressToDialog(page, PLAYER_WORDS[language].withdraw),
    ),
    at(checking, 'warning-3', 'check-in', (page, language) =>
      pressToDialog(page, CHECK_IN_WORDS[language].close),
    ),
    at(running, 'warning-4', 'players?panel=player:s07', async (page, language) => {
      const words = PLAYER_WORDS[language];
      await press(page, words.more);
      await page.getByRole('menuitem', { name: words.expel, exact: true }).click();
      await page.getByRole('dialog').first().waitFor();
    }),
    at(running, 'warning-4-typed', 'history', async (page, language) => {
      // A narrow page folds the restore points.
      const folded = page.locator('summary').first();
      if (await folded.isVisible()) await folded.click();
      await pressToDialog(page, HISTORY_WORDS[language].goBackTo('').slice(0, 8));
      await press(page, COMMAND_WORDS[language].goOn);
      await page.getByLabel(COMMAND_WORDS[language].typeToConfirm('').slice(0, 6)).waitFor();
    }),
    at(running, 'take-back', 'rounds/5', async (page, language) => {
      await press(page, STEP_WORDS[language].more);
      await page.getByRole('menuitem', { name: STEP_WORDS[language].takeBack }).click();
      await page.getByRole('dialog').first().waitFor();
    }),
    at(running, 'not-saved', 'rounds/5', async (page, language) => {
      await page.route('**/commands/enter-result', (route) => route.abort());
      for (const key of ['3', 'Enter', '1']) await page.keyboard.press(key);
      await page.getByText(ROUNDS_WORDS[language].failed).first().waitFor();
    }),
    at(toPair, 'pairing', 'rounds/6', async (page, language) => {
      // Never answered, so that one sees how it waits.
      await page.route('**/commands/pair-round', () => undefined);
      await press(page, ROUNDS_WORDS[language].pair(6));
      await page.locator('[data-loading], [role="progressbar"]').first().waitFor();
      await page.waitForTimeout(1_500);
    }),
    at(running, 'palette-open', 'now', (page) => page.keyboard.press('Control+k')),
    at(checking, 'kiosk-to-lock', 'check-in/kiosk', (page, language) =>
      press(page, KIOSK_WORDS[language].arbitersUnlocked),
    ),
    at(checking, 'kiosk-locked', 'check-in/kiosk', lockKiosk),
    at(checking, 'kiosk-wrong-code', 'check-in/kiosk', async (page, language) => {
      const words = KIOSK_WORDS[language];
      await lockKiosk(page, language);
      await press(page, words.arbiters);
      await page.getByLabel(words.code, { exact: true }).fill('1357');
      await press(page, words.leaveKiosk);
      await page.getByText(words.wrongCode).waitFor();
    }),
    at(checking, 'kiosk-question', 'check-in/kiosk', typeOneName),
  ];
}

/** The sample, with a helper's result that differs from the one entered. */
async function sampleInQuestion(address: string): Promise<string> {
  const id = await makeSample(address, 'fr');
  const arbiter = byHttp(address, id);
  const [white, black] = (['1-0', '0-1'] as const).map(
    (score) => ({ kind: 'played', score }) as const,
  );
  if (white === undefined || black === undefined) throw new Error('no scores');
  for (const board of [2, 5]) {
    await arbiter.do({ type: 'enterResult', round: 5, board, outcome: white });
    const wish = { name: 'Marie-Antoinette', role: 'results' } as const;
    const { cookie } = await deviceSession(address, id, wish);
    const helper = byHttp(address, id, cookie);
    await helper.do({ type: 'questionResult', round: 5, board, outcome: black });
  }
  return id;
}
