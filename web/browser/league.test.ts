import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import { MATCH_SCALES } from '@ronde/core/rules/scoring.ts';
import type { LineUpsView } from '@ronde/core/tournament/views/line-ups.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LINE_UPS_WORDS } from '../desk/pages/line-ups/line-ups-words.ts';
import { MATCH_SHEETS_WORDS } from '../desk/pages/match-sheets/match-sheets-words.ts';
import { SIGNATURES_WORDS } from '../desk/pages/match-sheets/signatures-words.ts';
import { IRREGULAR_WORDS } from '../desk/pages/rounds/matches/irregular-words.ts';
import { MATCH_WORDS } from '../desk/pages/rounds/matches/match-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { TEAM_FIELD_WORDS } from '../desk/pages/settings/fields/team-words.ts';
import { SETTINGS_WORDS } from '../desk/pages/settings/settings-words.ts';
import { faultsIn } from './axe-faults.ts';
import type { ByHttp } from './by-http.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { inventedPlayers } from './invented-players.ts';
import { opened } from './opened.ts';
import { printed, READS_PDF } from './printed.ts';
import { until } from './until.ts';

const words = ROUNDS_WORDS.en;
const matches = MATCH_WORDS.en;
const lineUps = LINE_UPS_WORDS.en;

const TEAMS = ['Alder', 'Birch', 'Cedar', 'Damson', 'Elm', 'Fir'];
/** Four boards and a reserve. */
const LISTED = 5;

/** Six teams of five, none of whom exist. */
async function league(address: string): Promise<ByHttp> {
  const http = await inventedEvent(address, {
    name: 'League',
    players: 0,
    rounds: 5,
    settings: { kind: 'team', system: 'berger' },
  });
  const people = inventedPlayers(TEAMS.length * LISTED).map((one, index) => ({
    id: playerId(`p${index + 1}`),
    name: one.name,
    ratings: { fide: one.rating },
    fromRound: 1,
  }));
  await http.do({ type: 'enterPlayers', players: people });
  for (const [index, name] of TEAMS.entries()) {
    const roster = people.slice(index * LISTED, (index + 1) * LISTED).map(({ id }) => id);
    await http.do({ type: 'enterTeam', team: { id: teamId(name), name, roster } });
  }
  return http;
}

