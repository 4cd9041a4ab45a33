import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import type { TeamStandingsWhy } from '@ronde/core/documents/standings-explanation/team-standings-why.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { TeamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import { describe, expect, it } from 'vitest';
import { TEAM_CROSSTABLE_WORDS } from '../desk/pages/crosstable/teams/team-crosstable-words.ts';
import { STANDINGS_WORDS } from '../desk/pages/standings/standings-words.ts';
import { TEAM_STANDINGS_WORDS } from '../desk/pages/standings/teams/team-standings-words.ts';
import { RANK_WORDS } from '../desk/panels/rank/rank-words.ts';
import { faultsIn } from './axe-faults.ts';
import { goTo } from './go-to.ts';
import { setScreens } from './hall-screens.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = TEAM_STANDINGS_WORDS.en;
const TEAMS = 8;
const BOARDS = 4;

describe.skipIf(CHROMIUM === null)('a team Swiss', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[C.04.6, C.07 13] of eight teams of four: standings, their working, public pages and wall', async () => {
    const http = await inventedEvent(server.address, {
      name: 'Eight teams',
      players: TEAMS * BOARDS,
      rounds: 3,
      settings: { kind: 'team', system: 'teamSwiss', tieBreaks: ['MPvGP', 'DE', 'BH'] },
    });
    for (let team = 0; team < TEAMS; team += 1) {
      const roster = Array.from({ length: BOARDS }, (_, board) =>
        playerId(`p${team * BOARDS + board + 1}`),
      );
      const name = `Tower ${String.fromCodePoint(65 + team)}`;
      await http.do({ type: 'enterTeam', team: { id: teamId(`t${team + 1}`), name, roster } });
    }
    for (const round of [1, 2, 3]) {
      await beginRound(http, round);
      const { boards } = await http.view<RoundView>(`rounds/${round}`);
      expect(boards).toHaveLength((TEAMS / 2) * BOARDS);
      await enterResults(http, round, boards.length);
    }
    const { rows, final } = await http.view<TeamStandingsView>('standings/teams');
    expect([rows.length, final]).toEqual([TEAMS, true]);
    const leader = rows[0]?.name ?? '';

    // The desk: the table, and why a team stands where it does.
    const { page } = await comes();
    await page.goto(`${server.address}/event/${http.tournament}/standings`);
    const table = page.getByRole('table', { name: STANDINGS_WORDS.en.caption(3) });
    await table.getByText(leader, { exact: true }).first().waitFor();
    expect(await faultsIn(page.locator('main'))).toEqual([]);
    await table.getByText(leader, { exact: true }).first().click();
    const panel = page.getByRole('complementary');
    await panel.getByText(RANK_WORDS.en.heading).waitFor();
    const why = await http.view<TeamStandingsWhy>(`standings/teams/why/${rows[0]?.id ?? ''}`);
    const [first] = why.words.at(-1) ?? [];
    await panel.getByText(RANK_WORDS.en.inWords).click();
    await panel.getByText((first ?? '').trim(), { exact: true }).waitFor();
    expect(await faultsIn(panel)).toEqual([]);

    // An earlier round, another order, the players and the best of every board.
    await page.getByLabel(words.order).selectOption('ffe-cups');
    await page.getByText(/^To compare: /).waitFor();
    const shows = page.getByRole('radiogroup', { name: words.show });
    await shows.getByText(words.views.players, { exact: true }).click();
    await page.getByRole('table', { name: words.playersCaption(3) }).waitFor();
    await shows.getByText(words.views.boards, { exact: true }).click();
    await page
      .getByText(/^Highest percentage of the games over the board, of at least 2;/)
      .waitFor();
    expect(await faultsIn(page.locator('main'))).toEqual([]);
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
    await page.goto(`${at}/round-3.en.html`);
    expect(await page.locator('tr.match').count()).toBe(TEAMS / 2);
    expect(await faultsIn(page.getByRole('table').first())).toEqual([]);
    await page.goto(`${at}/crosstable.en.html`);
    expect(await faultsIn(page.getByRole('table').first())).toEqual([]);

    // The wall: matches above their boards, and the teams in order.
    await setScreens(server.address, http.tournament, [
      { code: 'team-matches', pages: [{ view: 'pairings', round: null }] },
      { code: 'team-table', pages: [{ view: 'standings' }] },
      { code: 'team-grid', pages: [{ view: 'crosstable' }] },
    ]);
    await page.goto(`${server.address}/s/team-matches`);
    await page.locator('tr.match').first().waitFor();
    expect(await page.locator('tr.match').count()).toBeGreaterThan(0);
    expect(await faultsIn(page.getByRole('table').first())).toEqual([]);
    for (const code of ['team-table', 'team-grid']) {
      await page.goto(`${server.address}/s/${code}`);
      await page.getByText(leader, { exact: true }).first().waitFor();
      expect(await faultsIn(page.getByRole('table').first())).toEqual([]);
    }
  });
});
