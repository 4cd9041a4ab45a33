import { describe, expect, it } from 'vitest';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { ADD_WORDS } from '../desk/pages/players/add-words.ts';
import { PLAYERS_WORDS } from '../desk/pages/players/players-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { onABadNetwork } from './bad-network.ts';
import { played } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { until } from './until.ts';

const commands = COMMAND_WORDS.en;
const words = ROUNDS_WORDS.en;
const ENTER = '**/commands/enter-result';

describe.skipIf(CHROMIUM === null)('nothing typed is lost', () => {
  const { at } = onABadNetwork();

  it('results typed without a network wait on the desk, and are written once when it is back', async () => {
    const { context, desk, event, kept, outcomes, page, soon } = at();
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

  it('what somebody else wrote is asked about, never overwritten; what no answer came for survives a reload, and is written once', async () => {
    const { context, desk, event, hears, kept, outcomes, page, soon, visitRound } = at();
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

    await hears();
    // The first arrives and its answer is lost; the second never leaves.
    await page.route(ENTER, async (route) => {
      const { board } = (route.request().postDataJSON() as { command: { board: number } }).command;
      if (board === 13) await route.fetch();
      // A reload ends what is on its way: then there is nothing to abort.
      await route.abort().catch(() => undefined);
    });
    await visitRound();
    const before = await event.position();
    await desk.type(13, '0-1');
    await desk.type(14, '1-0');
    await until('the first is there', async () => (await event.position()) === before + 1);
    await page.reload();
    await page.getByRole('row', { name: /^Board 14,.*White won$/ }).waitFor();
    await page.getByRole('row', { name: /^Board 15,.*Black won$/ }).waitFor();
    await page.unroute(ENTER);
    await soon('the second is there', async () => (await event.position()) === before + 2);
    expect(await outcomes(13, 14)).toEqual([played('0-1'), played('1-0')]);
    await page.reload();
    await page.getByRole('row', { name: /^Board 14,.*White won$/ }).waitFor();
    expect(await event.position()).toBe(before + 2);
  });

  it('a player half entered', async () => {
    const { context, desk, page } = at();
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
  });
});
