// `npm test` goes a shorter way: web/browser/league.test.ts
import { MATCH_SCALES } from '@ronde/core/rules/scoring.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { describe, expect, it } from 'vitest';
import { LINE_UPS_WORDS } from '../desk/pages/line-ups/line-ups-words.ts';
import { SIGNATURES_WORDS } from '../desk/pages/match-sheets/signatures-words.ts';
import { MATCH_WORDS } from '../desk/pages/rounds/matches/match-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { TEAM_FIELD_WORDS } from '../desk/pages/settings/fields/team-words.ts';
import { SETTINGS_WORDS } from '../desk/pages/settings/settings-words.ts';
import { faultsIn } from './axe-faults.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { enterResults } from './invented-event.ts';
import { leagueOfSix, othersHandIn } from './league-of-six.ts';
import { opened } from './opened.ts';
import { printed, READS_PDF } from './printed.ts';
import { until } from './until.ts';

const words = ROUNDS_WORDS.en;
const matches = MATCH_WORDS.en;

describe.skipIf(CHROMIUM === null)('a league of six teams, from its settings', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 6.9 VII] to the sheets of round 1, by the page of what is due', async () => {
    const http = await leagueOfSix(server.address);
    const { page } = await comes();
    const event = `${server.address}/event/${http.tournament}`;
    const roundOf = (round: number): Promise<RoundView> => http.view<RoundView>(`rounds/${round}`);
    const takes = (step: string): Promise<void> =>
      page.getByRole('button', { name: step, exact: true }).click();

    // The rules of the matches.
    const fields = TEAM_FIELD_WORDS.en;
    await page.goto(`${event}/settings`);
    const rules = page.getByRole('group', { name: fields.heading });
    await rules.getByText('3-2-1', { exact: true }).click();
    await rules.getByLabel(fields.deadline).fill('30');
    expect(await faultsIn(rules)).toEqual([]);
    await page.getByRole('button', { name: SETTINGS_WORDS.en.save, exact: true }).click();
    await until('the rules are saved', async () => {
      const { overview } = await http.view<OverviewAnswer>('');
      return overview.settings?.team?.lineUpDeadline === 30;
    });
    const { overview } = await http.view<OverviewAnswer>('');
    expect(overview.settings?.team).toEqual({
      boards: 4,
      boardColours: 'WBWB',
      matchScoring: MATCH_SCALES['3-2-1'],
      primaryScore: 'matchPoints',
      lineUpDeadline: 30,
    });

    await goTo(page, `${event}/rounds/1`);
    await page.getByText(matches.wouldPlay(6)).waitFor();
    await takes(words.pair(1));
    await page.getByRole('button', { name: matches.fold(3) }).waitFor();
    await takes(words.publish);
    await page.getByRole('button', { name: words.start, exact: true }).waitFor();

    // Now says whose line-ups are missing.
    await goTo(page, `${event}/now`);
    await page
      .getByRole('link', { name: 'Line-ups' })
      .or(page.getByRole('button', { name: 'Line-ups' }))
      .first()
      .click();
    await page.getByRole('heading', { name: LINE_UPS_WORDS.en.heading(1), level: 1 }).waitFor();
    expect(await faultsIn(page.locator('main'))).toEqual([]);
    await othersHandIn(http, 1);

    // A folded match opens when one of its boards is gone to; the search finds a team.
    await http.do({ type: 'startRound', round: 1 });
    await enterResults(http, 1, 12);
    const [, two, three] = (await roundOf(1)).matches;
    if (two === undefined || three === undefined) throw new Error('no match');
    await goTo(page, `${event}/rounds/1`);
    await page.getByRole('button', { name: matches.fold(3) }).click();
    expect(await page.getByRole('row').filter({ hasText: /^11/ }).count()).toBe(0);
    await page.keyboard.type('11');
    await page.getByRole('button', { name: matches.fold(3) }).waitFor();
    await page.keyboard.press('Escape');
    expect(await faultsIn(page.locator('main'))).toEqual([]);
    await page.getByLabel(words.filter).fill(three.second.name);
    await until(
      'the others are filtered out',
      async () => (await page.getByRole('button', { name: matches.fold(1) }).count()) === 0,
    );
    await page.getByLabel(words.filter).fill('');

    // The sheets, on paper.
    await goTo(page, `${event}/match-sheets/1`);
    await page.getByRole('article').nth(2).waitFor();
    if (READS_PDF) {
      const pages = await printed(page);
      expect(pages).toHaveLength(3);
      expect(pages[1]).toContain(SIGNATURES_WORDS.en.captain(two.second.name));
    }

    await goTo(page, `${event}/rounds/1`);
    await takes(words.close);
    await takes(words.pair(2));
    await takes(words.publish);
    await page.getByRole('button', { name: words.start, exact: true }).waitFor();
    expect((await roundOf(2)).stage).toBe('published');
  });
});
