import { readFileSync } from 'node:fs';
import type { Language } from '@ronde/core/rules/language.ts';
import type { BoardView, RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { CROSSTABLE_WORDS } from '../desk/pages/crosstable/crosstable-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { TABLE_PANEL_WORDS } from '../desk/panels/why/table-panel-words.ts';
import { TABLE_WORDS } from '../desk/parts/table-words.ts';
import { resultSpoken, resultText } from '../words/results.ts';
import { byHttp, deviceSession, type ByHttp } from './by-http.ts';
import { deskOf, played, type Desk } from './desk.ts';
import { CHROMIUM, DESK } from './harness.ts';
import { holdUp } from './hold-up.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { onlyKeys } from './only-keys.ts';
import { opened } from './opened.ts';
import { robinOfSix } from './robin-of-six.ts';
import { spokenIn } from './spoken-languages.ts';

/** What the browser tells a screen reader: the names of everything of a role. */
async function spoken(page: Page, role: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => node.role?.value === role && !node.ignored)
    .map((node) => String(node.name?.value ?? ''));
}

describe.skipIf(CHROMIUM === null)('the page of a round', () => {
  let event: ByHttp;

  const { server, sits } = opened(async ({ address }) => {
    event = await inventedEvent(address, { name: 'Spoken', players: 12, rounds: 5 });
    await beginRound(event, 1);
    await enterResults(event, 1, 2);
    await event.do({ type: 'enterResult', round: 1, board: 4, outcome: played('0-1') });
  });
  const sit = async (language: Language, path: string): Promise<Desk> => {
    const page = await sits({ language });
    const desk = deskOf(page, `${server.address}/event/${event.tournament}`, language);
    // Left and come to again: what the test before had opened or ticked is gone.
    if (page.url().includes('/rounds/')) await desk.visit('now');
    await desk.visit(path);
    await page.getByRole('row').nth(1).waitFor();
    return desk;
  };

  it.each(spokenIn('en'))(
    '[WCAG 4.1.2, 4.1.3] %s: each board is said with both players and the result; who entered it, and the board the keys stand on',
    async (language) => {
      const { page, words } = await sit(language, 'rounds/1');
      const { boards } = await event.view<RoundView>('rounds/1');
      const rows = await spoken(page, 'row');
      const spokenRow = ({ board, white, black, outcome }: BoardView): string =>
        words.rounds.boardSpoken(board, white.name, black.name, resultSpoken(outcome, language));
      for (const board of boards) expect(rows).toContain(spokenRow(board));
      const buttons = await spoken(page, 'button');
      expect(buttons.filter((name) => name.trim() === '')).toEqual([]);

      // A result of a helper's phone.
      const board = language === 'en' ? 3 : 5;
      const { cookie } = await deviceSession(server.address, event.tournament, {
        name: 'Marie',
        role: 'results',
        boards: { from: 1, to: 6 },
      });
      const helper = byHttp(server.address, event.tournament, cookie);
      await helper.do({ type: 'enterResult', round: 1, board, outcome: played('0-1') });
      const row = page.getByRole('row', { name: new RegExp(`^\\D+ ${board},`) });
      await row.getByText('Marie').waitFor();
      const said = words.rounds.announced(board, resultSpoken(played('0-1'), language), 'Marie');
      await page.getByRole('status').filter({ hasText: said }).waitFor({ state: 'attached' });

      // In a window zoomed in on, the board is in sight.
      await page.setViewportSize({ width: 720, height: 450 });
      for (const [key, at] of [
        ['6', 6],
        ['ArrowUp', 5],
      ] as const) {
        await page.keyboard.press(key);
        const current = page.locator('tr[aria-current="true"]');
        const stoodOn = (await event.view<RoundView>('rounds/1')).boards[at - 1];
        if (stoodOn === undefined) throw new Error(`no board ${at}`);
        const now = page.getByRole('status').filter({ hasText: spokenRow(stoodOn) });
        await now.waitFor({ state: 'attached' });
        await expect
          .poll(async () => {
            const box = await current.boundingBox();
            return box !== null && box.y > 0 && box.y + box.height <= 450;
          })
          .toBe(true);
      }
      await page.setViewportSize(DESK);
    },
  );

  /** Answers the question that comes before a typed result replaces another. */
  const replaces = (page: Page, board: number, result: string): Promise<void> =>
    page
      .getByRole('dialog', { name: ROUNDS_WORDS.en.overwriteTitle(board) })
      .getByRole('button', { name: ROUNDS_WORDS.en.overwriteWrite(result) })
      .click();

  it('a result that comes after the boards and before the stream is on the page', async () => {
    const { page } = await sit('en', 'rounds/1');
    const letGo = await holdUp(page, '**/api/live?*', 'GET');
    await page.reload();
    await page.getByRole('row').nth(1).waitFor();
    await event.do({ type: 'enterResult', round: 1, board: 6, outcome: played('0-1') });
    letGo();
    await page.getByRole('row', { name: /^Board 6,.*Black won$/ }).waitFor();
  });

  it('a second pass verifies; a difference stops it, and the sheet can be followed', async () => {
    const desk = await sit('en', 'rounds/1');
    const { page } = desk;
    const words = ROUNDS_WORDS.en;
    const view = await event.view<RoundView>('rounds/1');
    const first = view.boards.find(({ board }) => board === 1)?.outcome;
    await page.getByRole('checkbox', { name: words.verify }).check();
    // Board 3 was entered as 0-1 by the helper.
    await desk.type(3, '0-1');
    await page.getByText(words.verified(1, 6)).waitFor();
    const match = page.getByRole('status').filter({ hasText: words.verifiedSpoken(3) });
    await match.waitFor({ state: 'attached' });
    await desk.type(4, '1-0');
    const dialog = page.getByRole('dialog', { name: words.differs(4) });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('tr[aria-current="true"] th').getByText('4', { exact: true }).waitFor();
    await desk.type(4, '1-0');
    await dialog.getByRole('button', { name: words.differsWrite('1 – 0') }).click();
    await page.getByRole('row', { name: /^Board 4,.*White won$/ }).waitFor();
    expect(first).toBeDefined();
  });

  it('Enter and figures belong to the list while the page gave a button the focus; after Tab both are the button’s', async () => {
    const desk = await sit('en', 'rounds/1');
    const { page } = desk;
    const words = ROUNDS_WORDS.en;
    const why = page.getByRole('button', { name: words.why }).first();
    await why.focus();
    await desk.type(6, '½-½');
    await replaces(page, 6, '½ – ½');
    await page.getByRole('row', { name: /^Board 6,.*draw$/ }).waitFor();
    await page.getByRole('checkbox', { name: words.verify }).focus();
    const { keys, tabTo } = onlyKeys(page);
    await tabTo(new RegExp(`button ${words.why}`));
    const position = await event.position();
    await keys('6', '+');
    await page.getByText(words.keysElsewhere).waitFor();
    await keys('Enter');
    await page.getByRole('complementary').waitFor();
    await keys('Escape');
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    expect(await event.position()).toBe(position);
    await keys('Escape', '6');
    await page.locator('tr[aria-current="true"] th').getByText('6', { exact: true }).waitFor();
  });

  it('a filter leaves the boards meant; keys write in them, and Escape brings back the others', async () => {
    const { page } = await sit('en', 'rounds/1');
    const { boards } = await event.view<RoundView>('rounds/1');
    const last = boards[5];
    if (last === undefined) throw new Error('no board 6');
    const rows = page.locator('tr[data-index]');
    await page.keyboard.press('/');
    await page.keyboard.type(last.black.name.slice(0, 9).toLowerCase());
    await page.getByText(TABLE_WORDS.en.count(1, 6), { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('tr[aria-current="true"] th').getByText('6', { exact: true }).waitFor();
    await page.keyboard.press('+');
    await replaces(page, 6, '1 – 0');
    await page.getByRole('row', { name: /^Board 6,.*White won$/ }).waitFor();
    expect(await rows.count()).toBe(1);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: TABLE_WORDS.en.csv, exact: true }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('spoken-round-1-1-of-6.csv');
    const [, line, ...others] = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(line).toMatch(/^6,/);
    expect(others).toEqual([]);
    // The name of the button that the mouse stands on would be what Escape takes away.
    await page.mouse.move(0, 0);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await expect.poll(() => rows.count()).toBe(6);
    await page.keyboard.press('/');
    await page.keyboard.type('4');
    await page.getByRole('row', { name: /^Board 4,/ }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => rows.count()).toBe(6);
  });

  it('[C.04.2 D.8] a late change says from when it counts, before it is made and after', async () => {
    await enterResults(event, 1, 6);
    await event.do({ type: 'closeRound', round: 1 });
    await beginRound(event, 2);
    const desk = await sit('en', 'rounds/1');
    const { page } = desk;
    const { boards } = await event.view<RoundView>('rounds/1');
    const before = boards.find(({ board }) => board === 2)?.outcome;
    if (before === undefined) throw new Error('no board 2');
    const other = resultText(before, 'en') === '1 – 0' ? '0-1' : '1-0';
    await desk.type(2, other);
    await replaces(page, 2, resultText(played(other), 'en'));
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText(/round 2|pairing/i)
      .first()
      .waitFor();
    await dialog.getByRole('button', { name: COMMAND_WORDS.en.confirm, exact: true }).click();
    const late = ROUNDS_WORDS.en.correctedFrom(resultText(before, 'en'), 3);
    await page.getByRole('img', { name: late }).waitFor();
  });

  it('[C.05 annex 1] a round robin is explained on its table, and shown as a grid', async () => {
    const robin = await robinOfSix(server.address);
    const page = await sits({ language: 'en' });
    const desk = deskOf(page, `${server.address}/event/${robin.tournament}`, 'en');
    await desk.visit('rounds/1?panel=why:1:2');
    const panel = page.getByRole('complementary');
    await panel.getByText('2 + 5 = 7, less 6 is line 1').waitFor();
    const table = panel.getByRole('table', { name: TABLE_PANEL_WORDS.en.tableOf(6) });
    await table.getByRole('button', { name: /^3–4:/ }).click();
    await panel.getByText('3 + 4 = 7, less 6 is line 1').waitFor();

    await desk.visit('crosstable');
    const grid = page.getByRole('grid', { name: CROSSTABLE_WORDS.en.gridCaption(1) });
    await grid.getByRole('row').nth(6).waitFor();
    expect(await grid.locator('td[data-self="true"]').count()).toBe(6);
  });
});
