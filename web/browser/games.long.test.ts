// `npm test` goes a shorter way: web/browser/games.test.ts
import { describe, it } from 'vitest';
import { GAME_DIALOG_WORDS } from '../desk/pages/games/game-dialog-words.ts';
import { GAMES_PAGE_WORDS } from '../desk/pages/games/games-words.ts';
import { boardsOf, counted, pgnOf } from './games-of-an-event.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = GAMES_PAGE_WORDS.en;

describe.skipIf(CHROMIUM === null)('games at two desks', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('one hears what the other has read in and taken away', async () => {
    const http = await inventedEvent(server.address, { name: 'Heard', players: 4, rounds: 3 });
    await beginRound(http, 1);
    await enterResults(http, 1, 2);
    const [first] = await boardsOf(http);
    if (first === undefined) throw new Error('no boards');
    const { page } = await comes();
    const { page: elsewhere } = await comes();
    for (const desk of [page, elsewhere]) {
      await desk.goto(`${server.address}/event/${http.tournament}/games`);
      await counted(desk, 0, 0, 2);
    }
    await page.getByLabel(words.pasteLabel).fill(pgnOf(first));
    await page.getByRole('button', { name: words.keep, exact: true }).click();
    for (const desk of [page, elsewhere]) await counted(desk, 1, 0, 1);
    const row = elsewhere.locator('tbody tr[data-index]').filter({ hasText: first.white });
    await row.click();
    const dialog = elsewhere.getByRole('dialog');
    await dialog.getByRole('button', { name: GAME_DIALOG_WORDS.en.takeAway }).click();
    await dialog.getByText(GAME_DIALOG_WORDS.en.missing).waitFor();
    await counted(page, 0, 0, 2);
  });
});
