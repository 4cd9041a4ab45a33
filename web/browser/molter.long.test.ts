// `npm test` goes a shorter way: web/browser/molter.test.ts
import { POINT } from '@ronde/core/rules/points.ts';
import type { MolterView } from '@ronde/core/tournament/views/molter.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { TeamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { describe, expect, it } from 'vitest';
import { MOLTER_PAGE_WORDS } from '../desk/pages/molter/molter-words.ts';
import { NEW_WORDS } from '../desk/pages/new/new-words.ts';
import { FIELDS_WORDS } from '../desk/pages/settings/fields/fields-words.ts';
import { SYSTEM_WORDS } from '../desk/pages/settings/fields/system-words.ts';
import { TEAM_FIELD_WORDS } from '../desk/pages/settings/fields/team-words.ts';
import { WHO_IS_PAIRED_WORDS } from '../desk/pages/settings/fields/who-is-paired-words.ts';
import { faultsIn } from './axe-faults.ts';
import { byHttp } from './by-http.ts';
import { eventOn } from './desk.ts';
import { readBack } from './files-of-events.ts';
import { goTo } from './go-to.ts';
import { setScreens } from './hall-screens.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults } from './invented-event.ts';
import { lookAway } from './look-away.ts';
import { opened } from './opened.ts';
import { BOARDS, enterSevenTowers, firstSeated, PLAYERS, ROUNDS, TEAMS } from './seven-towers.ts';

const words = MOLTER_PAGE_WORDS.en;

describe.skipIf(CHROMIUM === null)('an event by Molter tables, all of it', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 3.2] of seven teams of six, from the wizard to the final ranking and the file', async () => {
    const { page } = await comes();
    await page.goto(`${server.address}/new`);
    await page.getByLabel(FIELDS_WORDS.en.name).fill('Seven towers');
    await page.getByLabel(FIELDS_WORDS.en.firstDay).fill('2026-11-20');
    await page
      .getByRole('navigation', { name: NEW_WORDS.en.stepsLabel })
      .getByText(NEW_WORDS.en.steps.system)
      .click();
    await page.getByLabel(WHO_IS_PAIRED_WORDS.en.kind, { exact: true }).selectOption('team');
    await page.getByLabel(SYSTEM_WORDS.en.system, { exact: true }).selectOption('molter');
    await page.getByLabel(TEAM_FIELD_WORDS.en.boards, { exact: true }).fill(String(PLAYERS));
    await page.getByRole('button', { name: NEW_WORDS.en.createNow, exact: true }).click();
    await page.waitForURL(/\/event\/[^/]+\/now/);

    const http = byHttp(server.address, eventOn(page));
    const made = await http.view<OverviewAnswer>('');
    expect(made.overview.settings).toMatchObject({
      system: 'molter',
      team: { boards: PLAYERS, primaryScore: 'gamePoints' },
    });
    await enterSevenTowers(http);
    await http.do({ type: 'changeSettings', changes: { rounds: ROUNDS } });
    await http.do({ type: 'publishTournament' });
    await goTo(page, `${server.address}/event/${http.tournament}/molter`);
    await page.getByRole('button', { name: words.drawByLot, exact: true }).click();
    await page.getByText(words.drawn, { exact: true }).waitFor();

    await lookAway(page);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await beginRound(http, round);
      await enterResults(http, round, BOARDS);
    }
    const seated = await firstSeated(http);

    // Teams are ranked by the points of all games: 21 boards bring 21 points a round.
    const { rows, final, primaryScore } = await http.view<TeamStandingsView>('standings/teams');
    expect([rows.length, final, primaryScore]).toEqual([TEAMS, true, 'gamePoints']);
    const sum = rows.reduce((points, row) => points + row.gamePoints, 0);
    expect(sum / POINT).toBe(ROUNDS * BOARDS);
    const leader = rows[0]?.name ?? '';

    // The grid of the leader and the cards of the boards.
    await page.goto(`${server.address}/event/${http.tournament}/molter`);
    await page.getByLabel(words.what, { exact: true }).selectOption('grids');
    const grid = page.getByRole('article', { name: new RegExp(`· ${leader}$`) });
    await grid.waitFor();
    expect(await faultsIn(grid)).toEqual([]);
    await page.getByLabel(words.what, { exact: true }).selectOption('boards');
    await page.getByLabel(words.forTeams, { exact: true }).selectOption('1');
    const cards = page.getByRole('article', { name: words.round(3) });
    await cards.waitFor();
    expect(await page.getByRole('heading', { level: 3 }).count()).toBe(
      ((TEAMS - 1) * PLAYERS * ROUNDS) / 2,
    );
    expect(await faultsIn(cards)).toEqual([]);

    // Everybody sees the seats.
    const at = `${server.address}/t/${http.tournament}`;
    await page.goto(`${at}/round-1.en.html`);
    await page.getByText(seated).first().waitFor();
    await setScreens(server.address, http.tournament, [
      { code: 'molter-boards', pages: [{ view: 'pairings', round: 1 }] },
    ]);
    await page.goto(`${server.address}/s/molter-boards`);
    await page
      .getByText(/^[A-G]1 \p{L}/u)
      .first()
      .waitFor();

    // What the file says is read back as the same event.
    const { file, http: again } = await readBack(server.address, http.tournament);
    expect(file).toContain('192 CUSTOM_TEAM_MOLTER');
    const read = await again.view<TeamStandingsView>('standings/teams');
    const ranks = (view: TeamStandingsView) =>
      view.rows.map(({ rank, name, gamePoints }) => [rank, name, gamePoints]);
    expect(ranks(read)).toEqual(ranks(await http.view<TeamStandingsView>('standings/teams')));
    const [, , third] = (await again.view<MolterView>('molter')).table?.rounds ?? [];
    expect(third?.name).toBe('a');
    const boardsRead = (await again.view<RoundView>('rounds/3')).boards;
    expect(boardsRead.map(({ white, black }) => `${white.seat}-${black.seat}`)).toEqual(
      third?.games.map(({ white, black }) => `${white}-${black}`),
    );
  });
});
