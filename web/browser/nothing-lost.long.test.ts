// `npm test` goes a shorter way: web/browser/nothing-lost.test.ts
import { describe, expect, it } from 'vitest';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { ADD_WORDS } from '../desk/pages/players/add-words.ts';
import { PLAYERS_WORDS } from '../desk/pages/players/players-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { SETTINGS_WORDS } from '../desk/pages/settings/settings-words.ts';
import { FORM_WORDS } from '../desk/panels/player/player-form-words.ts';
import { PLAYER_WORDS } from '../desk/panels/player/player-words.ts';
import { onABadNetwork } from './bad-network.ts';
import { deskOf } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';

const commands = COMMAND_WORDS.en;
const words = ROUNDS_WORDS.en;

describe.skipIf(CHROMIUM === null)('nothing typed is lost, in other places', () => {
  const { server, at } = onABadNetwork();

  it('a refusal says which result it was, and stays until it is read', async () => {
    const { desk, kept, page, visitRound } = at();
    // Before the page opens: what is intercepted afterwards, a quick hand may still get through.
    await page.route('**/commands/enter-result', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'unknownBoard', params: { round: 1, board: 10 } }),
      }),
    );
    await visitRound();
    await desk.type(10, '½-½');
    const title = commands.notWritten(1, 10, '½ – ½');
    await page.getByRole('alert').filter({ hasText: title }).waitFor();
    expect(await kept(1).count()).toBe(0);
  });

  it('a player half entered is not asked for again once saved; one half corrected is kept', async () => {
    const { desk, page } = at();
    await desk.visit('players');
    await desk.button(PLAYERS_WORDS.en.add).click();
    const dialog = page.getByRole('dialog', { name: ADD_WORDS.en.heading });
    await dialog.getByLabel(ADD_WORDS.en.name, { exact: true }).fill('Half, Saved');
    await dialog.getByRole('button', { name: ADD_WORDS.en.save }).click();
    await page.getByText(ADD_WORDS.en.saved('Half, Saved')).waitFor();
    // What was saved is not half typed any more: opened again, the page asks for nobody.
    await desk.open('players?panel=player:p3');
    await page.getByRole('row').nth(1).waitFor();
    expect(await dialog.count()).toBe(0);
    await desk.button(PLAYER_WORDS.en.edit).click();
    const field = page.getByRole('complementary').getByLabel(FORM_WORDS.en.name, { exact: true });
    await field.fill('Corvaz, Half');
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('Corvaz, Half');
    await desk.button(FORM_WORDS.en.cancel).click();
    await desk.button(PLAYER_WORDS.en.edit).waitFor();
    await page.reload();
    await desk.button(PLAYER_WORDS.en.edit).waitFor();
  });

  it('changes by hand not kept yet', async () => {
    const { desk, page } = at();
    const small = await inventedEvent(server.address, { name: 'By hand', players: 6, rounds: 3 });
    await beginRound(small, 1);
    await enterResults(small, 1, 3);
    await small.do({ type: 'closeRound', round: 1 });
    await small.do({ type: 'pairRound', round: 2 });
    await deskOf(page, `${server.address}/event/${small.tournament}`, 'en').visit('rounds/2');
    await desk.button(words.change).click();
    const seats = page.locator('tbody td button[aria-pressed]');
    await seats.first().waitFor();
    const before = await seats.allInnerTexts();
    await seats.nth(0).click();
    await seats.nth(2).click();
    await expect.poll(() => seats.allInnerTexts()).not.toEqual(before);
    const changed = await seats.allInnerTexts();
    await page.reload();
    await seats.first().waitFor();
    await expect.poll(() => seats.allInnerTexts()).toEqual(changed);
    await desk.button(words.change_cancel).click();
    await seats.first().waitFor({ state: 'detached' });
    await page.reload();
    await desk.button(words.change).waitFor();
  });

  it('settings, and a tournament not created yet', async () => {
    const { desk, page } = at();
    await desk.visit('settings');
    const place = page.getByLabel('Place', { exact: true }).first();
    await place.fill('Half of Ren');
    await page.reload();
    await desk.button(SETTINGS_WORDS.en.discard).waitFor();
    expect(await place.inputValue()).toBe('Half of Ren');
    await page.goto(`${server.address}/new`);
    const name = page.getByRole('textbox').first();
    await name.fill('Half an op');
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe('Half an op');
  });
});
