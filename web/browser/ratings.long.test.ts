// `npm test` goes a shorter way: web/browser/ratings.test.ts
import type { RatingsView } from '@ronde/core/tournament/views/ratings.ts';
import { describe, expect, it } from 'vitest';
import { formatMonth } from '../desk/dates.ts';
import { K_WORDS } from '../desk/pages/ratings/k-words.ts';
import { LISTS_OF_MONTHS_WORDS } from '../desk/pages/ratings/lists-of-months-words.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const listWords = LISTS_OF_MONTHS_WORDS.en;
const APRIL = formatMonth('2026-04', 'en');

describe.skipIf(CHROMIUM === null)('lists of ratings by the month', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[B.02 4.1, 7.1] keeps the list of each month of an event over thirty days', async () => {
    const http = await inventedEvent(server.address, {
      ...{ name: 'Season', players: 4, rounds: 2 },
      settings: { lastDay: '2026-04-18', roundDates: ['2026-03-07', '2026-04-18'] },
    });
    for (const round of [1, 2]) {
      await beginRound(http, round);
      await enterResults(http, round, 2);
      await http.do({ type: 'closeRound', round });
    }
    const { players, months } = await http.view<RatingsView>('ratings');
    expect(months).toEqual([{ month: '2026-04', kept: 0 }]);
    const player = players.find(({ change }) => change?.games === 2);
    if (player === undefined) throw new Error('nobody was rated');
    const { page } = await comes();
    await page.goto(`${server.address}/event/${http.tournament}/ratings`);
    await page.getByText(listWords.none(APRIL)).waitFor();
    // No list is here: that is said, with what to do.
    await page.getByRole('button', { name: listWords.takeOf(APRIL) }).click();
    await page.getByText(listWords.noList(APRIL)).waitFor();
    await page.getByText(player.name).first().click();
    await page.getByRole('button', { name: K_WORDS.en.type }).click();
    const dialog = page.getByRole('dialog');
    const rating = dialog.getByRole('textbox', { name: K_WORDS.en.onList(APRIL) });
    await rating.fill('5000');
    await dialog.getByRole('button', { name: K_WORDS.en.keep }).click();
    await dialog.getByText(K_WORDS.en.notARating).waitFor();
    await rating.fill('2222');
    await dialog.getByRole('button', { name: K_WORDS.en.keep }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(listWords.kept(APRIL, 1)).waitFor();
    await page.getByText('2026-04: 2222 on its list').waitFor();
  });
});
