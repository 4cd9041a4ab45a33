// `npm test` goes a shorter way: web/browser/season.test.ts
import { TEAM_REMARKS } from '@ronde/core/documents/lists/team-remarks.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { MATCH_CALENDAR_PAGE_WORDS } from '../desk/pages/calendar/matches/match-calendar-words.ts';
import { FIXED_PLAYERS_WORDS } from '../desk/pages/line-ups/fixed-players-words.ts';
import { MATCH_WORDS } from '../desk/pages/rounds/matches/match-words.ts';
import { STANDINGS_WORDS } from '../desk/pages/standings/standings-words.ts';
import { faultsIn, faultsOn } from './axe-faults.ts';
import { deskOf } from './desk.ts';
import { CHROMIUM } from './harness.ts';
import { enterResults } from './invented-event.ts';
import { opened } from './opened.ts';
import { pool } from './pools-of-a-season.ts';

describe.skipIf(CHROMIUM === null)('pools of a season', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('name on the page of line-ups who plays for another team on the day', async () => {
    const series = 'Two divisions';
    const upper = await pool(server.address, 'Division 1', { series, division: 1, fixedAfter: 1 });
    const lower = await pool(server.address, 'Division 2', { series, division: 2, fixedAfter: 1 });
    await enterResults(upper, 1, 1);
    const [first] = (await upper.view<RoundView>('rounds/1')).boards;
    const page = await sits();
    await deskOf(page, `${server.address}/event/${lower.tournament}`, 'en').visit('line-ups/1');
    const notice = page.getByRole('alert').filter({ hasText: FIXED_PLAYERS_WORDS.en.heading });
    await notice.waitFor();
    for (const player of [first?.white, first?.black]) {
      expect(await notice.textContent()).toContain(player?.name ?? 'somebody');
    }
    expect(await faultsIn(notice)).toEqual([]);
  });

  it('change their public matches for a reason: two teams exchange home and away', async () => {
    const http = await pool(server.address, 'Exchange', { series: 'Exchanges' });
    const page = await sits();
    const desk = deskOf(page, `${server.address}/event/${http.tournament}`, 'en');
    const { republish, republish_end, change_flip } = desk.words.rounds;
    await desk.visit('rounds/1');
    await page.getByRole('button', { name: republish }).click();
    const flip = `${change_flip}, ${MATCH_WORDS.en.tableNumber(1)}`;
    await page.getByRole('button', { name: flip }).click();
    await desk.step(
      republish_end,
      async () => (await http.view<RoundView>('rounds/1')).matches[0]?.first.name === 'Fou',
    );
  });

  it('keep a day open in a dialog, and say in the table who goes up, for everybody to read', async () => {
    const http = await pool(server.address, 'Read', { series: 'Readers' });
    const page = await sits();
    const desk = deskOf(page, `${server.address}/event/${http.tournament}`, 'en');
    await desk.visit('calendar');
    const words = MATCH_CALENDAR_PAGE_WORDS.en;
    await page.getByRole('button', { name: words.arrangeMatch('Tour', 'Fou') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: words.dayOpen }).check();
    expect(await faultsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await enterResults(http, 1, 4);
    await desk.visit('standings');
    const table = page.getByRole('table', { name: STANDINGS_WORDS.en.caption(1) });
    await table.getByText(TEAM_REMARKS.en.goes.up).waitFor();
    expect(await faultsIn(table)).toEqual([]);
  });
});
