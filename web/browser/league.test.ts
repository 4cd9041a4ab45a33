import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, inject, it } from 'vitest';
import { LINE_UPS_WORDS } from '../desk/pages/line-ups/line-ups-words.ts';
import { MATCH_SHEETS_WORDS } from '../desk/pages/match-sheets/match-sheets-words.ts';
import { IRREGULAR_WORDS } from '../desk/pages/rounds/matches/irregular-words.ts';
import { MATCH_WORDS } from '../desk/pages/rounds/matches/match-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { faultsIn } from './axe-faults.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { leagueOfSix, lineUpOf, othersHandIn } from './league-of-six.ts';
import { opened } from './opened.ts';
import { until } from './until.ts';

/** The sheets are seen by axe with their signatures, in signed-sheet.test.ts; these in the long run. */
const everyLook = inject('sizes').seenInEveryLook === 'all';

const words = ROUNDS_WORDS.en;
const matches = MATCH_WORDS.en;
const lineUps = LINE_UPS_WORDS.en;

describe.skipIf(CHROMIUM === null)('a league of six teams', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('[LA 6.9 VII] from the draft to the line-ups of round 2, with a late and an irregular line-up', async () => {
    const http = await leagueOfSix(server.address);
    await http.do({ type: 'pairRound', round: 1 });
    const page = await sits();
    const event = `${server.address}/event/${http.tournament}`;
    const roundOf = (round: number): Promise<RoundView> => http.view<RoundView>(`rounds/${round}`);

    // Two teams of the draft change places, by hand.
    await goTo(page, `${event}/rounds/1`);
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
    await page.getByRole('button', { name: words.publish, exact: true }).click();
    await page.getByRole('button', { name: words.start, exact: true }).waitFor();

    // Line-ups: one team as it likes, one late, the others as proposed.
    await goTo(page, `${event}/line-ups/1`);
    const birch = page.getByRole('region', { name: 'Birch' });
    const reserve = (await lineUpOf(http, 1, 'Birch'))?.roster[4];
    await birch.getByLabel(lineUps.boardOf(4, 'Birch')).selectOption(reserve?.id ?? '');
    expect(await faultsIn(page.locator('main'))).toEqual([]);
    await birch.getByRole('button', { name: lineUps.of(lineUps.handIn, 'Birch') }).click();
    await birch.getByText(lineUps.handedIn, { exact: false }).waitFor();
    const handedIn = async (round: number, name: string) =>
      (await lineUpOf(http, round, name))?.handedIn ?? null;
    await until(
      'Birch has handed in',
      async () => (await handedIn(1, 'Birch'))?.[3] === reserve?.id,
    );
    const cedar = page.getByRole('region', { name: 'Cedar' });
    await cedar.getByRole('button', { name: lineUps.of(lineUps.late, 'Cedar') }).click();
    await until('Cedar has a line-up', async () => (await handedIn(1, 'Cedar')) !== null);
    expect(await handedIn(1, 'Cedar')).toEqual(['p11', 'p12', 'p13', 'p14']);
    await othersHandIn(http, 1);

    // The round begins; one team is not there, one line-up is irregular from board 3.
    await goTo(page, `${event}/rounds/1`);
    await page.getByRole('button', { name: words.start, exact: true }).click();
    await until('round 1 is played', async () => (await roundOf(1)).stage === 'playing');
    const [one, two] = (await roundOf(1)).matches;
    if (one === undefined || two === undefined) throw new Error('no match');
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

    // The sheets, one a match.
    await goTo(page, `${event}/match-sheets/1`);
    const sheets = MATCH_SHEETS_WORDS.en;
    await page.getByRole('heading', { name: sheets.heading(1), level: 1 }).waitFor();
    expect(await page.getByRole('article').count()).toBe(3);
    if (everyLook) expect(await faultsIn(page.locator('main'))).toEqual([]);

    // Round 2: as last time with one click.
    await http.do({ type: 'closeRound', round: 1 });
    await http.do({ type: 'pairRound', round: 2 });
    await http.do({ type: 'publishRound', round: 2 });
    await goTo(page, `${event}/line-ups/2`);
    await page.getByRole('button', { name: lineUps.of(lineUps.asLast, 'Birch') }).click();
    await until(
      'Birch plays as last time',
      async () => (await handedIn(2, 'Birch'))?.[3] === reserve?.id,
    );
  });
});
