import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHECK_IN_WORDS } from '../desk/pages/check-in/check-in-words.ts';
import { HISTORY_WORDS } from '../desk/pages/history/history-words.ts';
import { HOME_WORDS } from '../desk/pages/home/home-words.ts';
import { PEOPLE_WORDS } from '../desk/pages/people/people-words.ts';
import { PLAYERS_WORDS } from '../desk/pages/players/players-words.ts';
import { SCREENS_WORDS } from '../desk/pages/screens/screens-words.ts';
import { FIELDS_WORDS } from '../desk/pages/settings/fields/fields-words.ts';
import { SETTINGS_WORDS } from '../desk/pages/settings/settings-words.ts';
import { SETTLE_WORDS } from '../desk/pages/standings/settle-words.ts';
import { PLAYER_WORDS } from '../desk/panels/player/player-words.ts';
import { SHELL_WORDS } from '../desk/shell/shell-words.ts';
import { byHttp, deviceSession, type ByHttp } from './by-http.ts';
import { setScreens } from './hall-screens.ts';
import { hasFocus } from './has-focus.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { makeSampleToSee } from './sample-of-thirteen.ts';
import { until } from './until.ts';
import { goWithinTheDesk } from './within-the-desk.ts';

describe.skipIf(CHROMIUM === null)('[WCAG 2.4.3] the focus is never lost', () => {
  let page: Page;
  let sample: ByHttp;
  let fresh: ByHttp;
  let player = '';

  const { server, sits } = opened(async ({ address }) => {
    page = await sits();
    sample = byHttp(address, await makeSampleToSee(address));
    fresh = await inventedEvent(address, { name: 'Fresh', players: 8, rounds: 3 });
    await setScreens(address, sample.tournament, [
      { code: 'first-1', pages: [{ view: 'standings' }] },
      { code: 'second-2', pages: [{ view: 'players' }] },
    ]);
    await sample.do({ type: 'markRestorePoint', name: 'before lunch' });
    player = (await sample.view<PlayersView>('players')).players[0]?.id ?? '';
  });

  const addressOf = (event: ByHttp, path: string): string =>
    `${server.address}/event/${encodeURIComponent(event.tournament)}/${path}`;
  const open = async (event: ByHttp, path: string): Promise<void> => {
    await page.goto(addressOf(event, path));
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  /** As its links lead there: no test leaves anything open. */
  const goTo = async (event: ByHttp, path: string): Promise<void> => {
    const address = addressOf(event, path);
    if (!(await goWithinTheDesk(page, address))) await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  const button = (name: string) =>
    page.locator('main, aside').getByRole('button', { name, exact: true }).first();
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const one = document.activeElement;
      return one === null || one === document.body
        ? 'nothing'
        : (one.getAttribute('aria-label') ?? one.textContent).trim();
    });
  const dialog = () => page.getByRole('dialog');

  it.each([
    ['players', PLAYERS_WORDS.en.add],
    ['players', PLAYERS_WORDS.en.importEntries],
    ['people', PEOPLE_WORDS.en.newLink],
    ['people', PEOPLE_WORDS.en.newAccount],
    ['standings', SETTLE_WORDS.en.playOff],
    ['screens', SCREENS_WORDS.en.editOf('first-1')],
    ['player', PLAYER_WORDS.en.grantBye],
    ['player', PLAYER_WORDS.en.withdraw],
    ['history', HISTORY_WORDS.en.goBackTo('before lunch')],
  ])('%s: %s, and Escape', async (path, name) => {
    const to = path === 'player' ? `players?panel=player:${player}` : path;
    // Nothing is left open by the one before.
    if (!page.url().endsWith(`/${sample.tournament}/${to}`)) await goTo(sample, to);
    const opener = button(name);
    await opener.focus();
    const before = await focused();
    await page.keyboard.press('Enter');
    await dialog().waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null))
      .toBe(true);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(before);
    expect(before).not.toBe('nothing');
  });

  it('Escape in the menu of a card closes the menu and leaves the card', async () => {
    await goTo(sample, `players?panel=player:${player}`);
    await button(PLAYER_WORDS.en.more).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role="menu"]') !== null))
      .toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(PLAYER_WORDS.en.more);
    await page.keyboard.press('Escape');
    await button(PLAYER_WORDS.en.more).waitFor({ state: 'detached' });
  });

  it('keys of the page do nothing behind a question', async () => {
    await goTo(sample, 'rounds');
    await page.getByRole('row').nth(1).waitFor();
    const position = await sample.position();
    await page.keyboard.press('1');
    await page.keyboard.press('f');
    await hasFocus(dialog());
    for (const key of ['u', '/', 'g', 's', 'Shift+?']) await page.keyboard.press(key);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null))
      .toBe(true);
    expect(page.url()).toMatch(/rounds$/);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await sample.position()).toBe(position);
  });

  it('the crosstable is reached by Tab also when a filter leaves fewer lines than one stood on', async () => {
    await goTo(sample, 'crosstable');
    const lines = page.getByRole('rowheader');
    const name = await lines.nth(1).innerText();
    await lines.nth(12).focus();
    await page.keyboard.press('/');
    await page.keyboard.type(name);
    await expect.poll(() => lines.count()).toBeLessThan(12);
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toBe(name);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe(name);
  });

  it('settings that are saved leave the focus on the heading', async () => {
    const words = SETTINGS_WORDS.en;
    await goTo(fresh, 'settings');
    await page.getByRole('textbox', { name: FIELDS_WORDS.en.place }).fill('Leeds');
    const bar = page.getByRole('status').filter({ hasText: words.changed(1) });
    await bar.waitFor();
    await button(words.save).focus();
    await page.keyboard.press('Enter');
    await bar.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(words.heading);
  });

  it('the list of shortcuts gives the focus back to where the key was pressed', async () => {
    await goTo(sample, 'standings');
    await page.getByRole('row').nth(2).focus();
    const row = await focused();
    await page.keyboard.press('?');
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(row);
  });

  it('whoever pressed a key with the focus nowhere comes to the heading', async () => {
    // Its links would bring the focus with them.
    await open(sample, 'prizes');
    await page.keyboard.press('?');
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await expect.poll(focused).toBe(heading);
  });

  it('a screen removed leaves the focus on the next one', async () => {
    await goTo(sample, 'screens');
    await button(SCREENS_WORDS.en.removeOf('first-1')).focus();
    await page.keyboard.press('Enter');
    await button(SCREENS_WORDS.en.removeOf('first-1')).waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(SCREENS_WORDS.en.openOf('second-2'));
  });

  it('check-in opened has another head, which has the focus', async () => {
    await goTo(fresh, 'check-in');
    await button(CHECK_IN_WORDS.en.open).focus();
    await page.keyboard.press('Enter');
    await button(CHECK_IN_WORDS.en.close).waitFor();
    await expect.poll(focused).toBe(CHECK_IN_WORDS.en.heading(1));
  });

  it('whoever leaves by the mouse is not called back', async () => {
    await goTo(sample, 'players');
    await page.getByRole('row').nth(1).waitFor();
    await page.getByPlaceholder(/.+/).first().focus();
    await page.getByRole('heading', { level: 1 }).click();
    const heard = page.waitForResponse('**/api/tournaments/**');
    await sample.do({ type: 'markRestorePoint', name: 'after lunch' });
    await (await heard).finished();
    await page.evaluate(
      () => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))),
    );
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
  });

  it('[WCAG 2.4.2] the title names the page and the event; the new page has the focus', async () => {
    await page.goto(server.address);
    await expect.poll(() => page.title()).toBe(`${HOME_WORDS.en.heading} · Ronde`);
    await goTo(fresh, 'now');
    await expect.poll(() => page.title()).toBe('Now · Fresh · Ronde');
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await expect.poll(() => page.title()).toBe('Standings · Fresh · Ronde');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
      .toBe(true);
    await page.keyboard.press('g');
    await page.keyboard.press('r');
    await expect.poll(() => page.title()).toBe('Round 1 · Fresh · Ronde');
  });

  it('u takes back one’s own entry at a stroke, with the way back; another desk’s only if asked', async () => {
    const words = SHELL_WORDS.en;
    await fresh.do({ type: 'markRestorePoint', name: 'mine' });
    await open(fresh, 'history');
    await page.keyboard.press('u');
    const redo = page.getByRole('button', { name: words.redo, exact: true });
    await redo.focus();
    await page.keyboard.press('Enter');
    await page.getByText(words.redone).waitFor();

    const wish = { name: 'Second desk', role: 'deputy' } as const;
    const { cookie } = await deviceSession(server.address, fresh.tournament, wish);
    const other = byHttp(server.address, fresh.tournament, cookie);
    await other.do({ type: 'markRestorePoint', name: 'theirs' });
    const position = await fresh.position();
    await page.keyboard.press('u');
    await dialog()
      .getByText(/Second desk/)
      .waitFor();
    await expect.poll(focused).toBe(words.keep);
    // A question that has just come does not hear Enter yet.
    await until('it is kept', async () => {
      if (await dialog().isVisible()) await page.keyboard.press('Enter');
      return (await dialog().count()) === 0;
    });
    expect(await fresh.position()).toBe(position);
  });

  it('[WCAG 2.1.4] keys of one character are switched off and on again', async () => {
    const words = SHELL_WORDS.en;
    await goTo(fresh, 'now');
    await page.keyboard.press('?');
    await dialog().getByLabel(words.singleKeys).click();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await page.keyboard.press('Control+k');
    await hasFocus(dialog());
    expect(page.url()).toMatch(/now$/);
    await page.keyboard.insertText(words.shortcuts);
    await dialog().locator('[data-selected]').getByText(words.shortcuts, { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await dialog().getByLabel(words.singleKeys).click();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await page.waitForURL(/standings$/);
  });
});
