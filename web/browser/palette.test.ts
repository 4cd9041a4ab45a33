import type { Language } from '@ronde/core/rules/language.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AS_A_DEVICE } from '../api/ask.ts';
import { PALETTE_WORDS } from '../desk/palette/palette-words.ts';
import { HISTORY_WORDS } from '../desk/pages/history/history-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { SIGN_IN_WORDS } from '../desk/pages/sign-in/sign-in-words.ts';
import { STANDINGS_WORDS } from '../desk/pages/standings/standings-words.ts';
import { STEP_WORDS } from '../desk/pages/rounds/steps/step-words.ts';
import { deviceSession, type ByHttp } from './by-http.ts';
import { deskOf, played } from './desk.ts';
import { gate } from './gate.ts';
import { CHROMIUM } from './harness.ts';
import { hasFocus } from './has-focus.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

describe.skipIf(CHROMIUM === null)('the palette, by keys alone', () => {
  let page: Page;
  let event: ByHttp;

  const { server, comes } = opened(async ({ address }, come) => {
    ({ page } = await come());
    event = await inventedEvent(address, { name: 'Ctrl K', players: 16, rounds: 3 });
    await deskOf(page, `${address}/event/${event.tournament}`, 'en').open('now');
  });

  const words = PALETTE_WORDS.en;
  const dialog = (): Locator => page.getByRole('dialog');
  const typed = async (text: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await hasFocus(dialog());
    await page.keyboard.type(text);
  };
  /** Types, waits for the line that is meant, and presses Enter. */
  const choose = async (text: string, line: string): Promise<void> => {
    await typed(text);
    await dialog().locator('[data-selected]').getByText(line, { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: words.search }).waitFor({ state: 'detached' });
  };
  const stage = (name: keyof (typeof ROUNDS_WORDS)['en']['stages']): Locator =>
    page
      .locator('li[aria-current="step"]')
      .getByText(ROUNDS_WORDS.en.stages[name], { exact: true });

  it('pairs, publishes and begins a round, from any page', async () => {
    // Set up before anything is on its way: a request in flight may be lost when routing begins.
    let view = gate();
    view.open();
    await page.route(`**/api/tournaments/${event.tournament}`, async (route) => {
      await view.passed;
      await route.continue();
    });
    await choose('pair', words.steps.pair(1));
    await page.getByRole('heading', { level: 1, name: ROUNDS_WORDS.en.heading(1) }).waitFor();
    await stage('draft').waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await page.getByRole('heading', { level: 1, name: STANDINGS_WORDS.en.heading }).waitFor();
    // A view that is slow to come holds up no step that was chosen by name.
    view = gate();
    await choose('publish', words.steps.publish(1));
    await page.getByRole('heading', { level: 1, name: ROUNDS_WORDS.en.heading(1) }).waitFor();
    view.open();
    await stage('published').waitFor();
    view = gate();
    await choose('begins', words.steps.start(1));
    view.open();
    await stage('playing').waitFor();
  });

  it('says why a step cannot be taken, and does not take it', async () => {
    await typed('close round');
    const line = dialog().getByRole('button', { name: words.steps.close(1) });
    await line.getByText(STEP_WORDS.en.noResult(8, '1–8')).waitFor();
    expect(await line.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    await line.waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it.each(['7', 'board 7'])('“%s” leads to the board, ready for its result', async (text) => {
    await page.keyboard.press('g');
    await page.keyboard.press('n');
    await page.getByRole('heading', { level: 1, name: 'Now' }).waitFor();
    await choose(text, words.board(7));
    await page.locator('tr[aria-current="true"] th').getByText('7', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('1');
    await page.getByRole('row', { name: /^Board 7,.*White won$/ }).waitFor();
    // The row shows it as soon as it is typed; the server has it a moment later.
    await expect
      .poll(async () => (await event.view<RoundView>('rounds/1')).boards[6]?.outcome)
      .toEqual(played('1-0'));
  });

  it('leads to a board though the list stands by name', async () => {
    await page.getByText(ROUNDS_WORDS.en.byName, { exact: true }).click();
    await page.getByRole('columnheader', { name: ROUNDS_WORDS.en.opponent }).waitFor();
    await choose('5', words.board(5));
    await page.locator('tr[aria-current="true"] th').getByText('5', { exact: true }).waitFor();
  });

  it('prints the page alone', async () => {
    await page.evaluate(() => {
      window.print = () => {
        const alone = document.querySelector('[role="dialog"]') === null;
        document.documentElement.dataset['printed'] = alone ? 'alone' : 'covered';
      };
    });
    await choose('print', words.print);
    await page.locator('html[data-printed="alone"]').waitFor({ state: 'attached' });
  });

  it('asks what the button asks: a restore point wants a name', async () => {
    await choose('restore', HISTORY_WORDS.en.mark);
    await hasFocus(dialog().getByRole('textbox', { name: HISTORY_WORDS.en.markName }));
    await page.keyboard.type('before the protest');
    await page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
    const { restorePoints } = await event.view<{ restorePoints: { mark: object }[] }>(
      'restore-points',
    );
    expect(restorePoints.map(({ mark }) => mark)).toContainEqual({ name: 'before the protest' });
  });

  it('opens the standings after a round, and changes the colours', async () => {
    await choose('standings 1', words.standingsAfter(1));
    await page.getByRole('heading', { level: 1, name: STANDINGS_WORDS.en.heading }).waitFor();
    expect(new URL(page.url()).searchParams.get('after')).toBe('1');
    await choose('dark', words.theme.dark);
    await page.locator('html[data-mantine-color-scheme="dark"]').waitFor({ state: 'attached' });
  });

  it('has nothing a results desk may not do', async () => {
    const language: Language = 'fr';
    const { page: theirs, context } = await comes({ language });
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
    const desk = deskOf(theirs, `${server.address}/event/${event.tournament}`, language);
    await desk.open('rounds/1');
    await theirs.getByRole('row').nth(1).waitFor();
    const french = PALETTE_WORDS.fr;
    await theirs.keyboard.press('Control+k');
    const list = theirs.getByRole('dialog');
    await hasFocus(list);
    await theirs.keyboard.type('éch 7');
    await list.locator('[data-selected]').getByText(french.board(7), { exact: true }).waitFor();
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
