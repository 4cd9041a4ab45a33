import { TEAM_REMARKS } from '@ronde/core/documents/lists/team-remarks.ts';
import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { USUAL_TEAMS } from '@ronde/core/tournament/default-settings.ts';
import type { SeasonRules } from '@ronde/core/tournament/season-rules.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MATCH_CALENDAR_PAGE_WORDS } from '../desk/pages/calendar/matches/match-calendar-words.ts';
import { FIXED_PLAYERS_WORDS } from '../desk/pages/line-ups/fixed-players-words.ts';
import { NOW_WORDS } from '../desk/pages/now/now-words.ts';
import { MATCH_WORDS } from '../desk/pages/rounds/matches/match-words.ts';
import { STANDINGS_WORDS } from '../desk/pages/standings/standings-words.ts';
import { faultsIn, faultsOn } from './axe-faults.ts';
import type { ByHttp } from './by-http.ts';
import { deskOf } from './desk.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM, DESK, PHONE } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = MATCH_CALENDAR_PAGE_WORDS.en;
const remarks = TEAM_REMARKS.en;

/** A pool of four teams on two boards, round 1 of three public. */
async function pool(
  address: string,
  name: string,
  rules: Partial<SeasonRules> = {},
): Promise<ByHttp> {
  const http = await inventedEvent(address, {
    name,
    players: 0,
    rounds: 3,
    settings: {
      kind: 'team',
      system: 'berger',
      roundDates: ['2026-10-04', '2026-11-15', '2027-01-10'],
      team: { ...USUAL_TEAMS, boards: 2, boardColours: 'WB' },
      season: {
        series: 'Season of pools',
        movements: { up: 1, upPlayOff: 0, downPlayOff: 0, down: 1 },
        ...rules,
      },
    },
  });
  for (const [index, team] of ['Tour', 'Roi', 'Dame', 'Fou'].entries()) {
    const players = [1, 2].map((board) => ({
      id: playerId(`p${index}-${board}`),
      name: `${team}, Board ${board}`,
      ratings: { fide: 2000 - 100 * index - board },
      fromRound: 1,
    }));
    await http.do({
      type: 'importTeams',
      players,
      teams: [
        {
          id: teamId(`t${index + 1}`),
          name: team,
          venue: `Hall of ${team}`,
          roster: players.map(({ id }) => id),
        },
      ],
    });
  }
  await http.do({ type: 'numberTeams' });
  await beginRound(http, 1);
  return http;
}

describe.skipIf(CHROMIUM === null)('a season of teams', () => {
  let page: Page;
  const { server } = opened(async (_, comes) => {
    ({ page } = await comes());
  });

  it('names on the page of line-ups who plays for another team on the day', async () => {
    const series = 'Two divisions';
    const upper = await pool(server.address, 'Division 1', { series, division: 1, fixedAfter: 1 });
    const lower = await pool(server.address, 'Division 2', { series, division: 2, fixedAfter: 1 });
    await enterResults(upper, 1, 1);
    const [first] = (await upper.view<RoundView>('rounds/1')).boards;
    await goTo(page, `${server.address}/event/${lower.tournament}/line-ups/1`);
    const notice = page.getByRole('alert').filter({ hasText: FIXED_PLAYERS_WORDS.en.heading });
    await notice.waitFor();
    expect(await notice.getByRole('listitem').count()).toBeGreaterThan(1);
    for (const player of [first?.white, first?.black]) {
      expect(await notice.textContent()).toContain(player?.name ?? 'somebody');
    }
    expect(await faultsIn(notice)).toEqual([]);
  });

  it('postpones a match, shows who goes up and down, and its pools on one page', async () => {
    const http = await pool(server.address, 'Pool A');
    const other = await pool(server.address, 'Pool B');
    // Public matches change for a reason: here two teams exchange home and away.
    const desk = deskOf(page, `${server.address}/event/${other.tournament}`, 'en');
    const { republish, republish_end, change_flip } = desk.words.rounds;
    await goTo(page, `${server.address}/event/${other.tournament}/rounds/1`);
    await page.getByRole('button', { name: republish }).click();
    const flip = `${change_flip}, ${MATCH_WORDS.en.tableNumber(1)}`;
    await page.getByRole('button', { name: flip }).click();
    await desk.step(
      republish_end,
      async () => (await other.view<RoundView>('rounds/1')).matches[0]?.first.name === 'Fou',
    );

    await goTo(page, `${server.address}/event/${http.tournament}/calendar`);
    // Rounds to come stand there as the table foresees them, each at home.
    await page.getByText(words.foreseen).first().waitFor();
    await page.getByText('Hall of Tour').first().waitFor();
    expect(await faultsIn(page.locator('main'))).toEqual([]);

    await page.getByRole('button', { name: words.arrangeMatch('Tour', 'Fou') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: words.dayOpen }).check();
    await dialog.getByRole('textbox', { name: words.place }).fill('Neutral ground');
    expect(await faultsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.keep, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Neutral ground').waitFor();

    // The other match is played: the next round can be paired, the first table says what is missing.
    for (const board of [3, 4]) {
      const outcome = { kind: 'played', score: board === 3 ? '1-0' : '0-1' } as const;
      await http.do({ type: 'enterResult', round: 1, board, outcome });
    }
    await goTo(page, `${server.address}/event/${http.tournament}/now`);
    const pair = fill(NOW_WORDS.en.due.pairRound.button, { round: 2 });
    await page.getByRole('button', { name: pair }).waitFor();
    await page.getByText(/Tour – Fou is postponed/).waitFor();
    await goTo(page, `${server.address}/event/${http.tournament}/standings`);
    const table = page.getByRole('table', { name: STANDINGS_WORDS.en.caption(1) });
    await table.getByText(remarks.less(1)).first().waitFor();
    await table.getByText(remarks.goes.up).waitFor();
    expect(await faultsIn(table)).toEqual([]);

    await page.setViewportSize(PHONE);
    await page.goto(`${server.address}/series/season-of-pools?lang=en`);
    await page.getByRole('heading', { name: 'Pool A' }).waitFor();
    await page.getByRole('heading', { name: 'Pool B' }).waitFor();
    expect(await page.getByText(remarks.goes.up).count()).toBeGreaterThan(0);
    expect(await faultsOn(page)).toEqual([]);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
    await page.goto(`${server.address}/t/${http.tournament}/calendar.html?lang=en`);
    await page.getByText(/Neutral ground/).waitFor();
    await page.setViewportSize(DESK);
  });
});
