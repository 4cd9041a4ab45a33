import { TEAM_REMARKS } from '@ronde/core/documents/lists/team-remarks.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { MATCH_CALENDAR_PAGE_WORDS } from '../desk/pages/calendar/matches/match-calendar-words.ts';
import { FIXED_PLAYERS_WORDS } from '../desk/pages/line-ups/fixed-players-words.ts';
import { NOW_WORDS } from '../desk/pages/now/now-words.ts';
import { STANDINGS_WORDS } from '../desk/pages/standings/standings-words.ts';
import { faultsIn, faultsOn } from './axe-faults.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { opened } from './opened.ts';
import { publicText } from './public-text.ts';
import { pool } from './pools-of-a-season.ts';

const words = MATCH_CALENDAR_PAGE_WORDS.en;
const remarks = TEAM_REMARKS.en;

describe.skipIf(CHROMIUM === null)('a season of teams', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('postpones a match, shows who goes up and down, and its pools on one page', async () => {
    const http = await pool(server.address, 'Pool A', { division: 1, fixedAfter: 1 });
    const other = await pool(server.address, 'Pool B', { division: 2, fixedAfter: 1 });
    const page = await sits();
    await goTo(page, `${server.address}/event/${http.tournament}/calendar`);
    // Rounds to come stand there as the table foresees them, each at home.
    await page.getByText(words.foreseen).first().waitFor();
    await page.getByText('Hall of Tour').first().waitFor();
    expect(await faultsIn(page.locator('main'))).toEqual([]);

    await page.getByRole('button', { name: words.arrangeMatch('Tour', 'Fou') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: words.dayOpen }).check();
    await dialog.getByRole('textbox', { name: words.place }).fill('Neutral ground');
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

    // Who has played in the upper division is named where the lower one lines up.
    await goTo(page, `${server.address}/event/${other.tournament}/line-ups/1`);
    const notice = page.getByRole('alert').filter({ hasText: FIXED_PLAYERS_WORDS.en.heading });
    await notice.waitFor();
    const third = (await http.view<RoundView>('rounds/1')).boards[2];
    for (const player of [third?.white, third?.black]) {
      expect(await notice.textContent()).toContain(player?.name ?? 'somebody');
    }

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
    const calendar = await publicText(server.address, http.tournament, 'calendar.html?lang=en');
    expect(calendar).toContain('Neutral ground');
  });
});
