// `npm test` goes a shorter way: web/browser/way-back.test.ts
import { describe, expect, it } from 'vitest';
import { COMMAND_WORDS } from '../desk/event/command-words.ts';
import { STANDINGS_WORDS } from '../desk/pages/standings/standings-words.ts';
import { played } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

describe.skipIf(CHROMIUM === null)('what was not done', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('lots that could not be drawn leave the dialog open, with the reason', async () => {
    const tied = await inventedEvent(server.address, {
      name: 'Tied',
      players: 4,
      rounds: 1,
      settings: { ties: 'lots' },
    });
    await beginRound(tied, 1);
    for (const board of [1, 2]) {
      await tied.do({ type: 'enterResult', round: 1, board, outcome: played('½-½') });
    }
    await tied.do({ type: 'closeRound', round: 1 });
    const { page } = await comes();
    await page.goto(`${server.address}/event/${tied.tournament}/standings`);
    const dialog = page.getByRole('dialog');
    const words = STANDINGS_WORDS.en;
    await page.route('**/commands/draw-tie-lots', (route) => route.abort());
    await page.getByRole('button', { name: words.drawLots }).click();
    await dialog.getByLabel(words.seed).fill('seven');
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').getByText(COMMAND_WORDS.en.unreachable).waitFor();
    expect(await dialog.getByLabel(words.seed).inputValue()).toBe('seven');
    await page.unroute('**/commands/draw-tie-lots');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(words.lots('seven')).waitFor();
  });
});
