import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { ADD_WORDS } from '../desk/pages/players/add-words.ts';
import { PLAYERS_WORDS } from '../desk/pages/players/players-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { SETTINGS_WORDS } from '../desk/pages/settings/settings-words.ts';
import { FORM_WORDS } from '../desk/panels/player/player-form-words.ts';
import { PLAYER_WORDS } from '../desk/panels/player/player-words.ts';
import type { ByHttp } from './by-http.ts';
import { deskOf, played, type Desk } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { putForwardUntil } from './put-forward.ts';
import { until } from './until.ts';

const commands = COMMAND_WORDS.en;
const words = ROUNDS_WORDS.en;
const ENTER = '**/commands/enter-result';

describe.skipIf(CHROMIUM === null)('nothing typed is lost', () => {
  let event: ByHttp;
  let context: BrowserContext;
  let page: Page;
  let desk: Desk;

  const { server } = opened(async ({ address }, comes) => {
    event = await inventedEvent(address, { name: 'Bad network', players: 30, rounds: 5 });
    await beginRound(event, 1);
    ({ context, page } = await comes());
    await page.clock.install();
    desk = deskOf(page, `${address}/event/${event.tournament}`, 'en');
    // Where the network will be missed, the page of what is due has been seen.
    await desk.open('now');
  });
  beforeEach(async () => {
    await context.setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const live = page.getByRole('status').getByText(desk.words.shell.live);
    await soon('the desk hears the server', () => live.isVisible());
  });

  const outcomes = async (...boards: readonly number[]): Promise<(GameOutcome | undefined)[]> => {
    const round = await event.view<RoundView>('rounds/1');
    return boards.map((board) => round.boards.find((one) => one.board === board)?.outcome);
  };
  const kept = (results: number) => page.getByText(commands.unsent(results), { exact: true });
  /** What is sent again after a pause. */
  const soon = (what: string, isSo: () => Promise<boolean>): Promise<void> =>
    putForwardUntil(page, what, isSo);
  /** A round whose boards nobody has touched on this page: gone to from the page of what is due. */
  const visitRound = async (): Promise<void> => {
    await desk.visit('now');
    await desk.visit('rounds/1');
    await page.getByRole('row').nth(1).waitFor();
  };

  it('results typed without a network wait on the desk, and are written once when it is back', async () => {
    await desk.visit('rounds/1');
    await page.getByRole('row').nth(1).waitFor();
    const before = await event.position();
    await context.setOffline(true);
    await desk.type(11, '1-0');
    await desk.type(12, '½-½');
    await kept(2).waitFor();
    await page
      .getByRole('button', { name: new RegExp(words.failed) })
      .first()
      .waitFor();
    expect(await event.position()).toBe(before);
    // Also from another page of the desk.
    await page.keyboard.press('g');
    await page.keyboard.press('n');
    await kept(2).waitFor();
    await context.setOffline(false);
    await soon('nothing waits', async () => (await kept(2).count()) === 0);
    await until('both are written', async () => (await event.position()) === before + 2);
    expect(await outcomes(11, 12)).toEqual([played('1-0'), played('½-½')]);
  });

  it('results no answer came for survive a reload, and are written once', async () => {
    // The first arrives and its answer is lost; the second never leaves.
    await page.route(ENTER, async (route) => {
      const { board } = (route.request().postDataJSON() as { command: { board: number } }).command;
      if (board === 13) await route.fetch();
      // A reload ends what is on its way: then there is nothing to abort.
      await route.abort().catch(() => undefined);
    });
    await desk.visit('rounds/1');
    await page.getByRole('row').nth(1).waitFor();
    const before = await event.position();
    await desk.type(13, '0-1');
    await desk.type(14, '1-0');
    await until('the first is there', async () => (await event.position()) === before + 1);
    await page.reload();
    await page.getByRole('row', { name: /^Board 14,.*White won$/ }).waitFor();
    await page.unroute(ENTER);
    await soon('the second is there', async () => (await event.position()) === before + 2);
    expect(await outcomes(13, 14)).toEqual([played('0-1'), played('1-0')]);
    await page.reload();
    await page.getByRole('row', { name: /^Board 14,.*White won$/ }).waitFor();
    expect(await event.position()).toBe(before + 2);
  });

  it('what somebody else wrote meanwhile is asked about, never overwritten', async () => {
    await visitRound();
    await context.setOffline(true);
    await desk.type(15, '1-0');
    await kept(1).waitFor();
    await event.do({ type: 'enterResult', round: 1, board: 15, outcome: played('0-1') });
    await context.setOffline(false);
    const dialog = page.getByRole('dialog', { name: commands.conflict });
    await soon('it is asked about', () => dialog.isVisible());
    expect(await outcomes(15)).toEqual([played('0-1')]);
    await dialog.getByRole('button', { name: commands.look }).click();
    await page.getByRole('row', { name: /^Board 15,.*Black won$/ }).waitFor();
    await page.reload();
    await page.getByRole('row', { name: /^Board 15,.*Black won$/ }).waitFor();
  });

  it('a refusal says which result it was, and stays until it is read', async () => {
    // Before the page opens: what is intercepted afterwards, a quick hand may still get through.
    await page.route(ENTER, (route) =>
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

  it('a player half entered, and half corrected', async () => {
    await desk.visit('players');
    await desk.button(PLAYERS_WORDS.en.add).click();
    const dialog = page.getByRole('dialog', { name: ADD_WORDS.en.heading });
    await dialog.getByLabel(ADD_WORDS.en.name, { exact: true }).fill('Half, Typed');
    await page.reload();
    const name = dialog.getByLabel(ADD_WORDS.en.name, { exact: true });
    await expect.poll(() => name.inputValue()).toBe('Half, Typed');
    // Without a server the form stays, and says so.
    await context.setOffline(true);
    await dialog.getByRole('button', { name: ADD_WORDS.en.save }).click();
    await page.getByText(commands.unreachable).waitFor();
    expect(await name.inputValue()).toBe('Half, Typed');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: ADD_WORDS.en.save }).click();
    await page.getByText(ADD_WORDS.en.saved('Half, Typed')).waitFor();
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