describe.skipIf(CHROMIUM === null)('a league of six teams', () => {
  const { server, comes } = opened(() => Promise.resolve());

  /** Takes the next step of the round, and confirms what is asked. */
  async function takes(page: Page, step: string): Promise<void> {
    await page.getByRole('button', { name: step, exact: true }).click();
  }

  it('[LA 6.9 VII] from the settings to the line-ups of round 2, with a late and an irregular line-up', async () => {
    const http = await league(server.address);
    const { page } = await comes();
    const event = `${server.address}/event/${http.tournament}`;
    const roundOf = (round: number): Promise<RoundView> => http.view<RoundView>(`rounds/${round}`);

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

    // Round 1 is paired; two teams of the draft change places and back, by hand.
    await goTo(page, `${event}/rounds/1`);
    await page.getByText(matches.wouldPlay(6)).waitFor();
    await takes(page, words.pair(1));
    await page.getByRole('button', { name: matches.fold(3) }).waitFor();
    const [drafted] = (await roundOf(1)).matches;
    if (drafted === undefined) throw new Error('nothing is drafted');
    await page.getByRole('button', { name: words.change, exact: true }).click();
    const byHand = page.getByRole('region', { name: words.change });
    await byHand
      .getByRole('button', { name: `${words.change_flip}, ${matches.tableNumber(1)}` })
      .click();
    await byHand.getByRole('button', { name: words.change_end, exact: true }).click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await until(
      'the draft is changed',
      async () => (await roundOf(1)).matches[0]?.first.id === drafted.second.id,
    );
    await takes(page, words.publish);
    await page.getByRole('button', { name: words.start, exact: true }).waitFor();

    // Line-ups: Now says who is missing; one team as it likes, one late, the others as proposed.
    await goTo(page, `${event}/now`);
    await page
      .getByRole('link', { name: 'Line-ups' })
      .or(page.getByRole('button', { name: 'Line-ups' }))
      .first()
      .click();
    await page.getByRole('heading', { name: lineUps.heading(1), level: 1 }).waitFor();
    expect(await faultsIn(page.locator('main'))).toEqual([]);
    const birch = page.getByRole('region', { name: 'Birch' });
    const [, reserve] = (await http.view<LineUpsView>('rounds/1/line-ups')).teams
      .filter(({ team }) => team.name === 'Birch')
      .flatMap(({ roster }) => [roster[3], roster[4]]);
    await birch.getByLabel(lineUps.boardOf(4, 'Birch')).selectOption(reserve?.id ?? '');
    await birch.getByRole('button', { name: lineUps.of(lineUps.handIn, 'Birch') }).click();
    await birch.getByText(lineUps.handedIn, { exact: false }).waitFor();
    const handed = async (name: string) =>
      (await http.view<LineUpsView>('rounds/1/line-ups')).teams.find(
        ({ team }) => team.name === name,
      );
    await until(
      'Birch has handed in',
      async () => (await handed('Birch'))?.handedIn?.[3] === reserve?.id,
    );
    const cedar = page.getByRole('region', { name: 'Cedar' });
    await cedar.getByRole('button', { name: lineUps.of(lineUps.late, 'Cedar') }).click();
    await until('Cedar has a line-up', async () => (await handed('Cedar'))?.handedIn !== null);
    expect((await handed('Cedar'))?.handedIn).toEqual(['p11', 'p12', 'p13', 'p14']);
    for (const name of ['Alder', 'Damson', 'Elm', 'Fir']) {
      const boards = (await handed(name))?.firstOfList ?? [];
      await http.do({ type: 'setLineUp', round: 1, team: teamId(name), boards });
    }

    // The round begins; one team is not there, one line-up is irregular from board 3.
    await goTo(page, `${event}/rounds/1`);
    await takes(page, words.start);
    await until('round 1 is played', async () => (await roundOf(1)).stage === 'playing');
    const [one, two, three] = (await roundOf(1)).matches;
    if (one === undefined || two === undefined || three === undefined) throw new Error('no match');
    await page.getByRole('button', { name: matches.more(1) }).click();
    await page.getByRole('menuitem', { name: matches.notThere(one.second.name) }).click();
    await page.getByText(matches.absent(one.second.name)).waitFor();
    await page.getByRole('button', { name: matches.more(2) }).click();
    await page.getByRole('menuitem', { name: matches.irregular }).click();
    const irregular = IRREGULAR_WORDS.en;
    const dialog = page.getByRole('dialog', { name: irregular.title(2) });
    await dialog.getByLabel(irregular.from).selectOption('3');
    await dialog.getByRole('button', { name: irregular.rule, exact: true }).click();
    await page.getByText(matches.irregularFrom(two.first.name, 3)).waitFor();

    // The boards that are left by keys: from the first open one to the next.
    await page.keyboard.type(`${two.firstBoard}`);
    for (const key of ['+', '=', '+', '-', '+', '=']) await page.keyboard.press(key);
    await until('round 1 is complete', async () => (await roundOf(1)).stage === 'complete');
    const points = (await roundOf(1)).matches.map(({ first, second }) => [
      first.points,
      second.points,
    ]);
    // As typed: 5 White, 6 drawn, 9 White, 10 Black, 11 White, 12 drawn; the team named first has
    // White on the first and third board of its match, and lost the last two of table 2.
    expect(points).toEqual([
      [40, 0],
      [15, 25],
      [35, 5],
    ]);
    // A folded match opens when one of its boards is gone to; the search finds a team.
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

    // The sheets, one a match.
    await goTo(page, `${event}/match-sheets/1`);
    const sheets = MATCH_SHEETS_WORDS.en;
    await page.getByRole('heading', { name: sheets.heading(1), level: 1 }).waitFor();
    expect(await page.getByRole('article').count()).toBe(3);
    expect(await faultsIn(page.locator('main'))).toEqual([]);
    if (READS_PDF) {
      const pages = await printed(page);
      expect(pages).toHaveLength(3);
      expect(pages[1]).toContain(SIGNATURES_WORDS.en.captain(two.second.name));
    }

    // Round 2: as last time with one click.
    await goTo(page, `${event}/rounds/1`);
    await takes(page, words.close);
    await page.getByRole('button', { name: words.pair(2), exact: true }).click();
    await page.getByRole('button', { name: words.publish, exact: true }).click();
    await page.getByRole('button', { name: words.start, exact: true }).waitFor();
    await goTo(page, `${event}/line-ups/2`);
    await page.getByRole('button', { name: lineUps.of(lineUps.asLast, 'Birch') }).click();
    const second = async () =>
      (await http.view<LineUpsView>('rounds/2/line-ups')).teams.find(
        ({ team }) => team.name === 'Birch',
      )?.handedIn;
    await until('Birch plays as last time', async () => (await second())?.[3] === reserve?.id);
  });
});
