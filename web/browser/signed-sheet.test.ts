import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import { USUAL_TEAMS } from '@ronde/core/tournament/default-settings.ts';
import type { MatchSheetsView } from '@ronde/core/tournament/views/match-sheets.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TABLE_WORDS } from '../desk/parts/table-words.ts';
import { MATCH_SHEETS_WORDS } from '../desk/pages/match-sheets/match-sheets-words.ts';
import { SIGNATURES_WORDS } from '../desk/pages/match-sheets/signatures-words.ts';
import { SHEET_WORDS } from '../phone/captain/sheet-words.ts';
import { faultsIn, faultsOn } from './axe-faults.ts';
import { deviceLink, type ByHttp } from './by-http.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM, DESK, PHONE } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { printed, READS_PDF } from './printed.ts';
import { tooWideOnPhone } from './fits-a-phone.ts';

const desk = SIGNATURES_WORDS.en;
const words = SHEET_WORDS.en;
const TEAMS = ['Tour', 'Roi'];
const WON = { kind: 'played', score: '1-0' } as const;
const DRAWN = { kind: 'played', score: '½-½' } as const;
const REASON = 'Board 2 was drawn';

/** Two teams on two boards, whose one match is over. */
async function match(address: string): Promise<ByHttp> {
  const http = await inventedEvent(address, {
    name: 'One match',
    players: 0,
    rounds: 1,
    settings: {
      kind: 'team',
      system: 'berger',
      team: { ...USUAL_TEAMS, boards: 2, boardColours: 'WB' },
    },
  });
  for (const name of TEAMS) {
    const players = [1, 2].map((place) => ({
      id: playerId(`${name}${place}`),
      name: `${name}${place}, Kim`,
      ratings: { fide: 2000 - place },
      fromRound: 1,
    }));
    const roster = players.map(({ id }) => id);
    const team = { id: teamId(name), name, roster, captain: `Captain, ${name}` };
    await http.do({ type: 'importTeams', players, teams: [team] });
  }
  await http.do({ type: 'pairRound', round: 1 });
  await http.do({ type: 'publishRound', round: 1 });
  for (const board of [1, 2]) {
    await http.do({ type: 'enterResult', round: 1, board, outcome: WON });
  }
  return http;
}

describe.skipIf(CHROMIUM === null)('the sheet of a match', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 6.9 VII 3] is signed on captains’ phones, contested, put right, and signed by both', async () => {
    const { address } = server;
    const http = await match(address);
    const phoneOf = async (team: string): Promise<Page> => {
      const wish = { name: team, role: 'captain', team } as const;
      const { page: opens } = await comes({ size: PHONE });
      await opens.goto(`${address}${(await deviceLink(address, http.tournament, wish)).path}`);
      await opens.getByRole('heading', { name: words.heading(1) }).waitFor();
      return opens;
    };
    const tour = await phoneOf('Tour');
    const roi = await phoneOf('Roi');

    // Every board, and one button.
    expect(await tour.getByRole('row').count()).toBe(4);
    await tour.getByText(words.toSign).waitFor();
    await tour.getByRole('button', { name: words.sign, exact: true }).click();
    await tour.locator('[data-sheet="signed"]').waitFor();
    await roi.getByText(words.otherSigned('Tour')).waitFor();
    expect(await faultsOn(tour)).toEqual([]);
    expect(await tooWideOnPhone(tour, 'table')).toBe(0);

    // The other captain does not sign: the arbiter is told why, the first captain is not.
    await roi.getByText(words.wrong).click();
    await roi.getByLabel(words.reason).fill(REASON);
    await roi.getByRole('button', { name: words.contest, exact: true }).click();
    await roi.locator('[data-sheet="contested"]').waitFor();
    expect(await faultsOn(roi)).toEqual([]);
    await tour.getByText(words.otherContested('Roi')).waitFor();
    expect(await tour.getByText(REASON).count()).toBe(0);
    const { page } = await comes();
    const event = `${address}/event/${http.tournament}`;
    await page.goto(`${event}/now`);
    await page.getByText(REASON).first().waitFor();
    await page.getByRole('button', { name: 'Match sheet', exact: true }).click();
    await page.getByRole('heading', { name: MATCH_SHEETS_WORDS.en.heading(1), level: 1 }).waitFor();
    await page.getByRole('article').getByText(REASON).waitFor();
    expect(await faultsIn(page.locator('main'))).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: TABLE_WORDS.en.csv }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    expect(await tooWideOnPhone(page, 'article')).toBe(0);
    await page.setViewportSize(DESK);

    // A result is put right: neither word counts any more.
    await http.do({ type: 'clearResult', round: 1, board: 2 });
    await http.do({ type: 'enterResult', round: 1, board: 2, outcome: DRAWN });
    await tour.getByText(words.changed).waitFor();
    await page.getByText(desk.changed).first().waitFor();
    await goTo(page, `${event}/rounds/1`);
    await page.getByText('changed since signed').waitFor();
    await goTo(page, `${event}/calendar`);
    await page.getByText('changed since signed').waitFor();

    // One signs on the phone, the arbiter enters the other from the paper.
    await tour.getByRole('button', { name: words.sign, exact: true }).click();
    await tour.locator('[data-sheet="signed"]').waitFor();
    await goTo(page, `${event}/match-sheets/1`);
    await page.getByRole('button', { name: desk.signFor('Roi') }).click();
    await page.getByText('Captain, Roi').waitFor();
    await page.getByText('Captain, Tour').waitFor();
    expect(await page.getByRole('button', { name: desk.signFor('Tour') }).count()).toBe(0);
    if (READS_PDF) expect((await printed(page)).join('\n')).toContain('Captain, Roi');
    await goTo(page, `${event}/rounds/1`);
    await page.getByText('signed by both captains').waitFor();
    const { sheets } = await http.view<MatchSheetsView>('match-sheets');
    const both = sheets.flatMap(({ first, second }) => [first.answer, second.answer]);
    expect(both.map((one) => [one?.word, one?.onBehalf, one?.changed])).toEqual(
      expect.arrayContaining([
        ['signed', false, false],
        ['signed', true, false],
      ]),
    );
  });
});
