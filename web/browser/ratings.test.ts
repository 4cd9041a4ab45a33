import { sayHundredths, saySigned } from '@ronde/core/documents/ratings/say-hundredths.ts';
import { RATINGS_WORDS } from '@ronde/core/documents/ratings/ratings-words.ts';
import type { RatingsView } from '@ronde/core/tournament/views/ratings.ts';
import { describe, expect, it } from 'vitest';
import { RATINGS_PAGE_WORDS } from '../desk/pages/ratings/ratings-page-words.ts';
import { K_WORDS } from '../desk/pages/ratings/k-words.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = RATINGS_PAGE_WORDS.en;
const said = RATINGS_WORDS.en;

describe.skipIf(CHROMIUM === null)('ratings at the desk', () => {
  const { server, sits } = opened(() => Promise.resolve());

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
    const page = await sits();
    await page.goto(`${server.address}/event/${http.tournament}/ratings`);
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
});
