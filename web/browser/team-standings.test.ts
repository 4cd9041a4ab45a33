import type { TeamStandingsWhy } from '@ronde/core/documents/standings-explanation/team-standings-why.ts';
import type { TeamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import { describe, expect, it } from 'vitest';
import { TEAM_CROSSTABLE_WORDS } from '../desk/pages/crosstable/teams/team-crosstable-words.ts';
import { STANDINGS_WORDS } from '../desk/pages/standings/standings-words.ts';
import { TEAM_STANDINGS_WORDS } from '../desk/pages/standings/teams/team-standings-words.ts';
import { RANK_WORDS } from '../desk/panels/rank/rank-words.ts';
import { faultsIn } from './axe-faults.ts';
import { eightTeamsPlayed, TEAMS } from './eight-teams-played.ts';
import { goTo } from './go-to.ts';
import { setScreens } from './hall-screens.ts';
import { CHROMIUM } from './harness.ts';
import { opened } from './opened.ts';

const words = TEAM_STANDINGS_WORDS.en;

describe.skipIf(CHROMIUM === null)('a team Swiss', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('[C.04.6, C.07 13] of eight teams: standings, their working, public pages and wall', async () => {
    const http = await eightTeamsPlayed(server.address, 2);
    const { rows, final } = await http.view<TeamStandingsView>('standings/teams');
    expect([rows.length, final]).toEqual([TEAMS, true]);
    const leader = rows[0]?.name ?? '';

    // The desk: the table, and why a team stands where it does.
    const page = await sits();
    await page.goto(`${server.address}/event/${http.tournament}/standings`);
    const table = page.getByRole('table', { name: STANDINGS_WORDS.en.caption(3) });
    await table.getByText(leader, { exact: true }).first().waitFor();
    await table.getByText(leader, { exact: true }).first().click();
    const panel = page.getByRole('complementary');
    await panel.getByText(RANK_WORDS.en.heading).waitFor();
    const why = await http.view<TeamStandingsWhy>(`standings/teams/why/${rows[0]?.id ?? ''}`);
    const [first] = why.words.at(-1) ?? [];
    await panel.getByText(RANK_WORDS.en.inWords).click();
    await panel.getByText((first ?? '').trim(), { exact: true }).waitFor();
    expect(await faultsIn(page.locator('main'))).toEqual([]);

    // Another order, the players and the best of every board.
    await page.getByLabel(words.order).selectOption('ffe-cups');
    await page.getByText(/^To compare: /).waitFor();
    const shows = page.getByRole('radiogroup', { name: words.show });
    await shows.getByText(words.views.players, { exact: true }).click();
    await page.getByRole('table', { name: words.playersCaption(3) }).waitFor();
    await shows.getByText(words.views.boards, { exact: true }).click();
    await page
      .getByText(/^Highest percentage of the games over the board, of at least 2;/)
      .waitFor();
    await goTo(page, `${server.address}/event/${http.tournament}/crosstable`);
    await page.getByText(TEAM_CROSSTABLE_WORDS.en.legend).waitFor();
    await page.getByText(leader, { exact: true }).first().waitFor();
    expect(await faultsIn(page.locator('main'))).toEqual([]);

    // Everybody sees it, without a script.
    const at = `${server.address}/t/${http.tournament}`;
    await page.goto(`${at}/standings.en.html`);
    expect(await faultsIn(page.getByRole('table').first())).toEqual([]);
    await page.getByRole('table').getByRole('link', { name: leader, exact: true }).click();
    await page.getByRole('heading', { name: leader, level: 1 }).waitFor();
    expect(await page.getByRole('table').count()).toBe(2);
    expect(await faultsIn(page.locator('main'))).toEqual([]);

    // The wall: the teams in order.
    await setScreens(server.address, http.tournament, [
      { code: 'team-table', pages: [{ view: 'standings' }] },
    ]);
    await page.goto(`${server.address}/s/team-table`);
    await page.getByText(leader, { exact: true }).first().waitFor();
    expect(await faultsIn(page.getByRole('table').first())).toEqual([]);
  });
});
