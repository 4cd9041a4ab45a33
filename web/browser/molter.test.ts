import { USUAL_TEAMS } from '@ronde/core/tournament/default-settings.ts';
import type { MolterView } from '@ronde/core/tournament/views/molter.ts';
import { describe, expect, it } from 'vitest';
import { MOLTER_PAGE_WORDS } from '../desk/pages/molter/molter-words.ts';
import { faultsIn } from './axe-faults.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { BOARDS, enterSevenTowers, firstSeated, PLAYERS, ROUNDS, TEAMS } from './seven-towers.ts';

const words = MOLTER_PAGE_WORDS.en;

describe.skipIf(CHROMIUM === null)('an event by Molter tables', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('[LA 3.2] of seven teams of six: its table, the lots, the papers of the hall, the seats', async () => {
    const http = await inventedEvent(server.address, {
      name: 'Seven towers',
      players: 0,
      rounds: 8,
      settings: {
        kind: 'team',
        system: 'molter',
        team: {
          ...USUAL_TEAMS,
          boards: PLAYERS,
          boardColours: 'WBWBWB',
          primaryScore: 'gamePoints',
        },
      },
    });
    await enterSevenTowers(http);

    // Four rounds for seven teams of six are there; eight are not, and the page says what is.
    const page = await sits();
    await goTo(page, `${server.address}/event/${http.tournament}/molter`);
    await page.getByText('The table for 7 × 6 has no 8 rounds').waitFor();
    await http.do({ type: 'changeSettings', changes: { rounds: ROUNDS } });
    await page.getByText(words.table('17/6', BOARDS)).waitFor();
    await page.getByText(/^Round 3 = 17\/6 a: derived from a larger table$/).waitFor();

    // The envelopes are drawn by lot: the letters follow, and the history has the seed.
    await page.getByRole('button', { name: words.drawByLot, exact: true }).click();
    await page.getByText(words.drawn, { exact: true }).waitFor();
    await page.getByText(words.notDrawn).waitFor({ state: 'hidden' });
    const { letters } = await http.view<MolterView>('molter');
    expect(letters.map(({ letter }) => letter).join('')).toBe('ABCDEFG');
    expect(await faultsIn(page.locator('main'))).toEqual([]);

    // The grids and the papers of the hall, for all teams and for one less.
    await page.getByLabel(words.what, { exact: true }).selectOption('grids');
    const grid = page.getByRole('article', { name: new RegExp(`· Tower 1$`) });
    await grid.waitFor();
    expect(await grid.getByRole('row').count()).toBe(PLAYERS + 2);
    await page.getByLabel(words.what, { exact: true }).selectOption('envelopes');
    await page
      .getByRole('article', { name: new RegExp(`^${words.envelope('G')} · Tower`) })
      .waitFor();
    expect(await page.getByRole('heading', { level: 3 }).count()).toBe(TEAMS * PLAYERS);
    await page.getByLabel(words.forTeams, { exact: true }).selectOption('1');
    await page.getByRole('article', { name: words.envelope('F'), exact: true }).waitFor();
    expect(await page.getByRole('article', { name: words.envelope('G') }).count()).toBe(0);
    expect(await page.getByRole('heading', { level: 3 }).count()).toBe((TEAMS - 1) * PLAYERS);

    // The desk names players with their seats, and so does the public page.
    await beginRound(http, 1);
    const seated = await firstSeated(http);
    await goTo(page, `${server.address}/event/${http.tournament}/rounds/1`);
    await page.getByRole('row', { name: new RegExp(seated) }).waitFor();
    const site = await fetch(`${server.address}/t/${http.tournament}/round-1.en.html`);
    expect(await site.text()).toContain(seated);
  });
});
