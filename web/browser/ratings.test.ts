import { sayHundredths, saySigned } from '@ronde/core/documents/ratings/say-hundredths.ts';
import { RATINGS_WORDS } from '@ronde/core/documents/ratings/ratings-words.ts';
import type { RatingsView } from '@ronde/core/tournament/views/ratings.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatMonth } from '../desk/dates.ts';
import { LISTS_OF_MONTHS_WORDS } from '../desk/pages/ratings/lists-of-months-words.ts';
import { RATINGS_PAGE_WORDS } from '../desk/pages/ratings/ratings-page-words.ts';
import { K_WORDS } from '../desk/pages/ratings/k-words.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = RATINGS_PAGE_WORDS.en;
const said = RATINGS_WORDS.en;
const listWords = LISTS_OF_MONTHS_WORDS.en;
const APRIL = formatMonth('2026-04', 'en');

describe.skipIf(CHROMIUM === null)('ratings at the desk', () => {
  let page: Page;
  const { server } = opened(async (_, comes) => {
    ({ page } = await comes());
  });

  it('[B.02 8.3] explains a rating game by game, and says what is not known of the event', async () => {
    const wish = { name: 'Rated', players: 6, rounds: 2, settings: { timeControl: '90+30' } };
    const http = await inventedEvent(server.address, wish);
    for (const round of [1, 2]) {
      await beginRound(http, round);
      await enterResults(http, round, 3);
      await http.do({ type: 'closeRound', round });
    }
    const view = await http.view<RatingsView>('ratings');
    const player = view.players.find(({ change }) => change?.games === 2);
    if (player?.change === null || player === undefined) throw new Error('nobody was rated');
    await goTo(page, `${server.address}/event/${http.tournament}/ratings`);
    await page.getByRole('heading', { name: words.heading, exact: true }).waitFor();
    await page.getByText(player.name).first().click();

    const working = page.getByRole('region', { name: `${player.tpn} ${player.name}` });
    const lines = working.locator('tbody tr');
    await lines.nth(1).waitFor();
    expect(await lines.count()).toBe(2);
    for (const [index, { change }] of player.rounds.entries()) {
      const text = (await lines.nth(index).textContent()) ?? '';
      expect(text).toContain(sayHundredths(change?.expected ?? NaN, 'en'));
      expect(text).toContain(saySigned(change?.surplus ?? NaN, 'en'));
    }
    const sum = saySigned(player.change.change, 'en', 1);
    await working.getByText(`= ${sum}`).waitFor();
    // K is typed for the player of the working, and said to be.
    await working.getByRole('button', { name: K_WORDS.en.type }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: K_WORDS.en.keep }).click();
    await dialog.getByText(K_WORDS.en.sayOne).waitFor();
    await dialog.getByRole('textbox', { name: K_WORDS.en.k, exact: true }).fill('38');
    await dialog.getByRole('button', { name: K_WORDS.en.keep }).click();
    await dialog.waitFor({ state: 'detached' });
    await working.getByText(said.kReasons.given).waitFor();
    await page.getByRole('row', { name: new RegExp(said.notes.kTyped) }).waitFor();

    await working.getByRole('button', { name: words.close }).click();
    await working.waitFor({ state: 'detached' });

    // Nobody said when the event was registered: not known, and no yes.
    const registration = page.getByRole('row', { name: new RegExp(said.conditions.registration) });
    expect(await registration.textContent()).toContain(said.verdicts.unknown);
    await page.getByText(words.kinds.blitz, { exact: true }).click();
    await page.getByRole('row', { name: new RegExp(said.conditions.sameTime) }).waitFor();
  });

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
    await goTo(page, `${server.address}/event/${http.tournament}/ratings`);
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
