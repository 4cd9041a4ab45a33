// `npm test` goes a shorter way: web/browser/team-standings.test.ts
import type { TeamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import { describe, expect, it } from 'vitest';
import { TEAM_STANDINGS_WORDS } from '../desk/pages/standings/teams/team-standings-words.ts';
import { RANK_WORDS } from '../desk/panels/rank/rank-words.ts';
import { faultsIn } from './axe-faults.ts';
import { eightTeamsPlayed, TEAMS } from './eight-teams-played.ts';
import { setScreens } from './hall-screens.ts';
import { CHROMIUM } from './harness.ts';
import { opened } from './opened.ts';

const words = TEAM_STANDINGS_WORDS.en;

describe.skipIf(CHROMIUM === null)('a team Swiss of eight teams of four', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[WCAG 2.2 AA] the working of a rank, the best of every board, public pages and walls', async () => {
    const http = await eightTeamsPlayed(server.address, 4);
    const { rows } = await http.view<TeamStandingsView>('standings/teams');
    const leader = rows[0]?.name ?? '';
    const { page } = await comes();
    await page.goto(`${server.address}/event/${http.tournament}/standings`);
    await page.getByRole('table').getByText(leader, { exact: true }).first().click();
    const panel = page.getByRole('complementary');
    await panel.getByText(RANK_WORDS.en.heading).waitFor();
    await panel.getByText(RANK_WORDS.en.inWords).click();
    expect(await faultsIn(panel)).toEqual([]);
    const shows = page.getByRole('radiogroup', { name: words.show });
    await shows.getByText(words.views.boards, { exact: true }).click();
    await page.getByText(/^Highest percentage of the games over the board/).waitFor();
    expect(await faultsIn(page.locator('main'))).toEqual([]);

    const at = `${server.address}/t/${http.tournament}`;
    await page.goto(`${at}/round-3.en.html`);
    expect(await page.locator('tr.match').count()).toBe(TEAMS / 2);
    expect(await faultsIn(page.getByRole('table').first())).toEqual([]);
    await page.goto(`${at}/crosstable.en.html`);
    expect(await faultsIn(page.getByRole('table').first())).toEqual([]);

    // The wall: matches above their boards, and the teams against each other.
    await setScreens(server.address, http.tournament, [
      { code: 'team-matches', pages: [{ view: 'pairings', round: null }] },
      { code: 'team-grid', pages: [{ view: 'crosstable' }] },
    ]);
    await page.goto(`${server.address}/s/team-matches`);
    await page.locator('tr.match').first().waitFor();
    expect(await faultsIn(page.getByRole('table').first())).toEqual([]);
    await page.goto(`${server.address}/s/team-grid`);
    await page.getByText(leader, { exact: true }).first().waitFor();
    expect(await faultsIn(page.getByRole('table').first())).toEqual([]);
  });
});
