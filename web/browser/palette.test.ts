import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AS_A_DEVICE } from '../api/ask.ts';
import { PALETTE_WORDS } from '../desk/palette/palette-words.ts';
import { HISTORY_WORDS } from '../desk/pages/history/history-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { SIGN_IN_WORDS } from '../desk/pages/sign-in/sign-in-words.ts';
import { STEP_WORDS } from '../desk/pages/rounds/steps/step-words.ts';
import { deviceSession, type ByHttp } from './by-http.ts';
import { deskOf, played } from './desk.ts';
import { gate } from './gate.ts';
import { CHROMIUM } from './harness.ts';
import { hasFocus } from './has-focus.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { paletteKeys, type PaletteKeys } from './palette-keys.ts';
import { stageShown } from './stage-shown.ts';

describe.skipIf(CHROMIUM === null)('the palette, by keys alone', () => {
  let page: Page;
  let event: ByHttp;
  let palette: PaletteKeys;

  const { server, comes, sits } = opened(async ({ address }) => {
    page = await sits();
    palette = paletteKeys(page, 'en');
    event = await inventedEvent(address, { name: 'Ctrl K', players: 16, rounds: 3 });
    await deskOf(page, `${address}/event/${event.tournament}`, 'en').open('now');
  });

  const words = PALETTE_WORDS.en;

  it('pairs and publishes a round, from any page; a view that is slow to come holds up no step', async () => {
    // Set up before anything is on its way: a request in flight may be lost when routing begins.
    let view = gate();
    view.open();
    await page.route(`**/api/tournaments/${event.tournament}`, async (route) => {
      await view.passed;
      await route.continue();
    });
    await palette.choose('pair', words.steps.pair(1));
    await page.getByRole('heading', { level: 1, name: ROUNDS_WORDS.en.heading(1) }).waitFor();
    await stageShown(page, 'draft').waitFor();
    view = gate();
    await palette.choose('publish', words.steps.publish(1));
    view.open();
    await stageShown(page, 'published').waitFor();
    await event.do({ type: 'startRound', round: 1 });
    await stageShown(page, 'playing').waitFor();
  });

  it('says why a step cannot be taken, and does not take it', async () => {
    await palette.type('close round');
    const line = palette.dialog.getByRole('button', { name: words.steps.close(1) });
    await line.getByText(STEP_WORDS.en.noResult(8, '1–8')).waitFor();
    expect(await line.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    await line.waitFor();
    await page.keyboard.press('Escape');
    await palette.dialog.waitFor({ state: 'detached' });
  });

  it('leads to a board by its number, ready for its result', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('n');
    await page.getByRole('heading', { level: 1, name: 'Now' }).waitFor();
    await palette.choose('7', words.board(7));
    await page.locator('tr[aria-current="true"] th').getByText('7', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('1');
    await page.getByRole('row', { name: /^Board 7,.*White won$/ }).waitFor();
    // The row shows it as soon as it is typed; the server has it a moment later.
    await expect
      .poll(async () => (await event.view<RoundView>('rounds/1')).boards[6]?.outcome)
      .toEqual(played('1-0'));
  });

  it('asks what the button asks: a restore point wants a name', async () => {
    await palette.choose('restore', HISTORY_WORDS.en.mark);
    await hasFocus(palette.dialog.getByRole('textbox', { name: HISTORY_WORDS.en.markName }));
    await page.keyboard.insertText('before the protest');
    await page.keyboard.press('Enter');
    await palette.dialog.waitFor({ state: 'detached' });
    const { restorePoints } = await event.view<{ restorePoints: { mark: object }[] }>(
      'restore-points',
    );
    expect(restorePoints.map(({ mark }) => mark)).toContainEqual({ name: 'before the protest' });
  });

  it('has nothing a results desk may not do', async () => {
    const { page: theirs, context } = await comes({ language: 'fr' });
    const { cookie } = await deviceSession(server.address, event.tournament, {
      name: 'Table 2',
      role: 'results',
    });
    await context.addCookies(
      cookie.split('; ').map((one) => {
        const [name = '', value = ''] = one.split('=');
        return { name, value, url: server.address };
      }),
    );
    // At this computer, which is the arbiter's, only who says so is a device.
    await context.setExtraHTTPHeaders(AS_A_DEVICE);
    await deskOf(theirs, `${server.address}/event/${event.tournament}`, 'fr').open('rounds/1');
    await theirs.getByRole('row').nth(1).waitFor();
    const french = PALETTE_WORDS.fr;
    const { dialog: list, chosen, type } = paletteKeys(theirs, 'fr');
    await type('éch 7');
    await chosen(french.board(7)).waitFor();
    await list.getByRole('textbox').fill('ronde');
    await list.getByText(ROUNDS_WORDS.fr.heading(1), { exact: true }).waitFor();
    const offered = await list.getByRole('button').allInnerTexts();
    for (const step of Object.values(french.steps)) {
      for (const round of [1, 2]) expect(offered.join('\n')).not.toContain(step(round));
    }
    await list.getByRole('textbox').fill('');
    await list.getByText(SIGN_IN_WORDS.fr.signOut, { exact: true }).waitFor();
    await list.getByText(french.archive, { exact: true }).waitFor({ state: 'detached' });
    await list.getByText(french.undo, { exact: true }).waitFor({ state: 'detached' });
  });
});
